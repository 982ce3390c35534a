extension Publishers {
    /// A publisher that publishes the values of several publishers of the same type, in the order in which the values
    /// arrive.
    ///
    /// It behaves like ``Merge``. Without publishers, it finishes immediately.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The merged publishers.
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
            publishers = Array(upstream)
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            if publishers.isEmpty {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            let inner = MergeCoordinator(subscriber, publisherCount: publishers.count)
            for publisher in publishers { inner.subscribe(to: publisher) }
        }

        /// Merges the values of these publishers and another publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.publishers == rhs.publishers }
}

extension Publisher {
    /// Merges the values of this publisher and another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
