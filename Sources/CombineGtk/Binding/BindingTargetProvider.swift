/// What a stream can drive by `<~`: a ``BindingTarget``, or a property that is one. ReactiveSwift's
/// `BindingTargetProvider`.
@MainActor
public protocol BindingTargetProvider<Value> {
    associatedtype Value

    /// What takes the values.
    var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
    public var bindingTarget: BindingTarget { self }
}
