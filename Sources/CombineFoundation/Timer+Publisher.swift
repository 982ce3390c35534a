import Combine
import Foundation
import Synchronization

extension Timer {
    /// A publisher of the date, at intervals, once connected.
    ///
    /// - Parameters:
    ///   - tolerance: how late the timer may fire.
    ///   - runLoop: what the timer runs on.
    ///   - mode: the mode of the run loop that the timer fires in.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the date at intervals, on a run loop. Apple's `Timer.TimerPublisher`.
    ///
    /// The timer starts once the publisher is connected and a value is requested. All subscribers share it; a date that
    /// a subscriber has not requested is not sent to it. Cancelling the connection stops the timer and lets the
    /// subscribers go, without a completion.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two dates.
        public let interval: TimeInterval

        /// How late a date may be.
        public let tolerance: TimeInterval?

        /// What the timer runs on.
        public let runLoop: RunLoop

        /// The mode of the run loop that the timer fires in.
        public let mode: RunLoop.Mode

        /// Options, of which there are none.
        public let options: RunLoop.SchedulerOptions?

        private let shared: SharedTimer

        /// Makes a publisher of the date at intervals.
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
            shared = SharedTimer { fire in
                // With a date, as on Linux a timer without one fires at once.
                let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) { _ in fire() }
                timer.tolerance = Swift.max(0, tolerance ?? 0)
                runLoop.value.start(timer, in: mode)
                return timer
            }
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            let subscription = TimerSubscription(shared: shared) { subscriber.receive($0) }
            shared.add(subscription)
            subscriber.receive(subscription: subscription)
        }

        /// Starts the timer. Cancelling the result, or that of any other call, stops it.
        public func connect() -> any Cancellable {
            shared.connect()
            return TimerConnection(shared: shared)
        }
    }
}

private struct TimerConnection: Cancellable {
    let shared: SharedTimer

    func cancel() {
        shared.disconnect()
    }
}

/// The timer of a publisher, which runs while it is connected and somebody has requested a date.
private final class SharedTimer: Sendable {
    private struct State {
        var subscriptions: [TimerSubscription] = []
        var isConnected = false
        var isRequested = false
        /// Tells the timers apart, as one may fire while another thread stops it.
        var generation = 0
        var timer: Timer?

        /// Whether a timer is to be started, by the caller.
        mutating func shouldStart() -> Bool {
            guard isConnected, isRequested, timer == nil, !subscriptions.isEmpty else { return false }
            generation += 1
            return true
        }
    }

    private let state = Mutex(UncheckedSendable(State()))
    private let makeTimer: @Sendable (@escaping @Sendable () -> Void) -> Timer

    init(_ makeTimer: @escaping @Sendable (@escaping @Sendable () -> Void) -> Timer) {
        self.makeTimer = makeTimer
    }

    func add(_ subscription: TimerSubscription) {
        state.withLock { $0.value.subscriptions.append(subscription) }
    }

    func connect() {
        start { $0.isConnected = true }
    }

    func request() {
        start { $0.isRequested = true }
    }

    private func start(_ change: (inout State) -> Void) {
        let generation = state.withLock { state -> Int? in
            change(&state.value)
            return state.value.shouldStart() ? state.value.generation : nil
        }
        guard let generation else { return }
        let timer = UncheckedSendable(makeTimer { self.fire() })
        let isCurrent = state.withLock { state in
            guard state.value.generation == generation, state.value.isConnected else { return false }
            state.value.timer = timer.value
            return true
        }
        if !isCurrent { timer.value.invalidate() }
    }

    private func fire() {
        let date = Date()
        for subscription in state.withLock({ $0.value.subscriptions }) { subscription.send(date) }
    }

    /// Stops the timer when nobody is left.
    func remove(_ subscription: TimerSubscription) {
        state.withLock { state -> UncheckedSendable<Timer?> in
            state.value.subscriptions.removeAll { $0 === subscription }
            guard state.value.subscriptions.isEmpty else { return UncheckedSendable(nil) }
            state.value.isRequested = false
            state.value.generation += 1
            return UncheckedSendable(state.value.timer.take())
        }.value?.invalidate()
    }

    func disconnect() {
        // Taken out, so that what it held is released after unlocking.
        let ended = state.withLock { state in
            let ended = state
            state.value = State()
            state.value.generation = ended.value.generation + 1
            return ended
        }.value
        ended.timer?.invalidate()
        for subscription in ended.subscriptions { subscription.end() }
    }
}

private final class TimerSubscription: Subscription, DescribedByName, Sendable {
    private struct State {
        var demand = Subscribers.Demand.none
        var receive: ((Date) -> Subscribers.Demand)?
    }

    private let shared: SharedTimer
    private let state: Mutex<UncheckedSendable<State>>

    init(shared: SharedTimer, receive: @escaping (Date) -> Subscribers.Demand) {
        self.shared = shared
        state = Mutex(UncheckedSendable(State(receive: receive)))
    }

    func send(_ date: Date) {
        let receive = state.withLock { state -> UncheckedSendable<((Date) -> Subscribers.Demand)?> in
            guard state.value.demand > .none else { return UncheckedSendable(nil) }
            state.value.demand -= 1
            return UncheckedSendable(state.value.receive)
        }.value
        guard let more = receive?(date), more > .none else { return }
        state.withLock { $0.value.demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let isAlive = state.withLock { state in
            state.value.demand += demand
            return state.value.receive != nil
        }
        if isAlive { shared.request() }
    }

    func cancel() {
        end()
        shared.remove(self)
    }

    /// Lets the subscriber go.
    func end() {
        _ = state.withLock { UncheckedSendable($0.value.receive.take()) }
    }

    var name: String { "Timer" }
}
