import Synchronization

extension Publishers {
    /// Subscribes to upstream again when it fails, so many times.
    ///
    /// Passes requests to the subscription of the moment; the next one is requested what the last left unserved. The
    /// failure that comes when no retries are left ends it.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher subscribed to.
        public let upstream: Upstream

        /// How many times it is subscribed to again; without limit if `nil`.
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
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.retries == rhs.retries
    }
}

extension Publishers.Retry {
    /// Subscribing again within a loop, a publisher that fails at once does not deepen the stack.
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        struct State {
            var remaining: Int?
            var isSubscribed = false
            var isSubscribing = false
            var mustSubscribeAgain = false
        }

        let name = "Retry"
        private let downstream: Downstream
        private let publisher: Upstream
        private let upstreams = SubscriptionArbiter()
        private let state: Mutex<State>

        init(_ downstream: Downstream, publisher: Upstream, retries: Int?) {
            self.downstream = downstream
            self.publisher = publisher
            state = Mutex(State(remaining: retries))
        }

        func receive(subscription: any Subscription) {
            guard upstreams.accept(subscription) else { return }
            let isFirst = state.withLock { state in
                defer { state.isSubscribed = true }
                return !state.isSubscribed
            }
            if isFirst { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstreams.isActive else { return .none }
            upstreams.willDeliver()
            return upstreams.didDeliver(downstream.receive(input))
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstreams.isActive else { return }
            if case .failure = completion, takeRetry() {
                upstreams.advance()
                subscribeAgain()
            } else if upstreams.end() {
                downstream.receive(completion: completion)
            }
        }

        private func takeRetry() -> Bool {
            state.withLock { state in
                guard let remaining = state.remaining else { return true }
                if remaining == 0 { return false }
                state.remaining = remaining - 1
                return true
            }
        }

        private func subscribeAgain() {
            let mustSubscribe = state.withLock { state in
                if state.isSubscribing {
                    state.mustSubscribeAgain = true
                    return false
                }
                state.isSubscribing = true
                return true
            }
            guard mustSubscribe else { return }
            repeat {
                if upstreams.isOver { return }
                publisher.subscribe(self)
            } while state.withLock { state in
                state.isSubscribing = state.mustSubscribeAgain
                state.mustSubscribeAgain = false
                return state.isSubscribing
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstreams.request(demand)
        }

        func cancel() {
            upstreams.cancel()
        }
    }
}

extension Publisher {
    /// Subscribes to this publisher again when it fails, up to so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
