extension Publishers {
    /// A publisher that publishes two properties of each value, as a tuple.
    ///
    /// Requests, completion and cancellation are forwarded unchanged.
    public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The key path of the first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The key path of the second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        @inlinable
        public init(
            upstream: Upstream,
            keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where (Output0, Output1) == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(
                MapProducer(
                    subscriber,
                    ClosureTransformation(
                        name: "ValueForKeys",
                        children: { [keyPath0, keyPath1] in [("keyPath0", keyPath0), ("keyPath1", keyPath1)] },
                        transform: { [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
                    )
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes two properties of each value, as a tuple.
    @inlinable
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Self.Output, T0>,
        _ keyPath1: KeyPath<Self.Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}
