import Gtk

/// The answer that a task waits for while a dialog is open. The answer is set once. It's nil in two cases: the dialog
/// or its window is closed without an answer, or the task is cancelled.
@MainActor
final class PendingAnswer<Answer: Sendable> {
    private enum State {
        case waiting
        case asking(CheckedContinuation<Answer?, Never>, close: () -> Void)
        case answered
    }

    private var state = State.waiting
    private var endings: [AnyCancellable] = []
    /// A Boolean value that indicates whether the task is resumed and counts as work until it continues. Swift may
    /// resume a task through another thread, and the main loop is idle in the meantime.
    private var isResuming = false

    private init() {}

    /// Shows a dialog and waits for the answer.
    ///
    /// - Parameters:
    ///   - parent: The window that the dialog belongs to. If the window is closed before the user answers, the answer
    ///     is nil.
    ///   - ask: A closure that shows the dialog and returns a closure that closes it. The returned closure is called
    ///     once.
    static func of(_ parent: Window, _ ask: (PendingAnswer) -> () -> Void) async -> Answer? {
        let pending = PendingAnswer()
        return await withTaskCancellationHandler {
            defer { if pending.isResuming { BackgroundWork.end() } }
            return await withCheckedContinuation { continuation in
                if case .answered = pending.state { return continuation.resume(returning: nil) }
                let close = ask(pending)
                if case .answered = pending.state {
                    close()
                    return continuation.resume(returning: nil)
                }
                pending.state = .asking(continuation, close: close)
                RunningActions.questionCount += 1
                pending.end(with: parent)
            }
        } onCancel: {
            MainThread.perform(pending) { $0.answer(nil) }
        }
    }

    /// Sets the answer to nil when an object is deallocated, unless there is already an answer.
    func end(with object: some Storable) {
        MainActorDelivery { [weak self] _ in self?.answer(nil) }
            .follow(LifetimeEndPublisher(of: object)) { _ in }
            .store(in: &endings)
    }

    /// Answers the question and closes the dialog. Further calls do nothing.
    func answer(_ answer: Answer?) {
        let state = self.state
        self.state = .answered
        endings = []
        guard case .asking(let continuation, let close) = state else { return }
        RunningActions.questionCount -= 1
        close()
        isResuming = true
        BackgroundWork.begin()
        continuation.resume(returning: answer)
    }
}
