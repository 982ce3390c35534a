#if !(os(iOS) && (arch(i386) || arch(arm))) && canImport(Combine)
import Combine
import Foundation

/// Counts the firings of a scheduler's timer.
@available(macOS 10.15, iOS 13.0, *)
final class TimerCount<Context: Scheduler>: NSObject {
    private let lock: Lock
    private var count = 0
    private var cancellable: Cancellable?

    init(every interval: Context.SchedulerTimeType.Stride, on scheduler: Context) {
        lock = Lock()
        super.init()
        cancellable = scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: .zero,
            options: nil
        ) { [weak self] in
            self?.timerFired()
        }
    }

    deinit {
        cancellable?.cancel()
        lock.cleanupLock()
    }

    var current: Int {
        lock.lock()
        defer { lock.unlock() }
        return count
    }

    @objc
    func timerFired() {
        lock.lock()
        count += 1
        lock.unlock()
    }
}
#endif
