extension Publishers {
    /// Publishes the latest values of three publishers together, whenever one sends, once all have.
    ///
    /// Passes requests to all of them, and drops a combination that there is no demand for. Finishes when all have, and
    /// fails when one does.
    public struct CombineLatest3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// A publisher whose values are combined.
        public let a: A

        /// A publisher whose values are combined.
        public let b: B

        /// A publisher whose values are combined.
        public let c: C

        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, C.Failure == S.Failure, S.Input == Output {
            let latestA = LatestValue<A.Output>()
            let latestB = LatestValue<B.Output>()
            let latestC = LatestValue<C.Output>()
            let inner = CombineLatestCoordinator(subscriber, name: "CombineLatest", upstreamCount: 3) {
                guard
                    let a = latestA.value,
                    let b = latestB.value,
                    let c = latestC.value
                else { return nil }
                return (a, b, c)
            }
            inner.subscribe(to: a, at: 0, latest: latestA)
            inner.subscribe(to: b, at: 1, latest: latestB)
            inner.subscribe(to: c, at: 2, latest: latestC)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
}

extension Publisher {
    /// Publishes this publisher's latest value with that of two others.
    @inlinable
    public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of this publisher's latest value and that of two others.
    @inlinable
    public func combineLatest<P, Q, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}
