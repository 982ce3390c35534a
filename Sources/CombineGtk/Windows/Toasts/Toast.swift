import CombineModel
import Synchronization

/// A message that a window shows for a limited time. It waits while the window shows another toast.
@MainActor
final class Toast: Disposable {
    let text: String
    let buttonTitle: String
    /// The action of the button. It's released when the toast ends.
    private(set) var action: (@MainActor () -> Void)?
    /// A closure that starts the timer. The timer can call `expire` on any thread.
    private let startTimer: (_ expire: @escaping () -> Void) -> AnyCancellable
    private var timer: AnyCancellable?
    weak var queue: ToastQueue?
    private nonisolated let hasEnded = Atomic(false)

    init(
        _ text: String,
        buttonTitle: String,
        action: (@MainActor () -> Void)?,
        startTimer: @escaping (_ expire: @escaping () -> Void) -> AnyCancellable
    ) {
        self.text = text
        self.buttonTitle = buttonTitle
        self.action = action
        self.startTimer = startTimer
    }

    nonisolated var isDisposed: Bool { hasEnded.load(ordering: .acquiring) }

    nonisolated func cancel() {
        MainThread.perform(self) { toast in
            if !toast.isDisposed { toast.queue?.remove(toast) }
        }
    }

    /// Starts the timer, or restarts it.
    func startTime() {
        if isDisposed { return }
        timer = startTimer { [weak self] in self?.cancel() }
    }

    func stopTime() { timer = nil }

    /// Stops the timer and releases the action.
    func end() {
        hasEnded.store(true, ordering: .releasing)
        timer = nil
        action = nil
    }
}
