extension Publishers {
    /// A publisher that publishes the latest or the first value of each time interval, on a scheduler.
    ///
    /// For example, with an interval of ten seconds and values at 0 s, 1 s, 2 s and 30 s, it publishes the first value
    /// at 0 s, the third at 10 s and the fourth at 30 s. If `latest` is false, it publishes the second value instead of
    /// the third. It requests unlimited values. A value without demand is dropped, unless it replaces a waiting value.
    /// A completion follows the waiting value. Scheduled closures don't retain the subscriber. Corresponds to
    /// `throttleLatest` and `throttleFirst` in Rx.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The minimum time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that times and publishes.
        public let scheduler: Context

        /// A Boolean value that indicates whether the latest value of an interval is published instead of the first.
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
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<ReleasableSubscriber<Downstream>>,
        Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let latest: Bool
        private let delivery = DeliveryLock()
        private let lock = Locked(())

        // Guarded by `lock`, like the following properties. They're separate fields, because the type of a generic
        // struct would be looked up at each use.
        private var demand = Subscribers.Demand.none
        private var isWaiting = false
        private var waiting: Output?
        private var isCompleted = false
        private var completion: Subscribers.Completion<Failure>?
        private var lastDate: Context.SchedulerTimeType?

        init(_ downstream: Downstream, parent: Publishers.Throttle<Upstream, Context>) {
            scheduler = parent.scheduler
            interval = parent.interval
            latest = parent.latest
            super.init(ReleasableSubscriber(downstream), name: "Throttle")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            // Replaces the waiting value, which is released after unlocking.
            var replaced: Output? = input
            let isNew = lock.withLock { _ in
                guard !isCompleted, isWaiting ? latest : demand > .none else { return false }
                swap(&waiting, &replaced)
                if isWaiting { return false }
                isWaiting = true
                demand -= 1
                return true
            }
            if isNew { scheduleDelivery() }
            return .none
        }

        private func scheduleDelivery() {
            if let last = lock.withLock({ _ in lastDate }), last.distance(to: scheduler.now) < interval {
                scheduler.schedule(after: last.advanced(by: interval)) { [weak self] in self?.deliver() }
            } else {
                scheduler.schedule { [weak self] in self?.deliver() }
            }
        }

        private func deliver() {
            delivery.perform { self.deliverWaiting() }
        }

        private func deliverWaiting() {
            let now = lock.withLock { _ in isWaiting && !isCompleted } ? scheduler.now : nil
            var value: Output?
            let isLast = lock.withLock { _ in
                if now != nil { lastDate = now }
                swap(&waiting, &value)
                isWaiting = false
                return isCompleted
            }
            if let value {
                let more = downstream.receive(value)
                if more > .none { lock.withLock { _ in demand += more } }
            }
            if isLast, let completion, upstream.end() { downstream.receive(completion: completion) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            let isAlone = lock.withLock { _ in
                if isCompleted { return false }
                isCompleted = true
                self.completion = completion
                return !isWaiting
            }
            if isAlone { scheduler.schedule { [weak self] in self?.deliver() } }
        }

        override func request(_ more: Subscribers.Demand) {
            lock.withLock { _ in demand += more }
        }

        override func cancel() {
            if upstream.isAwaiting { return }
            super.cancel()
            downstream.release()
            // Released after unlocking.
            var value: Output?
            lock.withLock { _ in
                swap(&waiting, &value)
                isWaiting = false
            }
        }

        override var mirrorChildren: [Mirror.Child] { [] }
    }
}

extension Publisher {
    /// Publishes the latest or the first value of each time interval.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
