// In `Combine` with the trait `Foundation`, in `CombineFoundation` without it.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

/// Runs closures on the run loop, in its default mode. Apple's `RunLoop` as a Combine `Scheduler`.
///
/// A closure can be scheduled from any thread. It runs on the thread of the run loop, when the loop runs.
extension RunLoop: Scheduler {
    /// There are no options.
    public struct SchedulerOptions: Sendable {}

    /// The current instant.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure in the run loop's next turn, in the order of scheduling.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedSendable(action)
        perform { action.value() }
        // Scheduling alone doesn't wake the run loop. A timer that is due does.
        schedule(Timer(fire: Date(), interval: 0, repeats: false) { _ in })
    }

    /// Runs a closure on the run loop at an instant, up to `tolerance` late.
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

    /// Runs a closure on the run loop at an instant and then at intervals, until the result is cancelled.
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

    private func schedule(_ timer: Timer) {
        start(timer, in: .default)
    }

    /// Adds a timer. Also wakes the main loop if the run loop belongs to the main thread, because GTK programs don't
    /// run Foundation's run loop there.
    func start(_ timer: Timer, in mode: RunLoop.Mode) {
        add(timer, forMode: mode)
        if self === RunLoop.main, !Thread.isMainThread { DispatchQueue.main.async {} }
    }
}
#endif
