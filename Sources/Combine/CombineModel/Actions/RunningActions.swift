/// The numbers of running actions and of questions that the user hasn't answered yet. Tests read them.
@MainActor
package enum RunningActions {
    /// The number of executions that are in progress, including asynchronous closures of `sink(on:receiveValue:)`.
    package internal(set) static var count = 0

    /// The number of dialogs whose answer a task is waiting for.
    package static var questionCount = 0

    /// A Boolean value that indicates whether actions are running and no dialog is open.
    package static var isPending: Bool { count > 0 && questionCount == 0 }
}
