/// The reason why an execution of an ``Action`` produced no value. ReactiveSwift's `ActionError`.
public enum ActionError: Error {
    /// The action was disabled, or executing already: nothing was begun.
    case disabled
    /// The action's own error.
    case failed(any Error)
    /// The execution was cancelled, or the action went.
    case cancelled
    /// A publisher finished without a value where one was awaited.
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
