extension Publishers {
    /// A publisher that publishes the values in a range of positions, then finishes.
    ///
    /// The publisher cancels the upstream before finishing. For each skipped value, the publisher requests another
    /// value. If the range is empty, the publisher finishes when the value at the lower bound of the range arrives.
    /// Corresponds to `take` and `elementAt` in Rx.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The range of positions. The position of the first value is zero.
        public let range: CountableRange<Int>

        @inlinable
        public init(upstream: Upstream, range: CountableRange<Int>) {
            if range.lowerBound < 0 {
                fatalError("output: expected a position of at least 0, found \(range.lowerBound)")
            }
            self.upstream = upstream
            self.range = range
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, range: range))
        }

        @usableFromInline
        final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
        where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
            // The number of values left to skip and the number of values left to publish. These properties need no
            // lock, because only calls from the upstream access them, and the upstream sends its events serially.
            @usableFromInline var skipCount: Int
            @usableFromInline var takeCount: Int

            @usableFromInline
            init(_ downstream: Downstream, range: CountableRange<Int>) {
                skipCount = range.lowerBound
                takeCount = range.count
                super.init(downstream, name: "Output")
            }

            @inlinable
            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard upstream.isActive else { return .none }
                if skipCount > 0 {
                    skipCount -= 1
                    return .max(1)
                }
                var more = Subscribers.Demand.none
                if takeCount > 0 {
                    takeCount -= 1
                    more = downstream.receive(input)
                }
                if takeCount == 0 { cancelUpstream(andSend: .finished) }
                return more
            }

            @usableFromInline
            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                forward(completion)
            }

            @usableFromInline
            override func request(_ demand: Subscribers.Demand) {
                demand.assertNonZero()
                super.request(demand)
            }
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.range == rhs.range }
}

extension Publisher {
    /// Publishes the value at the given position, then finishes. The position of the first value is zero.
    @inlinable
    public func output(at index: Int) -> Publishers.Output<Self> {
        if index < 0 { fatalError("output: expected a position of at least 0, found \(index)") }
        return output(in: index...index)
    }

    /// Publishes the values in a range of positions, then finishes.
    @inlinable
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes at most `maxLength` values, then finishes.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        if maxLength < 0 { fatalError("prefix: expected a length of at least 0, found \(maxLength)") }
        return output(in: ..<maxLength)
    }
}
