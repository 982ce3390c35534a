import Combine

/// A queue of observations that run at the next tick of a clock. Without a clock, they run in the next turn of the main
/// loop.
@MainActor
package final class ObservationQueue {
    /// A closure that schedules another closure for the next turn of the main loop. By default, it uses Dispatch's main
    /// queue. A module with a different main loop replaces the closure.
    package static var runInNextTurn: (_ run: @escaping @MainActor () -> Void) -> Void = { run in
        MainThread.performLater { run() }
    }

    /// The queues that wait for a tick, by the identity of their clock.
    private static var waiting: [ObjectIdentifier?: ObservationQueue] = [:]

    private let clock: (any ObservationClock)?
    private var observations: [ObservedClosure] = []

    /// Schedules an observation for the next tick of its clock.
    static func schedule(_ observation: ObservedClosure) {
        if observation.isDisposed || observation.isWaiting { return }
        observation.isWaiting = true
        let clock = observation.clock
        let key = clock.map { ObjectIdentifier($0) }
        if let queue = waiting[key] {
            queue.observations.append(observation)
        } else {
            let queue = ObservationQueue(clock)
            waiting[key] = queue
            queue.observations.append(observation)
            queue.wait()
        }
    }

    /// Runs the waiting observations, and those that they trigger, without waiting for a tick.
    ///
    /// Call this method before an event of the user is handled, so that the handler finds what earlier handlers have
    /// changed. Observations can trigger each other endlessly. Therefore, they run at most ten times.
    package static func flush() {
        if waiting.isEmpty || ObservedClosure.isAnyRunning { return }
        for _ in 0..<10 where !waiting.isEmpty {
            waiting[nil]?.run()
            for queue in waiting.values { queue.run() }
        }
    }

    private init(_ clock: (any ObservationClock)?) { self.clock = clock }

    /// The identity of the clock. The queue retains the clock. Therefore, no other clock can get the same identity.
    private var key: ObjectIdentifier? { clock.map { ObjectIdentifier($0) } }

    private func wait() {
        if let clock {
            clock.requestTick { [self] in run() }
        } else {
            Self.runInNextTurn { [self] in run() }
        }
    }

    private func run() {
        // After a flush, another queue may wait for the same clock.
        if Self.waiting[key] === self { Self.waiting[key] = nil }
        // Outer closures run first, because each run of an outer closure ends the observations nested in it.
        let due = observations.sorted { $0.number < $1.number }
        observations = []
        for observation in due {
            observation.isWaiting = false
            if clock == nil { Cascade.willRun(observation) }
            observation.run()
        }
        if clock == nil, Self.waiting[nil] == nil { Cascade.settle() }
    }
}

/// A clock that determines when waiting observations run.
@MainActor
package protocol ObservationClock: AnyObject {
    /// Calls a closure once at the next frame, or after a short time if there is no frame.
    func requestTick(_ run: @escaping @MainActor () -> Void)
}
