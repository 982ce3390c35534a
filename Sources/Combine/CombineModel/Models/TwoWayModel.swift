import Combine

/// A type with a value that can be bound to a property in both directions with `<~>`.
///
/// You can bind properties of any class with ``Bindable``, properties of an observed object such as `$viewModel.name`,
/// a `CurrentValueRelay`, or a `CurrentValueSubject` that never fails. To convert values, use ``converted(to:from:)``.
/// To make your own type bindable, implement ``modelAccess``:
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

    /// The operations that a binding uses to observe and set the value.
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
        ModelAccess(latestValues) { [weak self] value in
            self?.send(value)
            return self.map { _ in value }
        }
    }

    /// A publisher of the subject's current value instead of the received value, because a value that is sent
    /// reentrantly arrives before the older value. The closure runs on any thread.
    @usableFromInline
    nonisolated var latestValues: Publishers.Map<CurrentValueSubject, Output> {
        map { [weak self] value in self?.value ?? value }
    }
}

/// Unavailable, because setting a value through the publisher of a `@Published` property would bypass the property's
/// `didSet` observer.
///
/// If `viewModel` is an `@ObservedObject`, `@StateObject` or `@Bindable` property, write `$viewModel.name`. Otherwise,
/// write `Bindable(viewModel).name`.
@available(
    *,
    unavailable,
    message: "a publisher would bypass the property's didSet; write '$viewModel.name' or 'Bindable(viewModel).name'"
)
extension Published.Publisher: TwoWayModel {
    public var modelAccess: ModelAccess<Value> { fatalError("unavailable") }
}
