extension Publishers {
    /// A publisher that combines the first values of two publishers, then the second values, and so on.
    ///
    /// For example, if the publishers send a1, a2, b1, b2 in this order, the combined publisher sends (a1, b1) when b1
    /// arrives and (a2, b2) when b2 arrives.
    ///
    /// Requests are forwarded to both publishers. Values are stored until they can be combined. The publisher finishes
    /// when one of the two publishers has finished and all its values have been combined. The publisher fails when one
    /// of the two publishers fails. In both cases, the other publisher is cancelled.
    ///
    /// Corresponds to `zip` in Rx.
    public struct Zip<A, B>: Publisher
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
            let waitingA = WaitingValues<A.Output>()
            let waitingB = WaitingValues<B.Output>()
            let inner = ZipCoordinator(subscriber, waiting: [waitingA, waitingB]) {
                guard
                    !waitingA.isEmpty,
                    !waitingB.isEmpty,
                    let a = waitingA.popFirst(),
                    let b = waitingB.popFirst()
                else { return nil }
                return (a, b)
            }
            inner.subscribe(to: a, at: 0, waiting: waitingA)
            inner.subscribe(to: b, at: 1, waiting: waitingB)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b }
}

extension Publisher {
    /// Combines the values of this publisher and another publisher in pairs.
    @inlinable
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Combines the values of this publisher and another publisher in pairs, and transforms each pair with a closure.
    @inlinable
    public func zip<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
        -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}
