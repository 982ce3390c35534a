import Synchronization

extension Publishers {
    /// Publishes one publisher's values, then, once it has finished, another's.
    ///
    /// Subscribes to the second when the first finishes, requesting of it what the first left unserved. A failure of
    /// either ends the whole.
    public struct Concatenate<Prefix, Suffix>: Publisher
    where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher whose values come first.
        public let prefix: Prefix

        /// The publisher whose values follow.
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            let inner = Inner(subscriber, suffix: suffix)
            subscriber.receive(subscription: inner)
            prefix.subscribe(inner)
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.prefix == rhs.prefix && lhs.suffix == rhs.suffix
    }
}

extension Publishers.Concatenate {
    /// Subscribes to the prefix itself, to the suffix by ``SuffixSubscriber``, so that what the prefix might send after it
    /// has completed does not count.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "Concatenate"
        private let downstream: Downstream
        private let suffix: Mutex<UncheckedSendable<Suffix?>>
        private let upstreams = SubscriptionArbiter()
        private let hasPrefixEnded = Atomic<Bool>(false)

        init(_ downstream: Downstream, suffix: Suffix) {
            self.downstream = downstream
            self.suffix = Mutex(UncheckedSendable(suffix))
        }

        func receive(subscription: any Subscription) {
            if hasPrefixEnded.load(ordering: .relaxed) {
                subscription.cancel()
            } else {
                upstreams.accept(subscription)
            }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            hasPrefixEnded.load(ordering: .relaxed) ? .none : deliver(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard !hasPrefixEnded.load(ordering: .relaxed), upstreams.isActive else { return }
            hasPrefixEnded.store(true, ordering: .relaxed)
            if case .finished = completion, let suffix = takeSuffix() {
                upstreams.advance()
                suffix.subscribe(SuffixSubscriber(inner: self))
            } else {
                finish(completion)
            }
        }

        private func deliver(_ input: Output) -> Subscribers.Demand {
            guard upstreams.isActive else { return .none }
            upstreams.willDeliver()
            return upstreams.didDeliver(downstream.receive(input))
        }

        private func finish(_ completion: Subscribers.Completion<Failure>) {
            _ = takeSuffix()
            if upstreams.end() { downstream.receive(completion: completion) }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            upstreams.request(demand)
        }

        func cancel() {
            _ = takeSuffix()
            upstreams.cancel()
        }

        private func takeSuffix() -> Suffix? {
            suffix.withLock { suffix in
                let taken = suffix
                suffix.value = nil
                return taken
            }.value
        }

        /// The subscriber to the suffix.
        struct SuffixSubscriber: Subscriber, DescribedByName {
            typealias Input = Downstream.Input
            typealias Failure = Downstream.Failure

            let inner: Inner
            let combineIdentifier = CombineIdentifier()

            var name: String { inner.name }

            func receive(subscription: any Subscription) {
                inner.upstreams.accept(subscription)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                inner.deliver(input)
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                if inner.upstreams.isActive { inner.finish(completion) }
            }
        }
    }
}

extension Publisher {
    /// Publishes some elements, then this publisher's values.
    public func prepend(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
        prepend(elements)
    }

    /// Publishes a sequence's elements, then this publisher's values.
    public func prepend<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
    where S: Sequence, Self.Output == S.Element {
        prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Publishes another publisher's values, then, once it has finished, this one's.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Publishes this publisher's values, then some elements.
    public func append(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
        append(elements)
    }

    /// Publishes this publisher's values, then a sequence's elements.
    public func append<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
    where S: Sequence, Self.Output == S.Element {
        append(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Publishes this publisher's values, then, once it has finished, another's.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
