extension Publishers {
    /// Publishes the latest values of two publishers together, whenever one sends, once all have.
    ///
    /// From the values a1, b1, b2, a2, in this order, it makes (a1, b1), (a1, b2), (a2, b2). It forwards requests to
    /// both, and drops a combination if there is no demand. A value that one publisher sends during the delivery of a
    /// combination is stored, and makes no combination by itself. It finishes when both have finished, and fails when
    /// one fails. Apple Combine's `Publishers.CombineLatest`, Rx's `combineLatest`.
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
    /// Publishes this publisher's latest value with that of another.
    @inlinable
    public func combineLatest<P>(_ publisher: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.CombineLatest(self, publisher)
    }

    /// Publishes the results of a closure for this publisher's latest value and that of another.
    @inlinable
    public func combineLatest<P, T>(_ publisher: P, _ transform: @escaping (Self.Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        combineLatest(publisher).map { transform($0.0, $0.1) }
    }
}
