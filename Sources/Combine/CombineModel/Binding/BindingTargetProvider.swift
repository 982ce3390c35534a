/// A type that can be bound to a stream with `<~`: a ``BindingTarget``, or a property that provides one.
/// ReactiveSwift's `BindingTargetProvider`.
@MainActor
public protocol BindingTargetProvider<Value> {
    associatedtype Value
    /// The error with which a stream can fail. `Never`, unless the target handles errors.
    associatedtype Failure: Error = Never

    /// The target that receives the values.
    var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
    public var bindingTarget: BindingTarget { self }
}

/// A target of an optional object: `settings?.reactive.theme <~ name`. If it's nil, the binding ends before it starts.
extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
    public typealias Failure = Wrapped.Failure

    @inlinable
    public var bindingTarget: BindingTarget<Wrapped.Value> {
        self?.bindingTarget ?? .absent
    }
}

extension BindingTarget {
    /// A target without an object.
    @usableFromInline
    static var absent: BindingTarget {
        BindingTarget(owner: nil, isOwned: true, key: nil, name: { "no object" }) { _ in false }
    }
}
