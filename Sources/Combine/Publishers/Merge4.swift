extension Publishers {
    /// Publishes the values of four publishers as they come. Requests one at a time of each, or without limit if that
    /// is what is requested. Finishes when all have, and fails when one does.
    public struct Merge4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
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
        where S: Subscriber, D.Failure == S.Failure, D.Output == S.Input {
            let inner = MergeCoordinator(subscriber, name: "Merge", runningCount: 4)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a)
            inner.subscribe(to: b)
            inner.subscribe(to: c)
            inner.subscribe(to: d)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
    }
}

extension Publishers.Merge4 {
    /// Publishes these publishers' values and those of another.
    @inlinable
    public func merge<Z>(with publisher: Z) -> Publishers.Merge5<A, B, C, D, Z>
    where Z: Publisher, D.Failure == Z.Failure, D.Output == Z.Output {
        Publishers.Merge5(a, b, c, d, publisher)
    }

    /// Publishes these publishers' values and those of two others.
    @inlinable
    public func merge<Z, Y>(with publisher1: Z, _ publisher2: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
    where
        Z: Publisher, Y: Publisher, D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
    {
        Publishers.Merge6(a, b, c, d, publisher1, publisher2)
    }

    /// Publishes these publishers' values and those of three others.
    @inlinable
    public func merge<Z, Y, X>(with publisher1: Z, _ publisher2: Y, _ publisher3: X)
        -> Publishers.Merge7<A, B, C, D, Z, Y, X>
    where
        Z: Publisher, Y: Publisher, X: Publisher, D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge7(a, b, c, d, publisher1, publisher2, publisher3)
    }

    /// Publishes these publishers' values and those of four others.
    @inlinable
    public func merge<Z, Y, X, W>(with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W)
        -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
    where
        Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, D.Failure == Z.Failure, D.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
    {
        Publishers.Merge8(a, b, c, d, publisher1, publisher2, publisher3, publisher4)
    }
}

extension Publisher {
    /// Publishes this publisher's values and those of three others.
    @inlinable
    public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where
        B: Publisher, C: Publisher, D: Publisher, Self.Failure == B.Failure, Self.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
    {
        Publishers.Merge4(self, b, c, d)
    }
}
