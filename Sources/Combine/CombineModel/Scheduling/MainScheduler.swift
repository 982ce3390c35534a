import Combine
import Dispatch

/// A scheduler that runs closures on the main thread, for view models that import neither Dispatch nor GTK. A Combine
/// `Scheduler`.
///
/// ```swift
/// $query
///     .debounce(for: .milliseconds(300), scheduler: MainScheduler.shared)
///     .sink(on: self) { model, query in model.search(query) }
/// ```
///
/// Closures run in the order in which they were scheduled, and never within the call that schedules them, even on the
/// main thread. They can be scheduled on any thread. Times are those of Dispatch's main queue, which the GTK main loop
/// serves.
///
/// It corresponds to RxSwift's `MainScheduler`, and behaves like `DispatchQueue.main`.
public struct MainScheduler: Scheduler, Sendable {
    /// The scheduler of the main thread.
    public static let shared: MainScheduler = MainScheduler()

    private init() {}

    /// The current instant.
    public var now: DispatchQueue.SchedulerTimeType { DispatchQueue.main.now }

    /// The value zero.
    public var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

    /// Runs a closure as soon as the main thread is free.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        DispatchQueue.main.schedule(options: nil, action)
    }

    /// Runs a closure at an instant.
    ///
    /// - Parameter tolerance: The time by which the closure may run later.
    public func schedule(
        after date: DispatchQueue.SchedulerTimeType,
        tolerance: DispatchQueue.SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at an instant and then at intervals, until the result is cancelled or released.
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
