import Combine
import Gtk

/// An answer that a dialog waits for. It's set once. It's nil if the dialog or its window is closed, or the task is
/// cancelled, before the user answers.
@MainActor
final class PendingAnswer<Answer: Sendable> {
    private enum State {
        case waiting
        case asking(CheckedContinuation<Answer?, Never>, close: () -> Void)
        case answered
    }

    private var state = State.waiting
    private var endings: [AnyCancellable] = []

    private init() {}

    /// Asks a question, and waits for the answer.
    ///
    /// - Parameters:
    ///   - parent: The window. The question ends when it is closed.
    ///   - ask: A closure that shows a dialog, and returns a closure that closes it, which is called once.
    static func of(
        _ parent: Window,
        _ ask: (PendingAnswer) -> () -> Void
    ) async -> Answer? {
        let pending = PendingAnswer()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if case .answered = pending.state { return continuation.resume(returning: nil) }
                let close = ask(pending)
                if case .answered = pending.state {
                    close()
                    return continuation.resume(returning: nil)
                }
                pending.state = .asking(continuation, close: close)
                pending.end(with: parent)
            }
        } onCancel: {
            MainThread.perform(pending) { $0.answer(nil) }
        }
    }

    /// Answers with nil when an object is deallocated, unless the answer was given earlier.
    func end(with object: some Storable) {
        LifetimeEndPublisher(of: object).sink { [weak self] in self?.answer(nil) }.store(in: &endings)
    }

    /// Answers the question and closes the dialog. Further calls do nothing.
    func answer(_ answer: Answer?) {
        let state = self.state
        self.state = .answered
        endings = []
        guard case .asking(let continuation, let close) = state else { return }
        close()
        continuation.resume(returning: answer)
    }
}
