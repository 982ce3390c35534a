// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

/// A scheduler that runs closures on the run loop, in its default mode.
///
/// You can schedule a closure on any thread. The closure runs on the thread of the run loop, while the loop runs.
extension RunLoop: Scheduler {
    /// The options for running a closure. There are currently no options.
    public struct SchedulerOptions: Sendable {}

    /// The current instant.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The smallest tolerance that the scheduler allows, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure in the next turn of the run loop. Closures run in the order in which they were scheduled.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedSendable(action)
        perform { action.value() }
        // `perform(_:)` doesn't wake the run loop. Therefore, also add a timer that fires immediately and does nothing
        // else.
        schedule(Timer(fire: Date(), interval: 0, repeats: false) { _ in })
    }

    /// Runs a closure on the run loop at the given instant. The closure can run late by up to `tolerance`.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedSendable(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
        timer.tolerance = max(0, tolerance.timeInterval)
        schedule(timer)
    }

    /// Runs a closure on the run loop at the given instant and then repeatedly, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ReleasableAction(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
        timer.tolerance = max(0, tolerance.timeInterval)
        schedule(timer)
        return AnyCancellable {
            timer.invalidate()
            action.release()
        }
    }

    private func schedule(_ timer: Timer) { start(timer, in: .default) }

    /// Adds a timer.
    ///
    /// In a GTK program, the GTK main loop fires the timers of the main run loop. Before the GTK main loop waits, it
    /// computes the date of the next timer. Therefore, if another thread adds a timer to the main run loop, this method
    /// also wakes the GTK main loop.
    func start(_ timer: Timer, in mode: RunLoop.Mode) {
        add(timer, forMode: mode)
        if self === RunLoop.main, !Thread.isMainThread { DispatchQueue.main.async {} }
    }
}

extension RunLoop {
    /// An instant, as measured by the run loop's clock.
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

        /// Returns the run loop's instant after the given interval.
        public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
    }
}
#endif
