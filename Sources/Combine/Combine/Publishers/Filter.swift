extension Publishers {
    /// A publisher that publishes the values that satisfy a condition.
    ///
    /// For example, `[1, 2, 3].publisher.filter { $0 > 1 }` publishes 2, 3. For each dropped value, the publisher
    /// requests another value. Corresponds to `filter` in Rx.
    public struct Filter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let isIncluded: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(MapProducer(subscriber, Step(isIncluded: isIncluded)))
        }

        @usableFromInline
        struct Step: Transformation {
            @usableFromInline let isIncluded: (Output) -> Bool

            @inlinable
            init(isIncluded: @escaping (Output) -> Bool) {
                self.isIncluded = isIncluded
            }

            @inlinable var name: String { "Filter" }

            @inlinable
            func output(for input: Output) -> Output? { isIncluded(input) ? input : nil }
        }
    }
}

extension Publisher {
    /// Publishes the values that satisfy a condition.
    @inlinable
    public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.Filter {
    /// Publishes the values that satisfy both this publisher's condition and the given condition.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        let first = self.isIncluded
        return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
    }
}
