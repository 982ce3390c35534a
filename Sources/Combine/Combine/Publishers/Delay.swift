extension Publishers {
    /// A publisher that delivers each value and the completion after a delay, on a scheduler.
    ///
    /// Failures are also delayed. Requests and cancellation are forwarded unchanged. Demand that the subscriber returns
    /// for a value is requested from the upstream. A cancellation prevents the delivery of delayed values, but not of a
    /// completion that the upstream has already sent. Corresponds to `delay` in Rx.
    public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The delay.
        public let interval: Context.SchedulerTimeType.Stride

        /// The permitted deviation from the delay.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// The scheduler on which events are delivered.
        public let scheduler: Context

        /// Scheduler-specific options.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                Inner(subscriber) { [scheduler, interval, tolerance, options] in
                    let date = scheduler.now.advanced(by: interval)
                    scheduler.schedule(after: date, tolerance: tolerance, options: options, $0)
                }
            )
        }
    }
}

extension Publishers.Delay {
    private final class Inner<Downstream: Subscriber>: ScheduledProducer<Downstream> {}
}

extension Publisher {
    /// Delivers each value and the completion after a delay, on a scheduler.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }
}
