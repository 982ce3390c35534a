extension Publishers {
    /// A publisher that delivers values and the completion on a scheduler.
    ///
    /// Use this publisher, for example, to update views on the main queue. Each event is scheduled separately, in
    /// order. Requests and cancellation are forwarded unchanged. Demand that the subscriber returns for a value is
    /// requested from the upstream. A cancellation prevents the delivery of scheduled values, but not of a completion
    /// that the upstream has already sent. The scheduler must run its closures in order: on a concurrent queue, the
    /// completion can overtake values, as in Apple's framework. Corresponds to `observeOn` in Rx.
    public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The scheduler on which events are delivered.
        public let scheduler: Context

        /// Scheduler-specific options.
        public let options: Context.SchedulerOptions?

        @inlinable
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                Inner(subscriber) { [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                }
            )
        }
    }
}

extension Publishers.ReceiveOn {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: ScheduledProducer<Downstream>, DescribedByName {
        @usableFromInline var name: String { "ReceiveOn" }

        @usableFromInline
        override init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
            super.init(downstream, schedule: schedule)
        }
    }
}

extension Publisher {
    /// Delivers values and the completion on a scheduler.
    @inlinable
    public func receive<S>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
