extension Publishers {
    /// A publisher that publishes a Boolean value that indicates whether its upstream sends a particular value.
    ///
    /// The publisher requests unlimited values from the upstream. If an equal value arrives, the publisher cancels the
    /// upstream and publishes true. If the upstream finishes first, the publisher publishes false. The result is sent
    /// once the subscriber has requested a value.
    public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The value to find.
        public let output: Upstream.Output

        @inlinable
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var isFound = false
            upstream.reduce(to: subscriber, name: "Contains", result: { isFound }) { [output] value in
                isFound = value == output
                return isFound ? .finish : .proceed
            }
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.output == rhs.output }
}

extension Publisher where Output: Equatable {
    /// Publishes a Boolean value that indicates whether this publisher sends a particular value.
    @inlinable
    public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
