extension Publishers {
    /// A publisher that publishes the first values of two publishers together, then the second ones, and so on.
    ///
    /// The values a1, a2, b1, b2, in this order, become (a1, b1) when b1 arrives and (a2, b2) when b2 arrives. Requests
    /// are forwarded to both publishers, and values that have no counterpart yet are stored. It finishes when a
    /// publisher without waiting values has finished, and fails when one fails. In both cases it cancels the other.
    /// Corresponds to `zip` in Rx.
    public struct Zip<A, B>: Publisher
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
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b
    }
}

extension Publisher {
    /// Publishes this publisher's values in pairs with those of another publisher.
    @inlinable
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes the results of a closure for pairs of this publisher's and another publisher's values.
    @inlinable
    public func zip<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
        -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}
