extension Publishers {
    /// Publishes a value instead of nothing, if its upstream finishes without any.
    ///
    /// Requests pass straight through. The value is sent once something was requested; a failure is passed on at once.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The value published instead.
        public let output: Upstream.Output

        /// The publisher that may have none.
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
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.output == rhs.output
    }
}

extension Publishers.ReplaceEmpty {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let output: Output
        private let upstream = SubscriptionState()
        private let replacement = DeferredScalar<Output>()

        /// Used by the upstream's serial calls only.
        private var isEmpty = true

        init(_ downstream: Downstream, output: Output) {
            self.downstream = downstream
            self.output = output
        }

        func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            isEmpty = false
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            if case .finished = completion, isEmpty {
                if replacement.resolve(output) { send(output) }
            } else {
                downstream.receive(completion: completion)
            }
        }

        private func send(_ value: Output) {
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            if let value = replacement.request() {
                send(value)
            } else {
                upstream.subscription?.request(demand)
            }
        }

        func cancel() {
            _ = replacement.end()
            upstream.cancel()
        }

        var description: String { "ReplaceEmpty" }

        var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Publishes a value instead of nothing, if this publisher finishes without any.
    public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
