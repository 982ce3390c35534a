import Synchronization

extension Publishers {
    /// A publisher that transforms each value into a publisher, and merges the values of these publishers.
    ///
    /// For example, `ids.flatMap { load($0) }` loads all items concurrently and publishes each response when it
    /// arrives. With `maxPublishers: .max(1)`, it loads one item after another, in order.
    ///
    /// The operator requests `maxPublishers` values from the upstream, and another value whenever an inner publisher
    /// finishes. If the demand is unlimited, the operator requests unlimited values from the inner publishers.
    /// Otherwise, it requests one value at a time from each inner publisher, and stores the values for which there is
    /// no demand yet. The operator finishes when the upstream and all inner publishers have finished. If the upstream
    /// fails, the inner publishers are cancelled. If an inner publisher fails, the other inner publishers are
    /// cancelled, but not the upstream.
    ///
    /// Corresponds to `flatMap` and `concatMap` in Rx.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values to transform into publishers.
        public let upstream: Upstream

        /// The maximum number of publishers that are subscribed to at the same time.
        public let maxPublishers: Subscribers.Demand

        /// The closure that creates a publisher for each value.
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
        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            let outer = Outer(subscriber, maxPublishers: maxPublishers, transform: transform)
            subscriber.receive(subscription: outer)
            upstream.subscribe(outer)
        }
    }
}

extension Publishers.FlatMap {
    @usableFromInline
    final class Outer<Downstream: Subscriber>: MergeCoordinator<Downstream>, Subscriber, @unchecked Sendable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        // Sendable for the same reason as the base class. Additionally, `transform` is called only while the upstream
        // sends a value, and the upstream sends its values serially.

        @usableFromInline let maxPublishers: Subscribers.Demand
        @usableFromInline let transform: (Upstream.Output) -> NewPublisher

        private let outer = SubscriptionState()

        /// A Boolean value that indicates whether the inner publishers are scalar publishers. The result is stored,
        /// because this type check is slow in unspecialized code.
        @usableFromInline let isScalar = NewPublisher.self is any ScalarPublisher.Type

        @usableFromInline
        init(
            _ downstream: Downstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.maxPublishers = maxPublishers
            self.transform = transform
            super.init(downstream, name: "FlatMap", runningCount: 1)
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            if outer.accept(subscription), maxPublishers > .none { subscription.request(maxPublishers) }
        }

        @inlinable
        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            if !demand.isUnlimited, demand.isTerminated { return .none }
            let publisher = transform(input)
            runningCount.add(1, ordering: .relaxed)
            // A fast path for scalar publishers, which are by far the most common inner publishers. They don't need a
            // subscription.
            if isScalar, demand.isUnlimited,
                let value = (publisher as? any ScalarPublisher)?.scalar(as: Output.self)
            {
                receive(scalar: value)
            } else {
                subscribe(to: publisher)
            }
            return .none
        }

        /// Delivers the value of a scalar publisher without subscribing to it. Requires unlimited demand.
        @inlinable
        func receive(scalar value: Output) {
            switch lock.enter() {
            case .entered:
                deliver(scalar: value)
                lock.leave()
            case .nested: deliver(scalar: value)
            case .unavailable: lock.schedule { self.deliver(scalar: value) }
            }
            if !countFinished() { publisherFinished() }
        }

        @inlinable
        func deliver(scalar value: Output) {
            if demand.isUnlimited { _ = downstream.receive(value) }
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            guard outer.end() else { return }
            if case .finished = completion {
                _ = countFinished()
            } else {
                lock.perform { self.finish(completion) }
            }
        }

        @inlinable
        override func publisherFinished() {
            if maxPublishers != .unlimited { requestAnother() }
        }

        @usableFromInline
        func requestAnother() {
            outer.subscription?.request(.max(1))
        }

        @usableFromInline
        override func fail(_ completion: Subscribers.Completion<Failure>, from child: MergeChild<Downstream>) {
            guard child.upstream.end() else { return }
            // Release the upstream without cancelling it.
            _ = outer.end()
            finish(completion)
        }

        @usableFromInline
        override func request(_ more: Subscribers.Demand) {
            more.assertNonZero()
            super.request(more)
        }

        @usableFromInline
        override func cancel() {
            super.cancel()
            outer.cancel()
        }

        @usableFromInline
        override var childMirrorChildren: [Mirror.Child] { [("parentSubscription", combineIdentifier)] }
    }
}

extension Publisher {
    /// Transforms each value into a publisher, and merges the values of these publishers.
    @inlinable
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Transforms each value into a publisher that never fails, and merges the values of these publishers.
    @inlinable
    @_disfavoredOverload
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self>
    where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Transforms each value into a publisher that can fail, and merges the values of these publishers.
    @inlinable
    @_disfavoredOverload
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Transforms each value into a publisher that never fails, and merges the values of these publishers.
    @inlinable
    @_disfavoredOverload
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
