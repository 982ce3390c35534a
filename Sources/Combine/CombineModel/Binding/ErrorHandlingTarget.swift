/// A binding target for streams that can fail. It handles the error of a stream.
///
/// Create such a target with ``BindingTarget/onFailure(_:)``:
///
/// ```swift
/// label.reactive.label.onFailure { [spinner] _ in spinner.stop() } <~ request
/// ```
@MainActor
public struct ErrorHandlingTarget<Value, Failure: Error>: BindingTargetProvider {
    public let bindingTarget: BindingTarget<Value>
}
