extension Publishers {
    /// A publisher that publishes the first value that satisfies a condition, then finishes.
    ///
    /// The publisher requests unlimited values from the upstream, and cancels the upstream when the value arrives. Once
    /// the subscriber has requested a value, the publisher sends the value, if there is one, and finishes.
    public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var first: Output?
            upstream.reduce(to: subscriber, name: "TryFirst", result: { first }) { [predicate] value in
                guard predicate(value) else { return .proceed }
                first = value
                return .finish
            }
        }
    }
}

extension Publisher {
    /// Publishes the first value that satisfies a condition, then finishes.
    @inlinable
    public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
