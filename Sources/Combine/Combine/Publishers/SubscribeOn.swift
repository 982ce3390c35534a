extension Publishers {
    /// A publisher that subscribes, requests values and cancels on a scheduler.
    ///
    /// Use this publisher, for example, to subscribe on a background queue if subscribing takes a long time. Values and
    /// the completion are forwarded on the thread on which the upstream sends them. Corresponds to `subscribeOn` in Rx.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The scheduler on which to subscribe, request values and cancel.
        public let scheduler: Context

        /// Scheduler-specific options.
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
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let scheduler: Context
        private let options: Context.SchedulerOptions?

        init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.scheduler = scheduler
            self.options = options
            super.init(downstream, name: "SubscribeOn")
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            upstream.isActive ? downstream.receive(input) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if upstream.isActive, upstream.end() { downstream.receive(completion: completion) }
        }

        // The scheduled closures capture the subscription. A request that was made before a cancellation is therefore
        // still forwarded.
        override func request(_ demand: Subscribers.Demand) {
            guard let subscription = upstream.subscription else { return }
            scheduler.schedule(options: options) { subscription.request(demand) }
        }

        override func cancel() {
            guard let subscription = upstream.subscription, upstream.end() else { return }
            scheduler.schedule(options: options) { subscription.cancel() }
        }
    }
}

extension Publisher {
    /// Subscribes, requests values and cancels on a scheduler.
    public func subscribe<S>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
