extension Publishers {
    /// Publishes, for each value, how much of a scheduler's time has passed since the last one, or the subscription.
    /// Requests, completion and cancellation pass straight through.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are timed.
        public let upstream: Upstream

        /// Whose time it is.
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
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "MeasureInterval"
        private let downstream: Downstream
        private let scheduler: Context
        private let upstream = SubscriptionState()

        /// Used by upstream's serial calls only.
        private var last: Context.SchedulerTimeType?

        init(_ downstream: Downstream, scheduler: Context) {
            self.downstream = downstream
            self.scheduler = scheduler
        }

        func receive(subscription: any Subscription) {
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

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstream.subscription?.request(demand)
        }

        func cancel() {
            upstream.cancel()
        }
    }
}

extension Publisher {
    /// Publishes, for each value, how much of a scheduler's time has passed since the last one.
    public func measureInterval<S>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
