extension Publishers {
    /// Delivers values and the completion on a scheduler, one closure each. Requests and cancellation pass straight
    /// through; after a cancellation nothing scheduled is delivered any more.
    public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delivered.
        public let upstream: Upstream

        /// Where they are delivered.
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
            upstream.subscribe(Inner(subscriber, scheduler: scheduler, options: options))
        }
    }
}

extension Publishers.ReceiveOn {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
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
            guard upstream.isActive else { return .none }
            scheduler.schedule(options: options) {
                guard self.upstream.isActive else { return }
                let more = self.downstream.receive(input)
                if more != .none { self.upstream.subscription?.request(more) }
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            scheduler.schedule(options: options) {
                if self.upstream.end() { self.downstream.receive(completion: completion) }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstream.subscription?.request(demand)
        }

        func cancel() {
            upstream.cancel()
        }

        var description: String { "ReceiveOn" }

        var customMirror: Mirror { Mirror(self, children: [("downstream", downstream)]) }

        var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Delivers values and the completion on a scheduler.
    public func receive<S>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
