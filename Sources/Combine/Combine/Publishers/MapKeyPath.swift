extension Publishers {
    /// A publisher that publishes a property of each value.
    ///
    /// Requests, completion and cancellation are forwarded unchanged.
    public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The key path of the property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        @inlinable
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(
                MapProducer(
                    subscriber,
                    ClosureTransformation(
                        name: "ValueForKey",
                        children: { [keyPath] in [("keyPath", keyPath)] },
                        transform: { [keyPath] in $0[keyPath: keyPath] }
                    )
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes a property of each value.
    @inlinable
    public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}
