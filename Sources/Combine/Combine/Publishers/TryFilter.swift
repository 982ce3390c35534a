extension Publishers {
    /// A publisher that publishes the values for which a throwing closure returns true.
    ///
    /// For each dropped value, the publisher requests another value. If the closure throws an error, the publisher
    /// cancels the upstream and fails.
    public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let isIncluded: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            upstream.tryFilter(to: subscriber, name: "TryFilter") { [isIncluded] value in
                try isIncluded(value) ? .pass(value) : .drop
            }
        }
    }
}

extension Publisher {
    /// Publishes the values that satisfy a condition. Fails if the closure throws an error.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.Filter {
    /// Publishes the values that satisfy both this publisher's condition and the given condition. Fails if the closure
    /// throws an error.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Upstream.Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// Publishes the values that satisfy both this publisher's condition and the given condition.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Publishes the values that satisfy both this publisher's condition and the given condition. Fails if one of the
    /// closures throws an error.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}
