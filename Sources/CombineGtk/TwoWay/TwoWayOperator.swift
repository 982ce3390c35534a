import Combine
import Gtk

/// Binds a property and a model in both directions: `entry.reactive.text <~> viewModel.name`.
///
/// - The property is first set to the model's value. Then each follows the other.
/// - Changes aren't echoed. A value of the model reaches the property once, and a change of the property, by the user
///   or the program, reaches the model once. A value equal to the current one isn't set, so the caret, the selection
///   and the input method aren't disturbed.
/// - If GTK adjusts a value of the model, such as a number beyond the limits of a spin button, the adjusted value isn't
///   written back: the model keeps its value.
/// - A ``TwoWayModel/converted(to:from:)`` model can reject values.
/// - The binding is stored on the property's object. It ends with the object, with its window, when the model finishes
///   or no longer exists, or by the returned disposable, which can be discarded. It holds neither the object nor the
///   model.
/// - Binding the property again, with this operator or `<~`, replaces the binding.
/// - Values that the model sends on other threads reach the property on the main thread, in order.
/// - If a model and a widget never agree, the binding reports the endless loop, with the names of the class and the
///   property, and ends.
///
/// Bind `text` of entries and text views, `isActive` of buttons and switches, `value` of spin buttons and scales,
/// `selected` of drop-downs, `page` of notebooks, `visibleChildName` of stacks, `isExpanded` and `revealsChild`,
/// `selectedDate` of calendars and date pickers, and `rgba` of color choosers. You can also bind any other GObject property that is
/// readable and writable, and computed properties that use such properties. The value of a spin button follows typed
/// text when GTK accepts it: at Return, or when the focus leaves.
@MainActor
@discardableResult
@inlinable
public func <~> <Base: Object, Model: TwoWayModel>(
    property: ReactiveProperty<Base, Model.Value>,
    model: Model
) -> any Disposable where Model.Value: Equatable {
    TwoWayBinding.bind(property, model.modelAccess)
}

/// Binds an optional property to a model that always has a value. See the other `<~>`.
///
/// If the property becomes nil, for example because nothing is selected, the model doesn't change.
@MainActor
@discardableResult
@inlinable
public func <~> <Base: Object, Model: TwoWayModel>(
    property: ReactiveProperty<Base, Model.Value?>,
    model: Model
) -> any Disposable where Model.Value: Equatable {
    TwoWayBinding.bind(property, model.modelAccess.converted(to: { $0 }, from: { $0 }))
}

/// Unavailable, because the values of the property and of the model have different types.
@available(*, unavailable, message: "both sides must have the same type: write '<~> model.converted(to:from:)'")
@MainActor
@discardableResult
public func <~> <Base: Object, Value, Model: TwoWayModel>(
    property: ReactiveProperty<Base, Value>,
    model: Model
) -> any Disposable {
    fatalError("unavailable")
}
