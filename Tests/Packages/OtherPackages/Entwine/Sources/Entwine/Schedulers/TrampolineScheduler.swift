#if canImport(Combine)

import Combine
import Foundation

/// A scheduler that runs closures one after another on the thread of the first one.
@available(macOS 10.15, iOS 13.0, *)
public final class TrampolineScheduler: Scheduler {
    public typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    public typealias SchedulerOptions = ImmediateScheduler.SchedulerOptions

    private static let key = "TrampolineScheduler"

    private static var queue: ActionQueue {
        guard let queue = Thread.current.threadDictionary.value(forKey: Self.key) as? ActionQueue else {
            let new = ActionQueue()
            Thread.current.threadDictionary.setValue(new, forKey: Self.key)
            return new
        }
        return queue
    }

    public init() {}

    public var now: SchedulerTimeType { ImmediateScheduler.shared.now }
    public var minimumTolerance: SchedulerTimeType.Stride { ImmediateScheduler.shared.minimumTolerance }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        Self.queue.perform(action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        schedule(options: options, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> Cancellable {
        schedule(options: options, action)
        return AnyCancellable {}
    }
}

private final class ActionQueue {
    private var actions: [() -> Void] = []

    func perform(_ action: @escaping () -> Void) {
        actions.append(action)
        guard actions.count == 1 else { return }
        while let next = actions.first {
            next()
            actions.removeFirst()
        }
    }
}

#endif
