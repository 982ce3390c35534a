extension Publishers {
    /// A publisher that publishes a Boolean value that indicates whether all values satisfy a condition.
    ///
    /// The publisher requests unlimited values from the upstream. If a value doesn't satisfy the condition, the
    /// publisher cancels the upstream and publishes false. If the upstream finishes first, the publisher publishes
    /// true. The result is sent once the subscriber has requested a value.
    public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
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
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var isSatisfied = true
            upstream.reduce(to: subscriber, name: "AllSatisfy", result: { isSatisfied }) { [predicate] value in
                isSatisfied = predicate(value)
                return isSatisfied ? .proceed : .finish
            }
        }
    }
}

extension Publisher {
    /// Publishes a Boolean value that indicates whether all values satisfy a condition.
    @inlinable
    public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
