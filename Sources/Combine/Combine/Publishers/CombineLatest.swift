extension Publishers {
    /// A publisher that combines the latest values of two publishers whenever one publisher sends a value.
    ///
    /// The first combination is published after both publishers have sent a value. For example, if the publishers send
    /// a1, b1, b2, a2 in this order, the combinations are (a1, b1), (a1, b2), (a2, b2).
    ///
    /// Requests are forwarded to both publishers, and a combination is dropped if there is no demand. A value that one
    /// publisher sends during the delivery of a combination is stored, but doesn't produce a combination. The publisher
    /// finishes when both publishers have finished, and fails when one publisher fails. Corresponds to `combineLatest`
    /// in Rx.
    public struct CombineLatest<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// One of the combined publishers.
        public let a: A

        /// One of the combined publishers.
        public let b: B

        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == Output {
            let latestA = LatestValue<A.Output>()
            let latestB = LatestValue<B.Output>()
            let inner = CombineLatestCoordinator(subscriber, upstreamCount: 2) {
                guard
                    let a = latestA.value,
                    let b = latestB.value
                else { return nil }
                return (a, b)
            }
            inner.subscribe(to: a, at: 0, latest: latestA)
            inner.subscribe(to: b, at: 1, latest: latestB)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b }
}

extension Publisher {
    /// Combines the latest values of this publisher and another publisher.
    @inlinable
    public func combineLatest<P>(_ publisher: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.CombineLatest(self, publisher)
    }

    /// Combines the latest values of this publisher and another publisher, and transforms each combination with a
    /// closure.
    @inlinable
    public func combineLatest<P, T>(_ publisher: P, _ transform: @escaping (Self.Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        combineLatest(publisher).map { transform($0.0, $0.1) }
    }
}
