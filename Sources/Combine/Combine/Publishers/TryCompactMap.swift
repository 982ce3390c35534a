extension Publishers {
    /// A publisher that transforms each value with a throwing closure, and drops nil results.
    ///
    /// For each dropped value, the publisher requests another value. If the closure throws an error, the publisher
    /// cancels the upstream and fails.
    public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that transforms a value, or returns nil to drop it.
        public let transform: (Upstream.Output) throws -> Output?

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.tryFilter(to: subscriber, name: "TryCompactMap") { [transform] value in
                try transform(value).map { .pass($0) } ?? .drop
            }
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure, and drops nil results. Fails if the closure throws an error.
    @inlinable
    public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
    {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// Transforms each value with a closure, and drops nil results. Fails if the closure throws an error.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}
