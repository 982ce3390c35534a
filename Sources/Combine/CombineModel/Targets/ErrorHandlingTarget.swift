/// A binding target for streams that can fail. The target passes the error of a stream to a handler.
///
/// Create an error-handling target with ``BindingTarget/onFailure(_:)``:
///
/// ```swift
/// label.reactive.label.onFailure { [spinner] _ in spinner.stop() } <~ request
/// ```
@MainActor
public struct ErrorHandlingTarget<Value, Failure: Error>: BindingTargetProvider {
    public let bindingTarget: BindingTarget<Value>
}
