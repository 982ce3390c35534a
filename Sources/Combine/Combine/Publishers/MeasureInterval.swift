extension Publishers {
    /// A publisher that publishes the time intervals between the values of its upstream.
    ///
    /// For the first value, it publishes the time since the subscriber subscribed. For example, if values arrive 2, 2
    /// and 5 seconds after the subscription, it publishes the intervals 2, 0 and 3 seconds. Requests, completion and
    /// cancellation are forwarded unchanged. Corresponds to `timeInterval` in Rx.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The scheduler that provides the time.
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
            upstream.subscribe(Inner(subscriber, scheduler: scheduler))
        }
    }
}

extension Publishers.MeasureInterval {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let scheduler: Context

        /// The time of the previous value. The time needs no lock, because only calls from the upstream access it, and
        /// the upstream sends its events serially.
        private var last: Context.SchedulerTimeType?

        init(_ downstream: Downstream, scheduler: Context) {
            self.scheduler = scheduler
            super.init(downstream, name: "MeasureInterval")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            last = scheduler.now
            downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard upstream.isActive, let last else { return .none }
            let now = scheduler.now
            self.last = now
            return downstream.receive(last.distance(to: now))
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if upstream.isActive, upstream.end() { downstream.receive(completion: completion) }
        }
    }
}

extension Publisher {
    /// Publishes the time intervals between values, measured by a scheduler.
    public func measureInterval<S>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
