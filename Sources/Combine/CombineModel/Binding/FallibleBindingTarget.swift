import Combine

/// A target of streams that can fail, with a handler of their errors; made by ``BindingTarget/onFailure(_:)``.
///
/// ```swift
/// label.reactive.label.onFailure { [spinner] _ in spinner.stop() } <~ request
/// ```
@MainActor
public struct FallibleBindingTarget<Value>: BindingTargetProvider {
    public let bindingTarget: BindingTarget<Value>
}

/// Has a publisher that can fail drive a target that handles errors; the failure ends the binding.
@MainActor
@discardableResult
public func <~ <Value, Source: Publisher>(
    target: FallibleBindingTarget<Value>,
    source: Source
) -> any Disposable where Source.Output == Value {
    target.bindingTarget.follow(source)
}

/// Has a publisher that can fail drive a property that may also be absent; see the other `<~`.
@MainActor
@discardableResult
public func <~ <Value, Source: Publisher>(
    target: FallibleBindingTarget<Value?>,
    source: Source
) -> any Disposable where Source.Output == Value {
    target.bindingTarget.unwrapped().follow(source)
}

/// Unavailable: a publisher that can fail needs a handler of its errors.
@available(
    *,
    unavailable,
    message:
        "a publisher that can fail drives nothing: end its errors by replaceError(with:) or catch, or take them by onFailure on the target"
)
@MainActor
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
    target: Target,
    source: Source
) -> any Disposable {
    fatalError("unavailable")
}
