extension Publishers {
    /// Publishes the latest values of two publishers together, whenever one sends, once all have.
    ///
    /// Passes requests to all of them, and drops a combination that there is no demand for. Finishes when all have, and
    /// fails when one does.
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
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == Output {
            let latestA = LatestValue<A.Output>()
            let latestB = LatestValue<B.Output>()
            let inner = CombineLatestCoordinator(subscriber, name: "CombineLatest", upstreamCount: 2) {
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
    /// Whether both publish the same.
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

    /// Publishes what a closure makes of this publisher's latest value and that of another.
    @inlinable
    public func combineLatest<P, T>(_ publisher: P, _ transform: @escaping (Self.Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        combineLatest(publisher).map { transform($0.0, $0.1) }
    }
}
