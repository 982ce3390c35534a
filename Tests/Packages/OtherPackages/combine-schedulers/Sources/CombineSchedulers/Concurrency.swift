import Combine

extension Scheduler {
    /// Returns the times at which an interval has passed.
    public func ticks(
        every interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride = .zero,
        options: SchedulerOptions? = nil
    ) -> AsyncStream<Void> {
        AsyncStream { continuation in
            let cancellable = UncheckedCancellable(
                schedule(
                    after: now.advanced(by: interval),
                    interval: interval,
                    tolerance: tolerance,
                    options: options
                ) {
                    continuation.yield()
                }
            )
            continuation.onTermination = { _ in cancellable.cancel() }
        }
    }
}

/// A timer can be cancelled on any thread.
private final class UncheckedCancellable: @unchecked Sendable {
    private let cancellable: any Cancellable

    init(_ cancellable: any Cancellable) {
        self.cancellable = cancellable
    }

    func cancel() {
        cancellable.cancel()
    }
}
