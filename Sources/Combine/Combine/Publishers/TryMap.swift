extension Publishers {
    /// A publisher that transforms each value with a throwing closure.
    ///
    /// Requests are forwarded unchanged. If the closure throws an error, the publisher cancels the upstream and fails.
    public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that transforms each value.
        public let transform: (Upstream.Output) throws -> Output

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                TryMapProducer<Upstream.Output, Upstream.Failure, S>(subscriber, name: "TryMap", transform: transform)
            )
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure. Fails if the closure throws an error.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers.Map {
    /// Transforms each value with a closure. Fails if the closure throws an error.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// Transforms each value with a closure.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        tryMap(transform)
    }

    /// Transforms each value with a closure. Fails if the closure throws an error.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}
