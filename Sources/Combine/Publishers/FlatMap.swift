extension Publishers {
    /// Publishes the values of the publishers that a closure makes of each value, as they come.
    ///
    /// Requests `maxPublishers` values when subscribed, and one more whenever a publisher finishes. Of the publishers made,
    /// requests without limit if that is what is requested, else one value at a time of each, keeping what comes when
    /// there is no demand. Finishes when upstream and all publishers have; fails when one does, cancelling the rest.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of whose values publishers are made.
        public let upstream: Upstream

        /// How many publishers are listened to at a time.
        public let maxPublishers: Subscribers.Demand

        /// What makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        @inlinable
        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            let merging = MergeCoordinator(
                subscriber,
                name: "FlatMap",
                runningCount: 1,
                replacesFinished: maxPublishers != .unlimited
            )
            subscriber.receive(subscription: merging)
            upstream.subscribe(Outer(merging, maxPublishers: maxPublishers, transform: transform))
        }
    }
}

extension Publishers.FlatMap {
    /// The subscriber to the publisher of whose values publishers are made.
    @usableFromInline
    struct Outer<Downstream: Subscriber>: Subscriber, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline
        let merging: MergeCoordinator<Downstream>

        @usableFromInline
        let maxPublishers: Subscribers.Demand

        @usableFromInline
        let transform: (Upstream.Output) -> NewPublisher

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        /// Found out once, since it is slow to where the type is not known in compiling.
        @usableFromInline
        let isJust = NewPublisher.self == Just<Downstream.Input>.self

        @usableFromInline
        init(
            _ merging: MergeCoordinator<Downstream>,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.merging = merging
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            if merging.source.accept(subscription), maxPublishers > .none { subscription.request(maxPublishers) }
        }

        @inlinable
        @inline(__always)
        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard merging.source.isActive else { return .none }
            let publisher = transform(input)
            // The most common publisher by far need not be subscribed to.
            if isJust, merging.demand.isUnlimited, let just = publisher as? Just<Downstream.Input> {
                merging.receiveFromSource(single: just.output)
            } else {
                merging.subscribe(to: publisher, isFromSource: true)
            }
            return .none
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            merging.receiveFromSource(completion: completion)
        }

        @usableFromInline
        var name: String { merging.name }
    }
}

extension Publisher {
    /// Publishes the values of the publishers that a closure makes of each value.
    @inlinable
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Publishes the values of the publishers, which never fail, that a closure makes of each value.
    @inlinable
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self>
    where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Publishes the values of the publishers, which may fail, that a closure makes of each value.
    @inlinable
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Publishes the values of the publishers, which never fail, that a closure makes of each value.
    @inlinable
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
