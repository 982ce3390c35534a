import Gtk

/// Binds a property and a model in both directions: `entry.reactive.text <~> viewModel.name`.
///
/// - The property is first set to the model's value. Afterwards, changes of each side are applied to the other side.
/// - Changes aren't echoed. Each value of the model is applied to the property once, and each change of the property,
///   by the user or the program, is applied to the model once. A value that equals the current value isn't applied, so
///   the cursor, the selection and the input method aren't disturbed.
/// - If GTK adjusts a value of the model, for example to the limits of a spin button, the model keeps its value.
/// - To let a model reject values, use ``/CombineModel/TwoWayModel/converted(to:from:)``.
/// - The binding is cancelled when the object is deallocated, its window is closed, the model finishes or is
///   deallocated, or you cancel the returned disposable. You can discard the disposable. The binding retains neither
///   the object nor the model.
/// - Binding the property again, with this operator or `<~`, replaces the binding.
/// - Values that the model sends on other threads are set on the main thread, in order.
/// - If the two sides keep changing each other, the binding stops the endless loop with a message that names the class
///   and the property.
///
/// You can bind `text` of entries and text views, `isActive` of buttons and switches, `value` of spin buttons and
/// scales, `selected` of drop-downs, `page` of notebooks, `visibleChildName` of stacks, `isExpanded` and
/// `revealsChild`, `selectedDate` of calendars and date pickers, and `rgba` of color choosers. You can also bind any
/// other GObject property that is readable and writable, and computed properties that use such properties. The value of
/// a spin button changes when GTK accepts the typed text, that is, when the user presses Return or the spin button
/// loses the focus.
@MainActor
@discardableResult
@inlinable
public func <~> <Base: Object, Model: TwoWayModel>(
    property: ReactiveProperty<Base, Model.Value>,
    model: Model
) -> any Disposable where Model.Value: Equatable {
    TwoWayBinding.bind(property, model.modelAccess)
}

/// Binds an optional property to a model with a value that isn't optional, in both directions.
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

@available(*, unavailable, message: "both sides must have the same type: write '<~> model.converted(to:from:)'")
@MainActor
@discardableResult
public func <~> <Base: Object, Value, Model: TwoWayModel>(
    property: ReactiveProperty<Base, Value>,
    model: Model
) -> any Disposable {
    fatalError("unavailable")
}

@available(*, unavailable, message: "a Combine operator has the name of the property: write 'Bindable(viewModel).name'")
@_disfavoredOverload
@MainActor
@discardableResult
public func <~> <Base: Object, Value, each Input, Output>(
    property: ReactiveProperty<Base, Value>,
    operator: (repeat each Input) -> Output
) -> any Disposable {
    fatalError("unavailable")
}

@available(
    *,
    unavailable,
    message: "the left side is a value: bind a property, as in 'entry.reactive.text <~> $viewModel.name'"
)
@_disfavoredOverload
@MainActor
@discardableResult
public func <~> <Value, Model: TwoWayModel>(value: Value, model: Model) -> any Disposable {
    fatalError("unavailable")
}
