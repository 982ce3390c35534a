extension Publishers {
    /// Subscribes, requests and cancels on a scheduler. Values and the completion pass straight through.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher subscribed to.
        public let upstream: Upstream

        /// Where it is subscribed to.
        public let scheduler: Context

        /// What is asked of the scheduler.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(subscriber, scheduler: scheduler, options: options)
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(inner) }
        }
    }
}

extension Publishers.SubscribeOn {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "SubscribeOn"
        private let downstream: Downstream
        private let scheduler: Context
        private let options: Context.SchedulerOptions?
        private let upstream = SubscriptionState()

        init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.downstream = downstream
            self.scheduler = scheduler
            self.options = options
        }

        func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            upstream.isActive ? downstream.receive(input) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if upstream.isActive, upstream.end() { downstream.receive(completion: completion) }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            guard upstream.isActive else { return }
            scheduler.schedule(options: options) { self.upstream.subscription?.request(demand) }
        }

        func cancel() {
            let subscription = upstream.subscription
            guard upstream.end(), let subscription else { return }
            scheduler.schedule(options: options) { subscription.cancel() }
        }
    }
}

extension Publisher {
    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
