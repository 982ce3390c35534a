extension Publishers {
    /// A publisher that transforms each value with a closure.
    ///
    /// Requests, completion and cancellation are forwarded unchanged. Corresponds to `map` in Rx.
    public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that transforms each value.
        public let transform: (Upstream.Output) -> Output

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(MapProducer(subscriber, Step(transform: transform)))
        }

        @usableFromInline
        struct Step: Transformation {
            @usableFromInline let transform: (Upstream.Output) -> Output

            @inlinable
            init(transform: @escaping (Upstream.Output) -> Output) {
                self.transform = transform
            }

            @inlinable var name: String { "Map" }

            @inlinable
            func output(for input: Upstream.Output) -> Output? { transform(input) }
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure.
    @inlinable
    public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
}

extension Publishers.Map {
    /// Transforms each value with a closure.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let first = self.transform
        return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
    }
}
