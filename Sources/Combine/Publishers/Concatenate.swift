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
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let suffix: Mutex<Unchecked<Suffix?>>
        private let upstreams = SuccessiveUpstreams()

        init(_ downstream: Downstream, suffix: Suffix) {
            self.downstream = downstream
            self.suffix = Mutex(Unchecked(suffix))
        }

        func receive(subscription: any Subscription) {
            upstreams.accept(subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            upstreams.willDeliver()
            return upstreams.didDeliver(downstream.receive(input))
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if case .finished = completion, let suffix = takeSuffix() {
                upstreams.advance()
                suffix.subscribe(self)
            } else if upstreams.end() {
                downstream.receive(completion: completion)
            }
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

        var description: String { "Concatenate" }

        var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        var playgroundDescription: Any { description }
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
