import Synchronization

extension Publishers {
    /// Publishes a value instead of failing, then finishes.
    ///
    /// Requests pass straight through. The value is sent when a value is requested that its upstream left unserved.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The value published instead.
        public let output: Upstream.Output

        /// The publisher that may fail.
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
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.output == rhs.output
    }
}

extension Publishers.ReplaceError {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let output: Input
        private let upstream = SubscriptionState()

        /// What is requested and not served yet.
        private let demand = AtomicDemand()

        /// Whether the upstream failed, and the value waits for a request.
        private let isWaiting = Mutex(false)

        init(_ downstream: Downstream, output: Input) {
            self.downstream = downstream
            self.output = output
        }

        func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            _ = demand.claimOne()
            let more = downstream.receive(input)
            if more > .none { demand.add(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, upstream.end() else { return }
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            case .failure: if isServable(whetherWaiting: true) { sendOutput() }
            }
        }

        func request(_ more: Subscribers.Demand) {
            more.assertNonZero()
            demand.add(more)
            if isServable(whetherWaiting: false) {
                sendOutput()
            } else {
                upstream.subscription?.request(more)
            }
        }

        /// Whether the value is to be sent now, to a request that is claimed. If not, it waits when told to.
        private func isServable(whetherWaiting mayWait: Bool) -> Bool {
            isWaiting.withLock { isWaiting in
                let isServable = (isWaiting || mayWait) && demand.claimOne()
                isWaiting = (isWaiting || mayWait) && !isServable
                return isServable
            }
        }

        private func sendOutput() {
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        }

        func cancel() {
            _ = demand.terminate()
            upstream.cancel()
        }

        var description: String { "ReplaceError" }

        var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Publishes a value instead of failing, then finishes.
    public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
