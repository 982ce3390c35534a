import Combine

/// What a property can be bound to both ways by `<~>`: a value that is followed and set.
///
/// `CurrentValueRelay`s, `CurrentValueSubject`s that never fail, the publishers of `@Published` properties
/// (`viewModel.$name`), properties of any class by ``Bindable`` or of an observed object (`$viewModel.name`), and each of
/// them with its values ``converted(to:from:)``. A type of your own is one by what it returns as its ``side``:
///
/// ```swift
/// extension Thermostat: TwoWayModel {
///     var side: ModelSide<Double> {
///         ModelSide(temperatures) { [weak self] value in
///             self?.heat(to: value)
///             return self?.temperature
///         }
///     }
/// }
/// ```
@MainActor
public protocol TwoWayModel<Value> {
    associatedtype Value

    /// The way in which a binding follows and sets it.
    var side: ModelSide<Value> { get }
}

extension CurrentValueRelay: TwoWayModel {
    @inlinable
    public var side: ModelSide<Output> {
        ModelSide(self) { [weak self] value in
            self?.accept(value)
            return self.map { _ in value }
        }
    }
}

extension CurrentValueSubject: TwoWayModel where Failure == Never {
    @inlinable
    public var side: ModelSide<Output> {
        // The current value: a nested value reaches subscribers before the outer, older one.
        ModelSide(map { [weak self] value in self?.value ?? value }) { [weak self] value in
            self?.send(value)
            return self.map { _ in value }
        }
    }
}

/// A `@Published` property by its publisher, `viewModel.$name`, as for `assign(to:)`.
///
/// Setting it goes past the property's own `didSet`, as Apple's `assign(to:)` does: the publisher knows the value's storage,
/// not the object. `$viewModel.name`, of an `@ObservedObject`, `@StateObject` or ``Bindable``, runs it.
extension Published.Publisher: TwoWayModel {
    @inlinable
    public var side: ModelSide<Value> {
        ModelSide(self) { [weak storage] value in
            storage?.value = value
            return storage.map { _ in value }
        }
    }
}
