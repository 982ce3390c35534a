extension Publishers {
    /// Publishes the values whose positions are in a range; after the last, cancels its upstream and finishes.
    ///
    /// For each value before the range, requests one more.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// The positions, counted from zero.
        public let range: CountableRange<Int>

        @inlinable
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "a position cannot be negative")
            self.upstream = upstream
            self.range = range
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var remaining = (skip: range.lowerBound, take: range.count)
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "Output",
                    children: { _ in [] },
                    mapCompletion: { $0 },
                    step: { value in
                        if remaining.skip > 0 {
                            remaining.skip -= 1
                            return .drop
                        }
                        // Also when the last value made the upstream send another before it was cancelled.
                        if remaining.take == 0 { return .finish }
                        remaining.take -= 1
                        return remaining.take == 0 ? .passAndFinish(value) : .pass(value)
                    }
                )
            )
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.range == rhs.range
    }
}

extension Publisher {
    /// Publishes the value at a position, then finishes.
    @inlinable
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Publishes the values whose positions are in a range, then finishes.
    @inlinable
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes so many values at most, then finishes.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "a prefix cannot have a negative length")
        return output(in: ..<maxLength)
    }
}
