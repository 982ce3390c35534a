#if canImport(Combine)
import Combine

@available(macOS 10.15, iOS 13.0, *)
extension Scheduler {
    /// Returns a closure that returns the number of intervals that have passed.
    public func countTicks(every interval: SchedulerTimeType.Stride) -> () -> Int {
        let timer = TimerCount(every: interval, on: self)
        return { timer.current }
    }
}
#endif
