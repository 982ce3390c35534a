extension Publishers {
    /// Publishes the first values of four publishers together, then the second ones, and so on.
    ///
    /// Passes requests to all of them, and keeps the values that have no counterpart yet. Finishes when a publisher has
    /// of which no value waits, and fails when one does; cancels the rest.
    public struct Zip4<A, B, C, D>: Publisher
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
            let waitingA = WaitingValues<A.Output>()
            let waitingB = WaitingValues<B.Output>()
            let waitingC = WaitingValues<C.Output>()
            let waitingD = WaitingValues<D.Output>()
            let inner = ZipCoordinator(subscriber, name: "Zip", waiting: [waitingA, waitingB, waitingC, waitingD]) {
                guard
                    !waitingA.isEmpty,
                    !waitingB.isEmpty,
                    !waitingC.isEmpty,
                    !waitingD.isEmpty,
                    let a = waitingA.popFirst(),
                    let b = waitingB.popFirst(),
                    let c = waitingC.popFirst(),
                    let d = waitingD.popFirst()
                else { return nil }
                return (a, b, c, d)
            }
            inner.subscribe(to: a, at: 0, waiting: waitingA)
            inner.subscribe(to: b, at: 1, waiting: waitingB)
            inner.subscribe(to: c, at: 2, waiting: waitingC)
            inner.subscribe(to: d, at: 3, waiting: waitingD)
        }
    }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
    }
}

extension Publisher {
    /// Publishes this publisher's values one by one with those of three others.
    @inlinable
    public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of this publisher's values one by one with those of three others.
    @inlinable
    public func zip<P, Q, R, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    )
        -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where
        P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
