extension Publishers {
    /// Publishes the latest values of four publishers together, whenever one sends, once all have.
    ///
    /// Passes requests to all of them, and drops a combination that there is no demand for. Finishes when all have, and
    /// fails when one does.
    public struct CombineLatest4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// A publisher whose values are combined.
        public let a: A

        /// A publisher whose values are combined.
        public let b: B

        /// A publisher whose values are combined.
        public let c: C

        /// A publisher whose values are combined.
        public let d: D

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, D.Failure == S.Failure, S.Input == Output {
            let latestA = LatestValue<A.Output>()
            let latestB = LatestValue<B.Output>()
            let latestC = LatestValue<C.Output>()
            let latestD = LatestValue<D.Output>()
            let inner = CombineLatestCoordinator(subscriber, name: "CombineLatest", upstreamCount: 4) {
                guard
                    let a = latestA.value,
                    let b = latestB.value,
                    let c = latestC.value,
                    let d = latestD.value
                else { return nil }
                return (a, b, c, d)
            }
            inner.subscribe(to: a, at: 0, latest: latestA)
            inner.subscribe(to: b, at: 1, latest: latestB)
            inner.subscribe(to: c, at: 2, latest: latestC)
            inner.subscribe(to: d, at: 3, latest: latestD)
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
    }
}

extension Publisher {
    /// Publishes this publisher's latest value with that of three others.
    @inlinable
    public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of this publisher's latest value and that of three others.
    @inlinable
    public func combineLatest<P, Q, R, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
