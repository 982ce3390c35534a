extension Publishers {
    /// Publishes the latest, or the first, value of each interval of time, on a scheduler.
    ///
    /// The first value is published at once, and so is one that comes after an interval without any. What comes less than
    /// an interval after a value published waits until the interval is over. Requests upstream without limit, and drops a
    /// due value that there is no demand for. A completion follows the value that waits.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are published.
        public let upstream: Upstream

        /// How long at least between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are published.
        public let scheduler: Context

        /// Whether of several values of an interval the latest is published; otherwise the first.
        public let latest: Bool

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, parent: self))
        }
    }
}

extension Publishers.Throttle {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "Throttle"
        private let downstream: Downstream
        private let parent: Publishers.Throttle<Upstream, Context>
        private let upstream = SubscriptionState()
        private let demand = AtomicDemand()
        private let lock = DeliveryLock()

        /// Used by the lock's owner, as what follows.
        private var waiting: Output?
        private var completion: Subscribers.Completion<Failure>?
        private var isScheduled = false
        private var lastDate: Context.SchedulerTimeType?

        init(_ downstream: Downstream, parent: Publishers.Throttle<Upstream, Context>) {
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
            let now = parent.scheduler.now
            lock.perform {
                guard self.upstream.isActive else { return }
                if self.waiting == nil || self.parent.latest { self.waiting = input }
                self.scheduleDelivery(now: now)
            }
            return .none
        }

        private func scheduleDelivery(now: Context.SchedulerTimeType) {
            if isScheduled { return }
            isScheduled = true
            let deliver = { self.lock.perform { self.deliverWaiting() } }
            if let lastDate, lastDate.distance(to: now) < parent.interval {
                parent.scheduler.schedule(after: lastDate.advanced(by: parent.interval), deliver)
            } else {
                parent.scheduler.schedule(deliver)
            }
        }

        private func deliverWaiting() {
            isScheduled = false
            if let value = waiting.take() {
                lastDate = parent.scheduler.now
                if demand.claimOne() {
                    let more = downstream.receive(value)
                    if more > .none { demand.add(more) }
                }
            }
            if let completion, !isScheduled, demand.terminate() { downstream.receive(completion: completion) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            lock.perform {
                guard self.upstream.end() else { return }
                self.completion = completion
                if self.isScheduled { return }
                self.isScheduled = true
                self.parent.scheduler.schedule { self.lock.perform { self.deliverWaiting() } }
            }
        }

        func request(_ more: Subscribers.Demand) {
            more.assertNonZero()
            demand.add(more)
        }

        func cancel() {
            guard demand.terminate() else { return }
            upstream.cancel()
            lock.perform { self.waiting = nil }
        }

        var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }
    }
}

extension Publisher {
    /// Publishes the latest, or the first, value of each interval of time.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
