extension Publishers {
    /// Publishes the values of five publishers as they come. Requests one at a time of each, or without limit if that
    /// is what is requested. Finishes when all have, and fails when one does.
    public struct Merge5<A, B, C, D, E>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure,
        A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// A publisher whose values are merged.
        public let a: A

        /// A publisher whose values are merged.
        public let b: B

        /// A publisher whose values are merged.
        public let c: C

        /// A publisher whose values are merged.
        public let d: D

        /// A publisher whose values are merged.
        public let e: E

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, E.Failure == S.Failure, E.Output == S.Input {
            let inner = MergeCoordinator(subscriber, name: "Merge", runningCount: 5)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a)
            inner.subscribe(to: b)
            inner.subscribe(to: c)
            inner.subscribe(to: d)
            inner.subscribe(to: e)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d && lhs.e == rhs.e
    }
}

extension Publishers.Merge5 {
    /// Publishes these publishers' values and those of another.
    @inlinable
    public func merge<Z>(with publisher: Z) -> Publishers.Merge6<A, B, C, D, E, Z>
    where Z: Publisher, E.Failure == Z.Failure, E.Output == Z.Output {
        Publishers.Merge6(a, b, c, d, e, publisher)
    }

    /// Publishes these publishers' values and those of two others.
    @inlinable
    public func merge<Z, Y>(with publisher1: Z, _ publisher2: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where
        Z: Publisher, Y: Publisher, E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
    {
        Publishers.Merge7(a, b, c, d, e, publisher1, publisher2)
    }

    /// Publishes these publishers' values and those of three others.
    @inlinable
    public func merge<Z, Y, X>(with publisher1: Z, _ publisher2: Y, _ publisher3: X)
        -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
        Z: Publisher, Y: Publisher, X: Publisher, E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge8(a, b, c, d, e, publisher1, publisher2, publisher3)
    }
}

extension Publisher {
    /// Publishes this publisher's values and those of four others.
    @inlinable
    public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, Self.Failure == B.Failure, Self.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}
