import Combine
import Dispatch

/// A scheduler that runs closures on the main thread.
///
/// ```swift
/// $query
///     .debounce(for: .milliseconds(300), scheduler: MainScheduler.shared)
///     .sink(on: self) { model, query in model.search(query) }
/// ```
///
/// Use this scheduler in view models that don't import Dispatch or GTK. You can schedule closures on any thread. They
/// run in the order in which they were scheduled, and never during the call that schedules them.
///
/// The scheduler behaves like `DispatchQueue.main` and uses the same clock. Corresponds to `MainScheduler` in RxSwift.
public struct MainScheduler: Scheduler, Sendable {
    /// The only instance of the scheduler.
    public static let shared: MainScheduler = MainScheduler()

    private init() {}

    /// The current instant.
    public var now: DispatchQueue.SchedulerTimeType { DispatchQueue.main.now }

    /// The smallest tolerance that the scheduler allows, which is zero.
    public var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

    /// Runs a closure as soon as the main thread is free.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        DispatchQueue.main.schedule(options: nil, action)
    }

    /// Runs a closure at the given instant.
    ///
    /// - Parameter tolerance: The maximum time by which the closure can be late.
    public func schedule(
        after date: DispatchQueue.SchedulerTimeType,
        tolerance: DispatchQueue.SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at the given instant and then repeatedly, until the result is cancelled or released.
    public func schedule(
        after date: DispatchQueue.SchedulerTimeType,
        interval: DispatchQueue.SchedulerTimeType.Stride,
        tolerance: DispatchQueue.SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
