import Synchronization

extension Publishers {
    /// A publisher that publishes the values of one publisher and then the values of another.
    ///
    /// For example, `[1, 2].publisher.append(3)` publishes 1, 2, 3. When the prefix finishes, the publisher subscribes
    /// to the suffix and requests the outstanding demand from it. The publisher fails when the prefix or the suffix
    /// fails. The subscriber receives its subscription when the prefix sends a subscription. Values for which there is
    /// no demand are dropped. Corresponds to `concat` and `startWith` in Rx.
    public struct Concatenate<Prefix, Suffix>: Publisher
    where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher of the first values.
        public let prefix: Prefix

        /// The publisher of the values that follow the prefix.
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            prefix.subscribe(Inner(subscriber, suffix: suffix))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.prefix == rhs.prefix && lhs.suffix == rhs.suffix }
}

extension Publishers.Concatenate {
    private final class Inner<Downstream: Subscriber>: ArbitratedSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let suffix: Suffix

        /// A Boolean value that indicates whether the prefix has completed.
        ///
        /// Events that the prefix sends after its completion are ignored. Relaxed order suffices, because the prefix
        /// sends its events serially.
        private let hasPrefixEnded = Atomic<Bool>(false)

        init(_ downstream: Downstream, suffix: Suffix) {
            self.suffix = suffix
            super.init(downstream, name: "Concatenate")
        }

        func receive(subscription: any Subscription) {
            if hasPrefixEnded.load(ordering: .relaxed) {
                subscription.cancel()
            } else if upstream.accept(subscription) {
                downstream.receive(subscription: self)
            }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            hasPrefixEnded.load(ordering: .relaxed) ? .none : deliver(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive, !hasPrefixEnded.exchange(true, ordering: .relaxed) else { return }
            guard case .finished = completion else { return finish(completion) }
            upstream.advance()
            suffix.subscribe(SuccessorSubscriber(subscription: self, mapError: { $0 }))
        }

        override func request(_ demand: Subscribers.Demand) {
            upstream.request(demand)
        }
    }
}

extension Publisher {
    /// Publishes the given elements, then the values of this publisher.
    public func prepend(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
        prepend(elements)
    }

    /// Publishes the elements of a sequence, then the values of this publisher.
    public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
    where S: Sequence, Self.Output == S.Element {
        prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Publishes the values of another publisher until that publisher finishes, then the values of this publisher.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Publishes the values of this publisher, then the given elements.
    public func append(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
        append(elements)
    }

    /// Publishes the values of this publisher, then the elements of a sequence.
    public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
    where S: Sequence, Self.Output == S.Element {
        append(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Publishes the values of this publisher until it finishes, then the values of another publisher.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
