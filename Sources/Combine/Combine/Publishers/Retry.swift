extension Publishers {
    /// A publisher that subscribes to its upstream again when the upstream fails, up to a given number of times.
    ///
    /// For example, `request.retry(3)` makes at most four attempts. A negative number means no limit. After the last
    /// attempt, a failure is forwarded. Each new subscription receives a request for the outstanding demand.
    /// Corresponds to `retry` in Rx.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The maximum number of further attempts. Nil or a negative number means no limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, publisher: upstream, retries: retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.retries == rhs.retries }
}

extension Publishers.Retry {
    private final class Inner<Downstream: Subscriber>: ArbitratedSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        struct State {
            var retriesLeft: Int?
            var isSubscribing = false
            var mustSubscribeAgain = false

            /// The subscription that was passed downstream. The reference is weak, because the subscription retains the
            /// owner of this state.
            weak var subscription: ReleasableSubscription?
            var isSubscribed = false

            /// Decrements the number of remaining attempts. Returns false if no attempts are left.
            mutating func takeRetry() -> Bool {
                guard let left = retriesLeft, left >= 0 else { return true }
                if left > 0 { retriesLeft = left - 1 }
                return left > 0
            }
        }

        private let publisher: Upstream
        private let state: Locked<State>

        init(_ downstream: Downstream, publisher: Upstream, retries: Int?) {
            self.publisher = publisher
            state = Locked(State(retriesLeft: retries))
            super.init(downstream, name: "Retry")
        }

        func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            let isFirst = state.withLock { state in
                defer { state.isSubscribed = true }
                return !state.isSubscribed
            }
            guard isFirst else { return }
            let own = ReleasableSubscription(self, name: name)
            state.withLock { $0.subscription = own }
            downstream.receive(subscription: own)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            deliver(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if upstream.isOver { return }
            if case .failure = completion, state.withLock({ $0.takeRetry() }) {
                upstream.advance()
                subscribeAgain()
            } else {
                state.withLock { $0.subscription }?.release()
                finish(completion)
            }
        }

        /// Subscribes to the upstream. If the upstream fails before `subscribe` returns, the outermost call subscribes
        /// again in a loop, so that the stack doesn't grow.
        private func subscribeAgain() {
            let isOutermost = state.withLock { state in
                state.mustSubscribeAgain = state.isSubscribing
                defer { state.isSubscribing = true }
                return !state.isSubscribing
            }
            guard isOutermost else { return }
            repeat {
                if upstream.isOver { return }
                publisher.subscribe(self)
            } while state.withLock { state in
                state.isSubscribing = state.mustSubscribeAgain
                state.mustSubscribeAgain = false
                return state.isSubscribing
            }
        }
    }
}

extension Publisher {
    /// Subscribes to this publisher again when it fails, up to the given number of times.
    ///
    /// A negative number means no limit.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
