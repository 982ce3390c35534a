// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

extension Timer {
    /// Returns a publisher that repeatedly publishes the current date.
    ///
    /// Connect the publisher to start the timer. For example,
    /// `Timer.publish(every: 1, on: .main, in: .common).autoconnect()` starts the timer for the first subscriber.
    ///
    /// - Parameters:
    ///   - tolerance: The maximum time by which the timer can fire late.
    ///   - runLoop: The run loop on which the timer runs.
    ///   - mode: The run loop mode in which the timer fires.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly publishes the current date, on a run loop.
    ///
    /// The timer starts when the publisher is connected and a subscriber has requested a date. All subscribers share
    /// the timer. A subscriber receives only the dates for which it has demand. Cancelling a connection stops the timer
    /// and releases the subscribers without a completion. On Linux, Foundation ignores the tolerance.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two dates.
        public let interval: TimeInterval

        /// The maximum time by which the timer can fire late.
        public let tolerance: TimeInterval?

        /// The run loop on which the timer runs.
        public let runLoop: RunLoop

        /// The run loop mode in which the timer fires.
        public let mode: RunLoop.Mode

        /// The options for scheduling the timer. There are currently no options, so the value is always nil.
        public let options: RunLoop.SchedulerOptions?

        private let shared: SharedTimer

        /// Creates a publisher that repeatedly publishes the current date.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
            let runLoop = UncheckedSendable(runLoop)
            let interval = RunLoop.SchedulerTimeType.Stride(interval).timeInterval
            shared = SharedTimer { fire in
                // On Linux, a timer without an explicit date fires immediately.
                let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) { _ in fire() }
                timer.tolerance = Swift.max(0, tolerance ?? 0)
                runLoop.value.start(timer, in: mode)
                return timer
            }
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            let subscription = TimerSubscription(subscriber, shared: shared, interval: interval, tolerance: tolerance)
            shared.add(subscription)
            subscriber.receive(subscription: subscription)
        }

        /// Starts the timer. If you call this method several times, cancelling one of the results stops the timer.
        public func connect() -> any Cancellable {
            shared.connect()
            return TimerConnection(shared: shared)
        }
    }
}

/// The timer that all subscribers of a publisher share. It runs while the publisher is connected and a subscriber has
/// requested a date.
private final class SharedTimer: Sendable {
    private struct State {
        var subscriptions: [TimerSubscription] = []
        var isConnected = false
        var isRequested = false
        /// The serial number of the current timer. A thread that has created a timer compares the numbers to detect
        /// that another thread has stopped the timer in the meantime.
        var generation = 0
        var timer: Timer?

        /// If a timer must be started, returns a new serial number. Otherwise, returns nil.
        mutating func nextGeneration() -> Int? {
            guard isConnected, isRequested, timer == nil, !subscriptions.isEmpty else { return nil }
            generation += 1
            return generation
        }
    }

    private let state = Locked(State())
    private let makeTimer: @Sendable (@escaping @Sendable () -> Void) -> Timer

    init(_ makeTimer: @escaping @Sendable (@escaping @Sendable () -> Void) -> Timer) {
        self.makeTimer = makeTimer
    }

    func add(_ subscription: TimerSubscription) {
        state.withLock { $0.subscriptions.append(subscription) }
    }

    func connect() {
        start { $0.isConnected = true }
    }

    func request() {
        start { $0.isRequested = true }
    }

    private func start(_ change: (inout State) -> Void) {
        let generation = state.withLock { state in
            change(&state)
            return state.nextGeneration()
        }
        guard let generation else { return }
        let timer = makeTimer { self.fire() }
        let isCurrent = state.withLock { state in
            guard state.generation == generation, state.isConnected else { return false }
            state.timer = timer
            return true
        }
        if !isCurrent { timer.invalidate() }
    }

    private func fire() {
        let date = Date()
        for subscription in state.withLock({ $0.subscriptions }) { subscription.send(date) }
    }

    /// Removes a subscription. Stops the timer if no subscriptions are left.
    func remove(_ subscription: TimerSubscription) {
        state.withLock { state -> Timer? in
            state.subscriptions.removeAll { $0 === subscription }
            guard state.subscriptions.isEmpty else { return nil }
            state.isRequested = false
            state.generation += 1
            return state.timer.take()
        }?.invalidate()
    }

    func disconnect() {
        // Moves the state out, so that its objects are released after unlocking.
        let ended = state.withLock { state in
            let ended = state
            state = State(generation: ended.generation + 1)
            return ended
        }
        ended.timer?.invalidate()
        for subscription in ended.subscriptions { subscription.end() }
    }
}

private final class TimerConnection: Cancellable {
    private let shared: SharedTimer

    init(shared: SharedTimer) { self.shared = shared }

    func cancel() { shared.disconnect() }
}

private final class TimerSubscription: Subscription, DescribedByName, Sendable {
    private struct State {
        var demand = Subscribers.Demand.none
        var downstream: (any Subscriber<Date, Never>)?
    }

    let name = "Timer"
    private let shared: SharedTimer
    private let interval: TimeInterval
    private let tolerance: TimeInterval?
    private let state: Locked<State>

    init(
        _ downstream: any Subscriber<Date, Never>,
        shared: SharedTimer,
        interval: TimeInterval,
        tolerance: TimeInterval?
    ) {
        self.shared = shared
        self.interval = interval
        self.tolerance = tolerance
        state = Locked(State(downstream: downstream))
    }

    func send(_ date: Date) {
        let downstream = state.withLock { state -> (any Subscriber<Date, Never>)? in
            guard state.demand > .none else { return nil }
            state.demand -= 1
            return state.downstream
        }
        guard let more = downstream?.receive(date), more > .none else { return }
        state.withLock { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        let isAlive = state.withLock { state in
            state.demand += demand
            return state.downstream != nil
        }
        if isAlive, demand > .none { shared.request() }
    }

    func cancel() {
        end()
        shared.remove(self)
    }

    /// Releases the subscriber after unlocking.
    func end() {
        _ = state.withLock { $0.downstream.take() }
    }

    var mirrorChildren: [Mirror.Child] {
        [
            ("downstream", state.value.downstream as Any), ("interval", interval as Any),
            ("tolerance", tolerance as Any),
        ]
    }
}
#endif
