extension Publishers {
    /// Publishes the first values of three publishers together, then the second ones, and so on.
    ///
    /// Passes requests to all of them, and keeps the values that have no counterpart yet. Finishes when a publisher has
    /// of which no value waits, and fails when one does; cancels the rest.
    public struct Zip3<A, B, C>: Publisher
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
            let waitingA = WaitingValues<A.Output>()
            let waitingB = WaitingValues<B.Output>()
            let waitingC = WaitingValues<C.Output>()
            let inner = ZipCoordinator(subscriber, name: "Zip", waiting: [waitingA, waitingB, waitingC]) {
                guard
                    !waitingA.isEmpty,
                    !waitingB.isEmpty,
                    !waitingC.isEmpty,
                    let a = waitingA.popFirst(),
                    let b = waitingB.popFirst(),
                    let c = waitingC.popFirst()
                else { return nil }
                return (a, b, c)
            }
            inner.subscribe(to: a, at: 0, waiting: waitingA)
            inner.subscribe(to: b, at: 1, waiting: waitingB)
            inner.subscribe(to: c, at: 2, waiting: waitingC)
        }
    }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
}

extension Publisher {
    /// Publishes this publisher's values one by one with those of two others.
    @inlinable
    public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of this publisher's values one by one with those of two others.
    @inlinable
    public func zip<P, Q, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    )
        -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}
