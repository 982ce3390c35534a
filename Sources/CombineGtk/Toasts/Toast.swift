import Combine
import Synchronization

/// A message that is shown for some time, or waits for its turn.
@MainActor
final class Toast: Disposable {
    let text: String
    let buttonTitle: String
    /// The action of its button, until the toast has ended.
    private(set) var action: (@MainActor () -> Void)?
    /// A closure that starts the time for which it is shown. The given closure is called on any thread.
    private let startTimer: (_ expire: @escaping () -> Void) -> AnyCancellable
    private var timer: AnyCancellable?
    /// The queue that shows it or in which it waits.
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

    /// Starts the time from the beginning.
    func startTime() {
        if isDisposed { return }
        timer = startTimer { [weak self] in self?.cancel() }
    }

    /// Stops the time.
    func stopTime() {
        timer = nil
    }

    /// Releases what it holds.
    func end() {
        hasEnded.store(true, ordering: .releasing)
        timer = nil
        action = nil
    }
}
