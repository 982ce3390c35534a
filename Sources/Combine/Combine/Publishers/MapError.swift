extension Publishers {
    /// A publisher that transforms the failure of its upstream into an error of another type.
    ///
    /// Values, requests and cancellation are forwarded unchanged.
    public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        public typealias Output = Upstream.Output

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that transforms the failure.
        public let transform: (Upstream.Failure) -> Failure

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
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
    /// Transforms the failure with a closure, into an error of another type.
    @inlinable
    public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
