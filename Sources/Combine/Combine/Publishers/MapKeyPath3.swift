extension Publishers {
    /// A publisher that publishes three properties of each value, as a tuple.
    ///
    /// Requests, completion and cancellation are forwarded unchanged.
    public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The key path of the first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The key path of the second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The key path of the third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        @inlinable
        public init(
            upstream: Upstream,
            keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>,
            keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where (Output0, Output1, Output2) == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(
                MapProducer(
                    subscriber,
                    ClosureTransformation(
                        name: "ValueForKeys",
                        children: { [keyPath0, keyPath1, keyPath2] in
                            [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)]
                        },
                        transform: { [keyPath0, keyPath1, keyPath2] in
                            ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
                        }
                    )
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes three properties of each value, as a tuple.
    @inlinable
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Self.Output, T0>,
        _ keyPath1: KeyPath<Self.Output, T1>,
        _ keyPath2: KeyPath<Self.Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
