/// Where and when a closure runs. Apple Combine's `Scheduler`.
public protocol Scheduler<SchedulerTimeType> {
    /// An instant of this scheduler's time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What may be asked of the scheduler beside.
    associatedtype SchedulerOptions

    /// The current instant.
    var now: Self.SchedulerTimeType { get }

    /// The least tolerance the scheduler allows.
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as may be.
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs a closure at an instant.
    func schedule(
        after date: Self.SchedulerTimeType,
        tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?,
        _ action: @escaping () -> Void
    )

    /// Runs a closure at an instant and then at intervals, until the result is cancelled.
    func schedule(
        after date: Self.SchedulerTimeType,
        interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure at an instant, with the least tolerance.
    public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure as soon as may be.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs a closure at an instant.
    public func schedule(
        after date: Self.SchedulerTimeType,
        tolerance: Self.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at an instant and then at intervals, until the result is cancelled.
    public func schedule(
        after date: Self.SchedulerTimeType,
        interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at an instant and then at intervals, with the least tolerance, until the result is cancelled.
    public func schedule(
        after date: Self.SchedulerTimeType,
        interval: Self.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}
