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
            upstream.subscribe(
                ScheduledProducer(subscriber, name: "ReceiveOn") { [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                }
            )
        }
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
