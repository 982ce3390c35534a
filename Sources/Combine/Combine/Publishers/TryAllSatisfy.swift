extension Publishers {
    /// A publisher that publishes a Boolean value that indicates whether a throwing closure returns true for all
    /// values.
    ///
    /// The publisher requests unlimited values from the upstream. If a value doesn't satisfy the condition, the
    /// publisher cancels the upstream and publishes false. If the upstream finishes first, the publisher publishes
    /// true. The result is sent once the subscriber has requested a value. If the closure throws an error, the
    /// publisher cancels the upstream and fails.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether a value satisfies the condition.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, S.Failure == any Error {
            var isSatisfied = true
            upstream.tryReduce(to: subscriber, name: "TryAllSatisfy", result: { isSatisfied }) { [predicate] value in
                isSatisfied = try predicate(value)
                return isSatisfied ? .proceed : .finish
            }
        }
    }
}

extension Publisher {
    /// Publishes a Boolean value that indicates whether all values satisfy a condition. Fails if the closure throws an
    /// error.
    @inlinable
    public func tryAllSatisfy(_ predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
