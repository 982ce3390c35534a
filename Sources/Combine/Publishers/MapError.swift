extension Publishers {
    /// Publishes the values of a publisher, but what a closure makes of its failure.
    ///
    /// Requests and cancellation pass straight through.
    public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        public typealias Output = Upstream.Output

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// What makes an error of another.
        public let transform: (Upstream.Failure) -> Failure

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
            upstream.subscribe(MapErrorProducer(subscriber, name: "MapError", mapError: transform))
        }
    }
}

extension Publishers.MapError {
    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
        self.init(upstream: upstream, transform: map)
    }
}

extension Publisher {
    /// Replaces the failure by what a closure makes of it.
    @inlinable
    public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
