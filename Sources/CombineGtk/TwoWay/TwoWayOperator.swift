import Combine
import Gtk

/// Binds a property and a model both ways: `entry.reactive.text <~> viewModel.name`.
///
/// - The model goes first: the property is set to its value. From then on each follows the other.
/// - Neither hears its own echo: a value of the model's reaches the property once, a change of the property, by the user or
///   the program, reaches the model once. A value equal to what is there is not set: caret, selection and input method stay.
/// - What GTK makes of a value of the model's, a number beyond a spin button's limits say, is not written back: the model
///   keeps what it was given.
/// - A ``TwoWayModel/converted(to:from:)`` model can refuse values; see there.
/// - The binding is stored on the property's object. It ends with the object, with its window, when the model finishes or is
///   found gone, or by the returned disposable, which may be discarded. It holds neither the object nor the model.
/// - Binding the property again, by this operator or by `<~`, replaces the binding.
/// - Values that the model sends on other threads reach the property on the main thread, in order.
/// - A model and a widget that never agree would go on for ever: the binding reports that, naming class and property, and
///   ends.
///
/// What each kind of widget is bound by: `text` of entries and text views, `isActive` of buttons and switches, `value` of spin
/// buttons and scales, `selected` of drop-downs, `page` of notebooks, `visibleChildName` of stacks, `isExpanded` and
/// `revealsChild`, `selectedDate` of calendars, `rgba` of colour choosers; any other GObject property that can be read and
/// set, and computed properties made of such. A spin button's value follows what is typed when GTK takes it: at Return, or
/// when the focus leaves.
@MainActor
@discardableResult
@inlinable
public func <~> <Base: Object, Model: TwoWayModel>(
    property: ReactiveProperty<Base, Model.Value>,
    model: Model
) -> any Disposable where Model.Value: Equatable {
    TwoWayBinding.bind(property, model.modelAccess)
}

/// Binds a property that may be absent and a model that is always there; see the other `<~>`.
///
/// The absence of a value, as where nothing is selected, does not reach the model.
@MainActor
@discardableResult
@inlinable
public func <~> <Base: Object, Model: TwoWayModel>(
    property: ReactiveProperty<Base, Model.Value?>,
    model: Model
) -> any Disposable where Model.Value: Equatable {
    TwoWayBinding.bind(property, model.modelAccess.converted(to: { $0 }, from: { $0 }))
}
