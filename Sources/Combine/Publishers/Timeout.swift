extension Publishers {
    /// Finishes, or fails, if upstream sends nothing for so long.
    ///
    /// Time counts from the first request, and anew from each value. Delivers values and the completion on the scheduler.
    /// Requests pass straight through; upstream is cancelled when the time is up.
    public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are awaited.
        public let upstream: Upstream

        /// How long a value may be awaited.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// What is asked of the scheduler.
        public let options: Context.SchedulerOptions?

        /// What makes the error to fail with; finishes if `nil`.
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?,
            customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, parent: self))
        }
    }
}

extension Publishers.Timeout {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "Timeout"
        private let downstream: Downstream
        private let parent: Publishers.Timeout<Upstream, Context>

        /// Over when upstream has completed or been cancelled, though deliveries may be scheduled yet.
        private let upstream = SubscriptionState()

        /// Terminated when nothing is delivered any more. Does not count.
        private let delivery = AtomicDemand()
        private let lock = DeliveryLock()

        /// Used by the lock's owner, as what follows.
        private var timer: (any Cancellable)?
        private var generation = 0
        private var isTiming = false

        init(_ downstream: Downstream, parent: Publishers.Timeout<Upstream, Context>) {
            self.downstream = downstream
            self.parent = parent
        }

        func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            let now = parent.scheduler.now
            lock.perform { self.startTimer(at: now) }
            parent.scheduler.schedule(options: parent.options) {
                self.lock.perform {
                    guard !self.delivery.isTerminated else { return }
                    let more = self.downstream.receive(input)
                    if more > .none { self.upstream.subscription?.request(more) }
                }
            }
            return .none
        }

        private func startTimer(at now: Context.SchedulerTimeType) {
            stopTimer()
            guard upstream.isActive else { return }
            isTiming = true
            let current = generation
            // Repeating only since that is what can be cancelled.
            let timer = parent.scheduler.schedule(
                after: now.advanced(by: parent.interval),
                interval: parent.interval,
                tolerance: parent.scheduler.minimumTolerance,
                options: parent.options
            ) {
                self.lock.perform { if self.generation == current { self.timeOut() } }
            }
            if generation == current { self.timer = timer } else { timer.cancel() }
        }

        private func stopTimer() {
            generation += 1
            timer.take()?.cancel()
        }

        private func timeOut() {
            stopTimer()
            guard upstream.cancel(), delivery.terminate() else { return }
            downstream.receive(completion: parent.customError.map { .failure($0()) } ?? .finished)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            lock.perform { self.stopTimer() }
            parent.scheduler.schedule(options: parent.options) {
                self.lock.perform {
                    if self.delivery.terminate() { self.downstream.receive(completion: completion) }
                }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            guard let subscription = upstream.subscription else { return }
            let now = parent.scheduler.now
            lock.perform { if !self.isTiming { self.startTimer(at: now) } }
            subscription.request(demand)
        }

        func cancel() {
            guard delivery.terminate() else { return }
            upstream.cancel()
            lock.perform { self.stopTimer() }
        }

        var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }
    }
}

extension Publisher {
    /// Finishes, or fails with a custom error, if this publisher sends nothing for so long.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Self.Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }
}
