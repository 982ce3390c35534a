extension Publishers {
    /// A publisher that publishes the latest values of two publishers together, whenever one of them sends a value.
    ///
    /// The first combination is published after both have sent a value. The values a1, b1, b2, a2, in this order,
    /// become (a1, b1), (a1, b2), (a2, b2). Requests are forwarded to both publishers, and a combination is dropped if
    /// there is no demand. A value that one publisher sends during the delivery of a combination is stored, but doesn't
    /// produce a combination. The publisher finishes when both publishers have finished, and fails when one fails.
    /// Apple Combine's `Publishers.CombineLatest`, Rx's `combineLatest`.
    public struct CombineLatest<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// A publisher whose values are combined.
        public let a: A

        /// A publisher whose values are combined.
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
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b
    }
}

extension Publisher {
    /// Publishes this publisher's latest value together with that of another publisher.
    @inlinable
    public func combineLatest<P>(_ publisher: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.CombineLatest(self, publisher)
    }

    /// Publishes the results of a closure for this publisher's latest value and that of another publisher.
    @inlinable
    public func combineLatest<P, T>(_ publisher: P, _ transform: @escaping (Self.Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        combineLatest(publisher).map { transform($0.0, $0.1) }
    }
}
