extension Publishers {
    /// A publisher that publishes either the latest or the first value of each time interval.
    ///
    /// For example, with an interval of ten seconds, if values arrive after 0, 1, 2 and 30 seconds, the publisher
    /// publishes the first value immediately, the third value after 10 seconds and the fourth value after 30 seconds.
    /// If `latest` is false, it publishes the second value instead of the third.
    ///
    /// Values and the completion are delivered on a scheduler. The publisher requests unlimited values from the
    /// upstream. The publisher drops a value if there is no demand, unless the value replaces another value that is
    /// already waiting to be sent. When the upstream completes, the publisher sends the waiting value first. Scheduled
    /// closures don't retain the subscriber. Corresponds to `throttleLatest` and `throttleFirst` in Rx.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The minimum time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that measures the time and on which events are delivered.
        public let scheduler: Context

        /// A Boolean value that indicates whether to publish the latest value of an interval instead of the first.
        public let latest: Bool

        @inlinable
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, parent: self))
        }
    }
}

extension Publishers.Throttle {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: OperatorSubscription<ReleasableSubscriber<Downstream>>,
        Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline let scheduler: Context
        @usableFromInline let interval: Context.SchedulerTimeType.Stride
        @usableFromInline let latest: Bool
        @usableFromInline let delivery = DeliveryLock()
        @usableFromInline let lock = Locked(())

        // `lock` guards this property and the following properties. They aren't grouped in a struct, because the struct
        // would be generic, and each access would look up its type at run time.
        @usableFromInline var demand = Subscribers.Demand.none
        @usableFromInline var isWaiting = false
        @usableFromInline var waiting: Output?
        @usableFromInline var isCompleted = false
        @usableFromInline var completion: Subscribers.Completion<Failure>?
        @usableFromInline var lastDate: Context.SchedulerTimeType?

        @usableFromInline
        init(_ downstream: Downstream, parent: Publishers.Throttle<Upstream, Context>) {
            scheduler = parent.scheduler
            interval = parent.interval
            latest = parent.latest
            super.init(ReleasableSubscriber(downstream), name: "Throttle")
        }

        @usableFromInline
        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        @inlinable
        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            // Swapping keeps the replaced value alive, so that it's released after unlocking.
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

        @inlinable
        func scheduleDelivery() {
            if let last = lock.withLock({ _ in lastDate }), last.distance(to: scheduler.now) < interval {
                scheduler.schedule(after: last.advanced(by: interval)) { [weak self] in self?.deliver() }
            } else {
                scheduler.schedule { [weak self] in self?.deliver() }
            }
        }

        @inlinable
        func deliver() {
            delivery.perform { self.deliverWaiting() }
        }

        @inlinable
        func deliverWaiting() {
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

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            let hasNoWaitingValue = lock.withLock { _ in
                if isCompleted { return false }
                isCompleted = true
                self.completion = completion
                return !isWaiting
            }
            if hasNoWaitingValue { scheduler.schedule { [weak self] in self?.deliver() } }
        }

        @usableFromInline
        override func request(_ more: Subscribers.Demand) {
            lock.withLock { _ in demand += more }
        }

        @usableFromInline
        override func cancel() {
            if upstream.isAwaiting { return }
            super.cancel()
            downstream.release()
            // Moves the value out, so that it's released after unlocking.
            var value: Output?
            lock.withLock { _ in
                swap(&waiting, &value)
                isWaiting = false
            }
        }
    }
}

extension Publisher {
    /// Publishes either the latest or the first value of each time interval.
    @inlinable
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
