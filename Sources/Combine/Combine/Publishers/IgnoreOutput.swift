extension Publishers {
    /// A publisher that drops all values and publishes only the completion.
    ///
    /// The publisher requests unlimited values from the upstream. Cancellation is forwarded unchanged. Corresponds to
    /// `ignoreElements` in Rx.
    public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Never {
            upstream.subscribe(Inner(downstream: subscriber))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream }
}

extension Publishers.IgnoreOutput {
    private struct Inner<Downstream: Subscriber>: Subscriber, DescribedByName
    where Downstream.Input == Never, Downstream.Failure == Failure {
        let downstream: Downstream
        let name = "IgnoreOutput"
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
            subscription.request(.unlimited)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand { .none }

        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Drops all values and publishes only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
