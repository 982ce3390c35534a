// In `Combine` with the trait `Foundation`, in `CombineFoundation` without it.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

/// Runs closures as operations of the queue. Apple's `OperationQueue` as a Combine `Scheduler`.
///
/// An operation for a later instant is added to the queue immediately and becomes ready at that instant:
/// `operationCount` counts it, `cancelAllOperations()` cancels it, and `waitUntilAllOperationsAreFinished()` waits for
/// it.
extension OperationQueue: Scheduler {
    /// There are no options.
    public struct SchedulerOptions: Sendable {}

    /// The current instant.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure as soon as the queue can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedSendable(action)
        addOperation { action.value() }
    }

    /// Runs a closure at an instant, or as soon afterwards as the queue can.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        add(ScheduledOperation(action), due: date.date)
    }

    /// Runs a closure at an instant and then at intervals, or as soon afterwards as the queue can, until the result is
    /// cancelled.
    ///
    /// Intervals that have passed before the closure could run are skipped.
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

    /// The queue that starts the operations on which scheduled operations depend, in the order of their dates.
    private static let dueDates = DispatchQueue(label: "CombineFoundation.OperationQueue")

    /// Adds an operation, and another operation that it depends on and that is started at a date.
    fileprivate func add(_ operation: Operation, due date: Date) {
        let isDue = Operation()
        operation.addDependency(isDue)
        addOperation(operation)
        OperationQueue.dueDates.asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow)) {
            // On Linux, an operation doesn't retain the operations that depend on it, but uses them when it finishes.
            withExtendedLifetime(operation) { isDue.start() }
        }
    }
}

/// An operation that runs a closure, which is released when the operation is cancelled.
private final class ScheduledOperation: Operation, @unchecked Sendable {
    // Sendable because `Operation` is, and because a mutex protects the closure.

    private let action: ReleasableAction

    init(_ action: @escaping () -> Void) {
        self.action = ReleasableAction(action)
    }

    override func main() {
        action.run()
    }

    override func cancel() {
        super.cancel()
        action.release()
    }
}

/// A recurring operation, which is scheduled again each time that it has run.
private final class RepeatedOperation: Sendable {
    private struct State {
        /// The closure, or nil after cancellation.
        var action: (() -> Void)?
        /// The operation in the queue.
        var operation: Operation?
    }

    private let queue: OperationQueue
    private let interval: TimeInterval
    private let state: Locked<State>

    init(queue: OperationQueue, interval: TimeInterval, _ action: @escaping () -> Void) {
        self.queue = queue
        // This is the minimum interval of a run loop's timer. Without an interval, the operation would run endlessly.
        self.interval = max(interval, 0.0001)
        state = Locked(State(action: action))
    }

    func schedule(due date: Date) {
        let operation = ScheduledOperation { self.run(due: date) }
        let isCancelled = state.withLock { state in
            state.operation = operation
            return state.action == nil
        }
        if !isCancelled { queue.add(operation, due: date) }
    }

    private func run(due date: Date) {
        guard let action = state.withLock({ $0.action }) else { return }
        action()
        let missed = max(0, (Date().timeIntervalSince(date) / interval).rounded(.down))
        schedule(due: date + (missed + 1) * interval)
    }

    /// Removes the operation from the queue, and releases the closure.
    func cancel() {
        state.exchange(State()).operation?.cancel()
    }
}
#endif
