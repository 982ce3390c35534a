extension Publishers {
    /// A publisher that publishes, for each value, the time since the previous value or since the subscription.
    ///
    /// Values at 2 s, 2 s and 5 s after the subscription become the intervals 2 s, 0 s and 3 s. Requests, completion
    /// and cancellation are forwarded unchanged. Apple Combine's `Publishers.MeasureInterval`, Rx's `timeInterval`.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The scheduler whose time is measured.
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

        /// The time of the previous value. Only the serial calls of the upstream use it.
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

        override var mirrorChildren: [Mirror.Child] { [] }
    }
}

extension Publisher {
    /// Publishes, for each value, the scheduler's time since the previous value.
    public func measureInterval<S>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
