import Combine

/// A queue of observations that run at the next tick of a clock. Without a clock, they run in the next turn of the main
/// loop.
@MainActor
package final class ObservationQueue {
    /// A closure that schedules a call of ``runTurn()`` for the next turn of the main loop. By default, it uses
    /// Dispatch's main queue. A module with a different main loop replaces the closure.
    package static var requestTurn: () -> Void = { MainThread.performLater { runTurn() } } {
        didSet { if turn.isTickRequested { requestTurn() } }
    }

    /// The observations that wait for the next turn of the main loop.
    private static let turn = ObservationQueue(nil)
    /// The queues that wait for a tick, by the identity of their clock. They retain their clock. Therefore, no other
    /// clock can get the same identity.
    private static var waiting: [ObjectIdentifier: ObservationQueue] = [:]

    private let clock: (any ObservationClock)?
    private var isTickRequested = false
    private var observations: [(number: Int, observation: ObservedClosure)] = []

    private init(_ clock: (any ObservationClock)?) { self.clock = clock }

    /// Schedules an observation for the next tick of its clock.
    static func schedule(_ observation: ObservedClosure) {
        if observation.isDisposed || observation.isWaiting { return }
        observation.isWaiting = true
        let queue = observation.clock.map { Self.queue(of: $0) } ?? turn
        queue.observations.append((observation.number, observation))
        if !queue.isTickRequested { queue.requestTick() }
    }

    private static func queue(of clock: any ObservationClock) -> ObservationQueue {
        if let queue = waiting[ObjectIdentifier(clock)] { return queue }
        let queue = ObservationQueue(clock)
        waiting[ObjectIdentifier(clock)] = queue
        return queue
    }

    /// A Boolean value that indicates whether an observation is waiting to run.
    package static var isAnyWaiting: Bool { waitingCount > 0 }

    /// The number of observations that are waiting to run. It includes those of the current tick that haven't run yet.
    static var waitingCount = 0

    /// Runs the waiting observations, and those that they trigger, without waiting for a tick.
    ///
    /// Call this method before an event of the user is handled, so that the handler finds what earlier handlers have
    /// changed. Observations can trigger each other endlessly. Therefore, they run at most ten times.
    package static func flush() {
        if ObservedClosure.isAnyRunning { return }
        for _ in 0..<10 where isAnyWaiting {
            turn.run()
            for queue in waiting.values { queue.run() }
        }
    }

    /// Runs the observations that wait for the next turn of the main loop.
    package static func runTurn() {
        turn.isTickRequested = false
        turn.run()
    }

    private func requestTick() {
        isTickRequested = true
        guard let clock else { return Self.requestTurn() }
        clock.requestTick { [self] in run() }
    }

    private func run() {
        // After a flush, another queue may wait for the same clock.
        if let clock, Self.waiting[ObjectIdentifier(clock)] === self { Self.waiting[ObjectIdentifier(clock)] = nil }
        let due = observations
        observations = []
        if due.count == 1 {
            run(due[0].observation)
        } else {
            // Outer closures run first, because each run of an outer closure ends the observations nested in it.
            // Numbers are sorted, because moving a reference to an object would change its reference count.
            var order = due.indices.map { (number: due[$0].number, index: $0) }
            order.sort { $0.number < $1.number }
            for (_, index) in order { run(due[index].observation) }
        }
        if clock == nil, observations.isEmpty { Cascade.settle() }
    }

    private func run(_ observation: ObservedClosure) {
        if clock == nil { Cascade.willRun(observation) }
        observation.run()
    }
}

/// A clock that determines when waiting observations run.
@MainActor
package protocol ObservationClock: AnyObject {
    /// Calls a closure once at the next frame, or after a short time if there is no frame.
    func requestTick(_ run: @escaping @MainActor () -> Void)
}
