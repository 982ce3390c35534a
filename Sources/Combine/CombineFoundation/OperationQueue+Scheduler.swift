// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

/// A scheduler that runs closures as operations of the queue.
///
/// An operation for a later instant is added to the queue immediately and becomes ready at that instant. Therefore,
/// `operationCount` includes it, `cancelAllOperations()` cancels it, and `waitUntilAllOperationsAreFinished()` waits
/// for it.
extension OperationQueue: Scheduler {
    /// The options for running a closure. There are currently no options.
    public struct SchedulerOptions: Sendable {}

    /// The current instant.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The smallest tolerance that the scheduler allows, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedSendable(action)
        addOperation { action.value() }
    }

    /// Runs a closure at the given instant, or as soon as possible afterwards.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        add(ScheduledOperation(action), due: date.date)
    }

    /// Runs a closure at the given instant and then repeatedly, until the result is cancelled.
    ///
    /// If the queue can't run the closure in time, the closure runs as soon as possible, and intervals that have
    /// already passed are skipped.
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

    /// The queue that makes scheduled operations ready at their dates.
    private static let dueDates = DispatchQueue(label: "CombineFoundation.OperationQueue")

    /// Adds an operation that becomes ready at the given date.
    ///
    /// The operation depends on an empty operation, which is started at that date.
    fileprivate func add(_ operation: Operation, due date: Date) {
        let isDue = Operation()
        operation.addDependency(isDue)
        addOperation(operation)
        OperationQueue.dueDates.asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow)) {
            // On Linux, an operation accesses its dependent operations when it finishes, but doesn't retain them.
            withExtendedLifetime(operation) { isDue.start() }
        }
    }
}

/// An operation that runs a closure. Cancelling the operation releases the closure.
private final class ScheduledOperation: Operation, @unchecked Sendable {
    // Sendable because `Operation` is Sendable and a mutex protects the closure.

    private let action: ReleasableAction

    init(_ action: @escaping () -> Void) { self.action = ReleasableAction(action) }

    override func main() { action.run() }

    override func cancel() {
        super.cancel()
        action.release()
    }
}

/// A repeating operation, which is scheduled again after each run.
private final class RepeatedOperation: Sendable {
    private struct State {
        /// The closure, or nil after cancellation.
        var action: (() -> Void)?
        var operation: Operation?
    }

    private let queue: OperationQueue
    private let interval: TimeInterval
    private let state: Locked<State>

    init(queue: OperationQueue, interval: TimeInterval, _ action: @escaping () -> Void) {
        self.queue = queue
        // With an interval of zero, the operation would run endlessly. The timers of a run loop have the same minimum
        // interval.
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

    /// Cancels the operation and releases the closure.
    func cancel() { state.exchange(State()).operation?.cancel() }
}

extension OperationQueue {
    /// An instant, as measured by the queue's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// A time interval, in seconds.
        public struct Stride: SecondsStride {
            /// The interval in seconds.
            public var magnitude: TimeInterval

            /// Creates an interval from a `TimeInterval`.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }

        /// The instant as a date.
        public var date: Date

        /// Creates an instant from a `Date`.
        public init(_ date: Date) { self.date = date }

        /// Returns the interval to another instant.
        public func distance(to other: Self) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// Returns the queue's instant after the given interval.
        public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
    }
}
#endif
