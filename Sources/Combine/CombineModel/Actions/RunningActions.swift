/// The numbers of running actions and of questions that wait for an answer of the user. Tests read them.
@MainActor
package enum RunningActions {
    /// The number of executions that have started and not yet ended, including asynchronous closures of
    /// `sink(on:receiveValue:)`.
    package internal(set) static var count = 0

    /// The number of dialogs for whose answer a task waits.
    package static var questionCount = 0

    /// A Boolean value that indicates whether an action is running that can end without an answer of the user.
    package static var isPending: Bool { count > 0 && questionCount == 0 }
}
