extension Publishers {
    /// Publishes the values of each interval of time as an array, on a scheduler; nothing for an interval without values.
    ///
    /// With ten seconds, values at 1 s, 2 s and 15 s become two arrays, of two values at 10 s and of one at 20 s. Intervals
    /// count from the subscription. Requests upstream without limit, and keeps all values until an array is requested. The
    /// rest is published before upstream's finish; a failure is passed on at once, without it. Apple Combine's
    /// `Publishers.CollectByTime`, Rx's `buffer(timeSpan:)`.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The grouping, and the scheduler that times it.
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
        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let count: Int?
        private let options: Context.SchedulerOptions?
        private let demand = AtomicDemand()
        private let values = Locked<[Upstream.Output]>([])
        private let timer = Locked<(any Cancellable)?>(nil)
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
                (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
            }
            super.init(downstream, name: "CollectByTime")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            startTimer()
            subscription.request(.unlimited)
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
                    self.lock.perform { self.sendCollected() }
                }
            )
            // Another thread may have cancelled before the timer was there to be cancelled.
            if !upstream.isActive { stopTimer() }
        }

        private func stopTimer() {
            timer.exchange(nil)?.cancel()
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            let number = values.withLock { values in
                values.append(input)
                return values.count
            }
            if let count, number >= count { lock.perform { self.sendCollected() } }
            return .none
        }

        private func sendCollected() {
            let collected = values.withLock { values -> Output in
                guard !values.isEmpty, demand.claimOne() else { return [] }
                defer { values = [] }
                return values
            }
            if collected.isEmpty { return }
            let more = downstream.receive(collected)
            if more > .none { demand.add(more) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            stopTimer()
            lock.perform {
                if case .finished = completion { self.sendCollected() }
                if self.demand.terminate() { self.downstream.receive(completion: completion) }
            }
        }

        override func request(_ more: Subscribers.Demand) {
            demand.add(more)
        }

        override func cancel() {
            _ = demand.terminate()
            super.cancel()
            stopTimer()
            values.exchange([])
        }

        override var mirrorChildren: [Mirror.Child] { [] }
    }
}

extension Publisher {
    /// Publishes this publisher's values in groups, by time or by number.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
