import Combine

/// A type whose value can be bound to a property in both directions with `<~>`.
///
/// You can bind properties of any class with ``Bindable``, properties of an observed object (`$viewModel.name`) and
/// parts of them, `CurrentValueRelay`s, and `CurrentValueSubject`s that never fail, each also with a conversion of its
/// values by ``converted(to:from:)``. To make your own type bindable, return its access as ``modelAccess``:
///
/// ```swift
/// extension Thermostat: TwoWayModel {
///     var modelAccess: ModelAccess<Double> {
///         ModelAccess(temperatures) { [weak self] value in
///             self?.heat(to: value)
///             return self?.temperature
///         }
///     }
/// }
/// ```
@MainActor
public protocol TwoWayModel<Value> {
    associatedtype Value

    /// The access with which a binding follows and sets it.
    var modelAccess: ModelAccess<Value> { get }
}

extension CurrentValueRelay: TwoWayModel {
    @inlinable
    public var modelAccess: ModelAccess<Output> {
        ModelAccess(self) { [weak self] value in
            self?.accept(value)
            return self.map { _ in value }
        }
    }
}

extension CurrentValueSubject: TwoWayModel where Failure == Never {
    @inlinable
    public var modelAccess: ModelAccess<Output> {
        // The current value is used, because a newer value that is sent within a delivery reaches subscribers before
        // the older value.
        ModelAccess(map { [weak self] value in self?.value ?? value }) { [weak self] value in
            self?.send(value)
            return self.map { _ in value }
        }
    }
}

/// Unavailable, because the publisher of a `@Published` property only knows the value's storage and not the object.
/// Setting it would bypass the property's `didSet`.
///
/// For an `@ObservedObject`, `@StateObject` or ``Bindable``, write `$viewModel.name`. Elsewhere, write
/// `Bindable(viewModel).name`.
@available(
    *,
    unavailable,
    message: "a publisher would bypass the property's didSet; write '$viewModel.name' or 'Bindable(viewModel).name'"
)
extension Published.Publisher: TwoWayModel {
    public var modelAccess: ModelAccess<Value> { fatalError("unavailable") }
}
