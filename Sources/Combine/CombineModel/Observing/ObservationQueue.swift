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

    private init(_ clock: (any ObservationClock)?) {
        self.clock = clock
    }

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
        Self.waiting[key] = nil
        // Outer closures run first, because each run of an outer closure ends the observations nested in it.
        for observation in observations.sorted(by: { $0.number < $1.number }) {
            observation.isWaiting = false
            if clock == nil { Cascade.willRun(observation) }
            observation.run()
        }
        observations = []
        if clock == nil, Self.waiting[nil] == nil { Cascade.settle() }
    }
}

/// A clock that determines when waiting observations run.
@MainActor
package protocol ObservationClock: AnyObject {
    /// Calls a closure once at the next frame, or after a short time if there is no frame.
    func requestTick(_ run: @escaping @MainActor () -> Void)
}
