extension Publishers {
    /// A publisher that, if its upstream fails, publishes a replacement value and finishes.
    ///
    /// Requests are forwarded unchanged. The replacement is sent once there is demand for it. Corresponds to
    /// `catchAndReturn` in Rx.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The replacement.
        public let output: Upstream.Output

        /// The upstream publisher.
        public let upstream: Upstream

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
            upstream.subscribe(Inner(subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.output == rhs.output }
}

extension Publishers.ReplaceError {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let output: Input

        private let demand = AtomicDemand()

        private let hasFailed = Locked(false)

        init(_ downstream: Downstream, output: Input) {
            self.output = output
            super.init(downstream, name: "ReplaceError")
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            _ = demand.claimOne()
            let more = downstream.receive(input)
            if more > .none { demand.add(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if hasFailed.value { return }
            switch completion {
            case .finished: forward(.finished)
            case .failure: if upstream.isActive { sendReplacement(hasFailed: true) }
            }
        }

        override func request(_ more: Subscribers.Demand) {
            more.assertNonZero()
            demand.add(more)
            sendReplacement(hasFailed: false)
            super.request(more)
        }

        /// Sends the replacement if the upstream failed and there is demand. If a failure and a request arrive on two
        /// threads, the lock ensures that only one thread sends the replacement.
        private func sendReplacement(hasFailed isFailing: Bool) {
            let isDue = hasFailed.withLock { hasFailed in
                hasFailed = hasFailed || isFailing
                return hasFailed && demand.claimOne()
            }
            guard isDue, upstream.end() else { return }
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        }
    }
}

extension Publisher {
    /// If this publisher fails, publishes a replacement value and finishes.
    public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
