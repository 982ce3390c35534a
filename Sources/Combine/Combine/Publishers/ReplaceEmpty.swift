extension Publishers {
    /// A publisher that publishes a replacement value if its upstream finishes without a value.
    ///
    /// It requests unlimited values as soon as it has subscribed to the upstream, and forwards values as they arrive.
    /// The publisher sends the replacement once the subscriber has requested a value. A failure is forwarded
    /// immediately. Corresponds to `ifEmpty(default:)` in Rx.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The replacement.
        public let output: Upstream.Output

        /// The upstream publisher.
        public let upstream: Upstream

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.output == rhs.output }
}

extension Publishers.ReplaceEmpty {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let output: Output
        private let replacement = DeferredScalar<Output>()

        /// A Boolean value that indicates whether the upstream hasn't sent a value yet. The value needs no lock,
        /// because only calls from the upstream access it, and the upstream sends its events serially.
        private var isEmpty = true

        init(_ downstream: Downstream, output: Output) {
            self.output = output
            super.init(downstream, name: "ReplaceEmpty")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            isEmpty = false
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard isEmpty, case .finished = completion else { return forward(completion) }
            if upstream.isActive, upstream.end(), replacement.resolve(output) { sendReplacement() }
        }

        private func sendReplacement() {
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        }

        override func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            if replacement.request() != nil { sendReplacement() }
        }

        override func cancel() {
            if upstream.isAwaiting { return }
            replacement.end()
            super.cancel()
        }
    }
}

extension Publisher {
    /// Publishes a replacement value if this publisher finishes without a value.
    public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
