import Combine

/// A scheduler that runs closures immediately. It records the options and counts the reads of its current date.
final class OptionRecordingScheduler: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = String

    private(set) var options: [String?] = []
    private(set) var timeReads = 0

    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    var now: SchedulerTimeType {
        timeReads += 1
        return ImmediateScheduler.shared.now
    }

    func schedule(options: String?, _ action: @escaping () -> Void) {
        self.options.append(options)
        action()
    }

    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: String?,
        _ action: @escaping () -> Void
    ) {
        self.options.append(options)
        action()
    }

    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: String?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        self.options.append(options)
        return Subscriptions.empty
    }
}
