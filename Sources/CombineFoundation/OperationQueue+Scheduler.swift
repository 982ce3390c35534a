import Combine
import Foundation
import Synchronization

/// Runs closures as operations of the queue. Apple's `OperationQueue` as a Combine `Scheduler`.
///
/// An operation that is due later is added to the queue when it is due, so `waitUntilAllOperationsAreFinished()` does not
/// wait for it before, nor does `cancelAllOperations()` cancel it.
extension OperationQueue: Scheduler {
    /// An instant of the queue's time.
    public typealias SchedulerTimeType = SchedulerDate<OperationQueue>

    /// There are no options.
    public struct SchedulerOptions: Sendable {}

    /// The current instant.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure as soon as the queue may.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedSendable(action)
        addOperation { action.value() }
    }

    /// Runs a closure as soon as the queue may after an instant.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedSendable(action)
        add(due: date.date) { action.value() }
    }

    /// Runs a closure as soon as the queue may after an instant and then at intervals, until the result is cancelled.
    ///
    /// Intervals that have passed before the closure could run are left out.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = RepeatedOperation(queue: self, interval: interval.timeInterval, action)
        repetition.schedule(due: date.date)
        return AnyCancellable { repetition.cancel() }
    }
}

extension OperationQueue {
    /// Adds what is due to operation queues. Serial, so that it does so in order.
    private static let dueDates = DispatchQueue(label: "CombineFoundation.OperationQueue")

    fileprivate func add(due date: Date, _ action: @escaping @Sendable () -> Void) {
        OperationQueue.dueDates.asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow)) {
            self.addOperation(action)
        }
    }
}

/// An operation that is scheduled anew each time that it has run.
private final class RepeatedOperation: Sendable {
    private let queue: OperationQueue
    private let interval: TimeInterval
    private let action: Mutex<UncheckedSendable<(() -> Void)?>>

    init(queue: OperationQueue, interval: TimeInterval, _ action: @escaping () -> Void) {
        self.queue = queue
        // As a run loop's timer, which an interval of none would have fire without end.
        self.interval = max(interval, 0.0001)
        self.action = Mutex(UncheckedSendable(action))
    }

    func schedule(due date: Date) {
        queue.add(due: date) { self.run(due: date) }
    }

    private func run(due date: Date) {
        guard let action = action.withLock({ UncheckedSendable($0.value) }).value else { return }
        action()
        let missed = max(0, (Date().timeIntervalSince(date) / interval).rounded(.down))
        schedule(due: date + (missed + 1) * interval)
    }

    /// Lets the closure go, too.
    func cancel() {
        _ = action.withLock { UncheckedSendable($0.value.take()) }
    }
}
