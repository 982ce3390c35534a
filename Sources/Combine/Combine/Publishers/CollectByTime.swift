extension Publishers {
    /// A publisher that groups the values of each time interval in an array.
    ///
    /// For example, with an interval of ten seconds, values that arrive after 1, 2 and 15 seconds are published in two
    /// arrays: the first two values after 10 seconds, and the third value after 20 seconds. The first interval begins
    /// when the subscriber subscribes. Intervals without values are skipped. Arrays and the completion are delivered on
    /// the scheduler. When the upstream finishes, the publisher sends the remaining values. When the upstream fails,
    /// the publisher drops them.
    ///
    /// With `byTime`, the publisher requests one value from the upstream for each request of the subscriber, and
    /// another value for each value that arrives. With `byTimeOrCount`, the publisher requests `count` values for each
    /// requested array. Values are stored until an array is requested. Corresponds to `buffer(timeSpan:)` in Rx.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The strategy for grouping values, which includes the scheduler.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// Scheduler-specific options.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(Inner(subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publishers.CollectByTime {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        /// The values that haven't been delivered yet.
        struct Collected {
            var full = Queue<Output>()
            var rest: Output = []
        }

        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let count: Int?
        private let options: Context.SchedulerOptions?
        private let demand = AtomicDemand()
        private let collected = Locked(Collected())
        private let timer = Locked<(any Cancellable)?>(nil)

        /// A lock that serializes delivery, because a scheduler can run several closures at the same time.
        private let lock = DeliveryLock()

        init(
            _ downstream: Downstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.options = options
            switch strategy {
            case .byTime(let scheduler, let interval):
                (self.scheduler, self.interval, count) = (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count):
                // With a count of zero, the operator would request zero values, which traps.
                (self.scheduler, self.interval, self.count) = (scheduler, interval, Swift.max(count, 1))
            }
            super.init(downstream, name: "CollectByTime")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            startTimer()
        }

        private func startTimer() {
            guard upstream.isActive else { return }
            timer.exchange(
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval),
                    interval: interval,
                    tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    self.lock.perform { self.send(includingRest: true) }
                }
            )
            // Another thread may have cancelled the subscription before the timer was stored.
            if !upstream.isActive { stopTimer() }
        }

        private func stopTimer() {
            timer.exchange(nil)?.cancel()
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            let isFull = collected.withLock { collected in
                collected.rest.append(input)
                guard let count, collected.rest.count >= count else { return false }
                collected.full.append(collected.rest)
                collected.rest = []
                return true
            }
            if isFull { schedule { self.send(includingRest: false) } }
            return count == nil ? .max(1) : .none
        }

        private func schedule(_ delivery: @escaping () -> Void) {
            scheduler.schedule(options: options) { self.lock.perform(delivery) }
        }

        /// Delivers full arrays while there is demand. Then, if `includingRest` is true, delivers an array of the
        /// remaining values.
        private func send(includingRest: Bool) {
            while let full = takeFull() { deliver(full) }
            if includingRest, let rest = takeRest() { deliver(rest) }
        }

        private func takeFull() -> Output? {
            collected.withLock { collected in
                guard !collected.full.isEmpty, demand.claimOne() else { return nil }
                return collected.full.popFirst()
            }
        }

        private func takeRest() -> Output? {
            collected.withLock { collected in
                guard collected.full.isEmpty, !collected.rest.isEmpty, demand.claimOne() else { return nil }
                defer { collected.rest = [] }
                return collected.rest
            }
        }

        private func deliver(_ values: Output) {
            let more = downstream.receive(values)
            guard more > .none else { return }
            demand.add(more)
            if let count { upstream.subscription?.request(more * count) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            stopTimer()
            schedule {
                if case .finished = completion { self.send(includingRest: true) }
                if self.demand.terminate() { self.downstream.receive(completion: completion) }
            }
        }

        override func request(_ more: Subscribers.Demand) {
            guard more > .none else { return }
            demand.add(more)
            upstream.subscription?.request(count.map { more * $0 } ?? .max(1))
        }

        override func cancel() {
            _ = demand.terminate()
            super.cancel()
            stopTimer()
            collected.exchange(Collected())
        }
    }
}

extension Publisher {
    /// Groups the values of this publisher in arrays by time, or by time and count.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
