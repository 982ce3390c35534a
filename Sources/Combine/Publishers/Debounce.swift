extension Publishers {
    /// Publishes a value when no other has followed it for so long, on a scheduler.
    ///
    /// Requests upstream without limit, and drops a due value that there is no demand for. A completion comes at once, on
    /// the scheduler; the value that waits then is dropped.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are published.
        public let upstream: Upstream

        /// How long no other value may follow.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Where values are published.
        public let scheduler: Context

        /// What is asked of the scheduler.
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
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "Debounce"
        private let downstream: Downstream
        private let parent: Publishers.Debounce<Upstream, Context>
        private let upstream = SubscriptionState()
        private let demand = AtomicDemand()
        private let lock = DeliveryLock()

        /// Used by the lock's owner, as what follows.
        private var waiting: Output?
        private var timer: (any Cancellable)?
        private var generation = 0

        init(_ downstream: Downstream, parent: Publishers.Debounce<Upstream, Context>) {
            self.downstream = downstream
            self.parent = parent
        }

        func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            upstream.subscription?.request(.unlimited)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            let date = parent.scheduler.now.advanced(by: parent.dueTime)
            lock.perform { self.wait(input, until: date) }
            return .none
        }

        private func wait(_ input: Output, until date: Context.SchedulerTimeType) {
            guard upstream.isActive else { return }
            stopWaiting()
            waiting = input
            let current = generation
            // Repeating only since that is what can be cancelled.
            let timer = parent.scheduler.schedule(
                after: date,
                interval: parent.dueTime,
                tolerance: parent.scheduler.minimumTolerance,
                options: parent.options
            ) {
                self.lock.perform { if self.generation == current { self.deliverWaiting() } }
            }
            if generation == current { self.timer = timer } else { timer.cancel() }
        }

        private func stopWaiting() {
            generation += 1
            waiting = nil
            timer.take()?.cancel()
        }

        private func deliverWaiting() {
            let value = waiting
            stopWaiting()
            guard let value, upstream.isActive, demand.claimOne() else { return }
            let more = downstream.receive(value)
            if more > .none { demand.add(more) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            lock.perform { self.stopWaiting() }
            parent.scheduler.schedule(options: parent.options) {
                self.lock.perform {
                    if self.demand.terminate() { self.downstream.receive(completion: completion) }
                }
            }
        }

        func request(_ more: Subscribers.Demand) {
            more.assertNonZero()
            demand.add(more)
        }

        func cancel() {
            guard demand.terminate() else { return }
            upstream.cancel()
            lock.perform { self.stopWaiting() }
        }

        var mirrorChildren: [Mirror.Child] {
            [("downstream", downstream), ("downstreamDemand", demand.current), ("currentValue", waiting as Any)]
        }
    }
}

extension Publisher {
    /// Publishes a value when no other has followed it for so long.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
