/// A type that can be bound to a stream with the operator `<~`.
///
/// Corresponds to `BindingTargetProvider` in ReactiveSwift.
@MainActor
public protocol BindingTargetProvider<Value> {
    associatedtype Value
    /// The type of the errors that the target handles, or `Never` if it doesn't handle errors.
    associatedtype Failure: Error = Never

    /// The target that receives the values.
    var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
    public var bindingTarget: BindingTarget { self }
}

/// A binding target for an object that can be nil, for example `settings?.reactive.theme <~ name`.
///
/// If the object is nil, the binding ends immediately.
extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
    public typealias Failure = Wrapped.Failure

    @inlinable
    public var bindingTarget: BindingTarget<Wrapped.Value> { self?.bindingTarget ?? .absent }
}

extension BindingTarget {
    /// A target for an object that is nil. A binding to it ends immediately.
    @usableFromInline
    static var absent: BindingTarget {
        BindingTarget(owner: nil, isOwned: true, key: nil, name: { "no object" }) { _ in false }
    }
}
