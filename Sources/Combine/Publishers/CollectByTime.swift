extension Publishers {
    /// How a ``CollectByTime`` groups values. Apple Combine's `Publishers.TimeGroupingStrategy`.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// Those of an interval of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// Those of an interval of time, but when there are so many, at once.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes the values of each interval of time as an array, on a scheduler; nothing if there are none.
    ///
    /// Intervals count from the subscription. Requests upstream without limit. Values stay until there is demand for an
    /// array. What is left is published before upstream's finish is; a failure is passed on at once, without it.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// How they are grouped.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// What is asked of the scheduler.
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
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "CollectByTime"
        private let downstream: Downstream
        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let count: Int?
        private let options: Context.SchedulerOptions?
        private let upstream = SubscriptionState()
        private let demand = AtomicDemand()
        private let lock = DeliveryLock()

        /// Used by the lock's owner, as what follows.
        private var values: [Upstream.Output] = []
        private var timer: (any Cancellable)?

        init(
            _ downstream: Downstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.downstream = downstream
            self.options = options
            switch strategy {
            case .byTime(let scheduler, let interval):
                (self.scheduler, self.interval, count) = (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count):
                (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
            }
        }

        func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            lock.perform { self.startTimer() }
            upstream.subscription?.request(.unlimited)
        }

        private func startTimer() {
            guard upstream.isActive else { return }
            timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval),
                interval: interval,
                tolerance: scheduler.minimumTolerance,
                options: options
            ) {
                self.lock.perform { self.sendCollected() }
            }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            lock.perform {
                guard self.upstream.isActive else { return }
                self.values.append(input)
                if let count = self.count, self.values.count >= count { self.sendCollected() }
            }
            return .none
        }

        private func sendCollected() {
            guard !values.isEmpty, demand.claimOne() else { return }
            let collected = values
            values = []
            let more = downstream.receive(collected)
            if more > .none { demand.add(more) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            lock.perform {
                guard self.upstream.end() else { return }
                self.timer.take()?.cancel()
                if case .finished = completion { self.sendCollected() }
                if self.demand.terminate() { self.downstream.receive(completion: completion) }
            }
        }

        func request(_ more: Subscribers.Demand) {
            more.assertNonZero()
            demand.add(more)
        }

        func cancel() {
            guard demand.terminate() else { return }
            upstream.cancel()
            lock.perform {
                self.values = []
                self.timer.take()?.cancel()
            }
        }
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
