import Synchronization

extension Publishers {
    /// A publisher that finishes or fails if its upstream sends no value within a time interval.
    ///
    /// For example, with an interval of five seconds, if values arrive after 1 and 4 seconds, the publisher finishes
    /// after 9 seconds. The timer starts when the subscriber subscribes, and restarts on the first request and on each
    /// value. When the time expires, the upstream is cancelled.
    ///
    /// Values and the completion are delivered on a scheduler. Requests are forwarded unchanged. Corresponds to
    /// `timeout` in Rx.
    public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The maximum time to wait for a value.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that measures the time and on which events are delivered.
        public let scheduler: Context

        /// Scheduler-specific options.
        public let options: Context.SchedulerOptions?

        /// The closure that creates the error to fail with, or nil to finish instead.
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
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<ReleasableSubscriber<Downstream>>,
        Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let scheduler: Context
        private let options: Context.SchedulerOptions?
        private let customError: (() -> Failure)?
        private let timer: RestartableTimer<Context, Void>
        private let lock = DeliveryLock()

        // Relaxed order suffices, because the upstream sends its events serially, and no other memory depends on these
        // values.
        private let isRequested = Atomic<Bool>(false)
        private let isCompleted = Atomic<Bool>(false)

        init(_ downstream: Downstream, parent: Publishers.Timeout<Upstream, Context>) {
            scheduler = parent.scheduler
            options = parent.options
            customError = parent.customError
            timer = RestartableTimer(parent.scheduler, interval: parent.interval, options: parent.options)
            super.init(ReleasableSubscriber(downstream), name: "Timeout")
        }

        /// A Boolean value that indicates whether the upstream can still send events. Once a completion is scheduled,
        /// the value is false, although a cancellation still takes effect.
        private var isReceiving: Bool { upstream.isActive && !isCompleted.load(ordering: .relaxed) }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            startTimer()
            downstream.receive(subscription: self)
        }

        private func startTimer() {
            timer.start(()) { self.lock.perform { self.timeOut() } }
            // The upstream or another thread may have ended the subscription before the timer started.
            if !isReceiving { timer.cancel() }
        }

        private func timeOut() {
            if upstream.cancel() { downstream.receive(completion: customError.map { .failure($0()) } ?? .finished) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard isReceiving else { return .none }
            startTimer()
            scheduler.schedule(options: options) { self.lock.perform { self.deliver(input) } }
            return .none
        }

        private func deliver(_ input: Output) {
            guard upstream.isActive else { return }
            let more = downstream.receive(input)
            if more > .none { upstream.subscription?.request(more) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, !isCompleted.exchange(true, ordering: .relaxed) else { return }
            timer.cancel()
            scheduler.schedule(options: options) {
                self.lock.perform { if self.upstream.end() { self.downstream.receive(completion: completion) } }
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            guard isReceiving else { return }
            if !isRequested.exchange(true, ordering: .relaxed) { startTimer() }
            super.request(demand)
        }

        override func cancel() {
            if upstream.isAwaiting { return }
            timer.cancel()
            super.cancel()
            downstream.release()
        }
    }
}

extension Publisher {
    /// Finishes, or fails with the error that `customError` returns, if this publisher sends no value within a time
    /// interval.
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
