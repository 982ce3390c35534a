extension Publishers {
    /// Publishes what a closure makes of each value, unless `nil`, and fails with the error that it throws.
    ///
    /// For each `nil`, requests one more.
    public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// What makes a value of another, or `nil`.
        public let transform: (Upstream.Output) throws -> Output?

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryCompactMap",
                    isStrict: true,
                    mapCompletion: { $0.eraseError() },
                    step: { [transform] value in FilterStep { try transform(value).map { .pass($0) } ?? .drop } }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value, unless `nil`, and fails with the error that it throws.
    @inlinable
    public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
    {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// Publishes what a closure makes of each value, unless `nil`, and fails with the error that it throws.
    @inlinable
    public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}
