/// Counters of running actions and of dialogs that wait for an answer. Tests use them to wait until no action is
/// pending.
@MainActor
package enum RunningActions {
    /// The number of executions that are in progress, including asynchronous closures of `sink(on:receiveValue:)`.
    package internal(set) static var count = 0

    /// The number of tasks that are waiting for the answer to a dialog.
    package static var questionCount = 0

    /// A Boolean value that indicates whether actions are running and none of them is waiting for the answer to a
    /// dialog.
    package static var isPending: Bool { count > 0 && questionCount == 0 }
}
