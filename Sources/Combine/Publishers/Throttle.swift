extension Publishers {
    /// Publishes the latest, or the first, value of each interval of time, on a scheduler.
    ///
    /// With an interval of ten seconds, values at 0 s, 1 s, 2 s and 30 s become, at 0 s, 10 s and 30 s, the first, the third
    /// (the second, unless the latest is wanted) and the fourth. Requests upstream without limit. A value that is not
    /// requested when it comes is dropped, unless it takes the place of one that waits. A completion follows the value that
    /// waits. Work on the scheduler does not keep the subscriber. Apple Combine's `Publishers.Throttle`, Rx's `throttleLatest`
    /// and `throttleFirst`.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The least time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that times and publishes.
        public let scheduler: Context

        /// Whether the latest of an interval's values is published, or the first.
        public let latest: Bool

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, parent: self))
        }
    }
}

extension Publishers.Throttle {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<ReleasableSubscriber<Downstream>>,
        Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private struct State {
            var demand = Subscribers.Demand.none
            var waiting: Output?
            var completion: Subscribers.Completion<Failure>?
            var lastDate: Context.SchedulerTimeType?

            var isDeliveryScheduled: Bool { waiting != nil || completion != nil }
        }

        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let latest: Bool
        private let state = Locked(State())
        private let lock = DeliveryLock()

        init(_ downstream: Downstream, parent: Publishers.Throttle<Upstream, Context>) {
            scheduler = parent.scheduler
            interval = parent.interval
            latest = parent.latest
            super.init(ReleasableSubscriber(downstream), name: "Throttle")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            // Takes the place of the value that waits, which is released after unlocking.
            var replaced: Output? = input
            let (isNew, last) = state.withLock { state in
                if state.isDeliveryScheduled {
                    if latest, state.completion == nil { swap(&state.waiting, &replaced) }
                    return (false, state.lastDate)
                }
                guard state.demand > .none else { return (false, nil) }
                state.demand -= 1
                state.waiting = input
                return (true, state.lastDate)
            }
            if isNew { scheduleDelivery(after: last) }
            return .none
        }

        private func scheduleDelivery(after last: Context.SchedulerTimeType?) {
            if let last, last.distance(to: scheduler.now) < interval {
                scheduler.schedule(after: last.advanced(by: interval)) { [weak self] in self?.deliver() }
            } else {
                scheduler.schedule { [weak self] in self?.deliver() }
            }
        }

        private func deliver() {
            lock.perform { self.deliverWaiting() }
        }

        private func deliverWaiting() {
            let isTimed = state.withLock { $0.waiting != nil && $0.completion == nil }
            let now = isTimed ? scheduler.now : nil
            let (value, completion) = state.withLock { state in
                if let now { state.lastDate = now }
                return (state.waiting.take(), state.completion)
            }
            if let value {
                let more = downstream.receive(value)
                if more > .none { state.withLock { $0.demand += more } }
            }
            if let completion, upstream.end() { downstream.receive(completion: completion) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            let isNew = state.withLock { state in
                let isNew = !state.isDeliveryScheduled
                if state.completion == nil { state.completion = completion }
                return isNew
            }
            if isNew { scheduler.schedule { [weak self] in self?.deliver() } }
        }

        override func request(_ more: Subscribers.Demand) {
            state.withLock { $0.demand += more }
        }

        override func cancel() {
            super.cancel()
            downstream.release()
            state.exchange(State())
        }

        override var mirrorChildren: [Mirror.Child] { [] }
    }
}

extension Publisher {
    /// Publishes the latest, or the first, value of each interval of time.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
