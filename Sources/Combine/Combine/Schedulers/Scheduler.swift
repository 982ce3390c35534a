/// A type that runs closures as soon as possible or at a given time, such as a queue or a run loop.
public protocol Scheduler<SchedulerTimeType> {
    /// The type that represents an instant for this scheduler.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// The type of the options for running a closure.
    associatedtype SchedulerOptions

    /// The current instant.
    var now: Self.SchedulerTimeType { get }

    /// The smallest tolerance that the scheduler allows.
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs a closure at the given instant.
    func schedule(
        after date: Self.SchedulerTimeType,
        tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?,
        _ action: @escaping () -> Void
    )

    /// Runs a closure at the given instant and then repeatedly, until the result is cancelled.
    func schedule(
        after date: Self.SchedulerTimeType,
        interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure at the given instant, with the smallest tolerance.
    public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at the given instant.
    public func schedule(
        after date: Self.SchedulerTimeType,
        tolerance: Self.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at the given instant and then repeatedly, until the result is cancelled.
    public func schedule(
        after date: Self.SchedulerTimeType,
        interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at the given instant and then repeatedly, with the smallest tolerance, until the result is
    /// cancelled.
    public func schedule(
        after date: Self.SchedulerTimeType,
        interval: Self.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}
