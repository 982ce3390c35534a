extension Publishers {
    /// Publishes the values of three publishers as they come. Requests one at a time of each, or without limit if that
    /// is what is requested. Finishes when all have, and fails when one does.
    public struct Merge3<A, B, C>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
        B.Output == C.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// A publisher whose values are merged.
        public let a: A

        /// A publisher whose values are merged.
        public let b: B

        /// A publisher whose values are merged.
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
        where S: Subscriber, C.Failure == S.Failure, C.Output == S.Input {
            let inner = MergeCoordinator(subscriber, name: "Merge", runningCount: 3)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a)
            inner.subscribe(to: b)
            inner.subscribe(to: c)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
}

extension Publishers.Merge3 {
    /// Publishes these publishers' values and those of another.
    @inlinable
    public func merge<Z>(with publisher: Z) -> Publishers.Merge4<A, B, C, Z>
    where Z: Publisher, C.Failure == Z.Failure, C.Output == Z.Output {
        Publishers.Merge4(a, b, c, publisher)
    }

    /// Publishes these publishers' values and those of two others.
    @inlinable
    public func merge<Z, Y>(with publisher1: Z, _ publisher2: Y) -> Publishers.Merge5<A, B, C, Z, Y>
    where
        Z: Publisher, Y: Publisher, C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
    {
        Publishers.Merge5(a, b, c, publisher1, publisher2)
    }

    /// Publishes these publishers' values and those of three others.
    @inlinable
    public func merge<Z, Y, X>(with publisher1: Z, _ publisher2: Y, _ publisher3: X)
        -> Publishers.Merge6<A, B, C, Z, Y, X>
    where
        Z: Publisher, Y: Publisher, X: Publisher, C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge6(a, b, c, publisher1, publisher2, publisher3)
    }

    /// Publishes these publishers' values and those of four others.
    @inlinable
    public func merge<Z, Y, X, W>(with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W)
        -> Publishers.Merge7<A, B, C, Z, Y, X, W>
    where
        Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, C.Failure == Z.Failure, C.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
    {
        Publishers.Merge7(a, b, c, publisher1, publisher2, publisher3, publisher4)
    }

    /// Publishes these publishers' values and those of five others.
    @inlinable
    public func merge<Z, Y, X, W, V>(
        with publisher1: Z,
        _ publisher2: Y,
        _ publisher3: X,
        _ publisher4: W,
        _ publisher5: V
    ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
    where
        Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, C.Failure == Z.Failure,
        C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
        Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
    {
        Publishers.Merge8(a, b, c, publisher1, publisher2, publisher3, publisher4, publisher5)
    }
}

extension Publisher {
    /// Publishes this publisher's values and those of two others.
    @inlinable
    public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where
        B: Publisher, C: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
        B.Output == C.Output
    {
        Publishers.Merge3(self, b, c)
    }
}
