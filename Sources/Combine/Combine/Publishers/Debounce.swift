extension Publishers {
    /// A publisher that publishes a value only if no other value follows within a time interval.
    ///
    /// Use this publisher, for example, to start a search when the user stops typing. With a due time of two seconds,
    /// if values arrive after 0, 1 and 5 seconds, the second value is published after 3 seconds and the third value
    /// after 7 seconds. The first value is dropped.
    ///
    /// Values and the completion are delivered on a scheduler. The publisher requests unlimited values from the
    /// upstream, and drops values for which there is no demand. When the upstream completes, the publisher drops the
    /// waiting value and completes immediately. Corresponds to `debounce` in Rx.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The time to wait for another value before a value is published.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// The scheduler on which values are delayed and published.
        public let scheduler: Context

        /// Scheduler-specific options.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, parent: self))
        }
    }
}

extension Publishers.Debounce {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let scheduler: Context
        private let timer: RestartableTimer<Context, Output>
        private let demand = AtomicDemand()
        private let lock = DeliveryLock()

        init(_ downstream: Downstream, parent: Publishers.Debounce<Upstream, Context>) {
            scheduler = parent.scheduler
            timer = RestartableTimer(parent.scheduler, interval: parent.dueTime, options: parent.options)
            super.init(downstream, name: "Debounce")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            timer.start(input) { value in self.lock.perform { self.deliver(value) } }
            // Another thread may have cancelled the subscription before the timer started.
            if !upstream.isActive { timer.cancel() }
            return .none
        }

        private func deliver(_ value: Output) {
            guard upstream.isActive, demand.claimOne() else { return }
            let more = downstream.receive(value)
            if more > .none { demand.add(more) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            timer.cancel()
            scheduler.schedule { self.lock.perform { self.downstream.receive(completion: completion) } }
        }

        override func request(_ more: Subscribers.Demand) {
            demand.add(more)
        }

        override func cancel() {
            super.cancel()
            timer.cancel()
        }

        override var mirrorChildren: [Mirror.Child] {
            [("downstream", downstream), ("downstreamDemand", demand.current), ("currentValue", timer.item as Any)]
        }
    }
}

extension Publisher {
    /// Publishes a value only if no other value follows within a time interval.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
