/// An error that an execution of an ``Action`` can fail with.
///
/// Corresponds to `ActionError` in ReactiveSwift.
public enum ActionError: Error {
    /// The action was disabled or already executing, so no execution was started.
    case disabled
    /// The closure or publisher of the action failed with an error.
    case failed(any Error)
    /// The execution was cancelled, or the action was deallocated.
    case cancelled
    /// The publisher finished without a value.
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
