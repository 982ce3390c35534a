/// The reason why an execution of an ``Action`` produced no value. ReactiveSwift's `ActionError`.
public enum ActionError: Error {
    /// The action was disabled or already executing. Nothing was started.
    case disabled
    /// The action's own error.
    case failed(any Error)
    /// The execution was cancelled, or the action was deallocated.
    case cancelled
    /// A publisher finished without the awaited value.
    case finishedWithoutValue
}

extension ActionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .disabled: "The action is disabled or already executing"
        case .failed(let error): "\(error)"
        case .cancelled: "The action was cancelled"
        case .finishedWithoutValue: "The action's publisher finished without a value"
        }
    }
}
