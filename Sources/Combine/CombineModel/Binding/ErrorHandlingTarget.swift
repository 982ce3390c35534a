/// A target of streams that can fail, with a handler of their errors. Created by ``BindingTarget/onFailure(_:)``.
///
/// ```swift
/// label.reactive.label.onFailure { [spinner] _ in spinner.stop() } <~ request
/// ```
@MainActor
public struct ErrorHandlingTarget<Value, Failure: Error>: BindingTargetProvider {
    public let bindingTarget: BindingTarget<Value>
}
