extension Publishers {
    /// Publishes the values of two publishers as they come. Requests one at a time of each, or without limit if that
    /// is what is requested. Finishes when all have, and fails when one does.
    public struct Merge<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// A publisher whose values are merged.
        public let a: A

        /// A publisher whose values are merged.
        public let b: B

        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, B.Output == S.Input {
            let inner = MergeCoordinator(subscriber, name: "Merge", runningCount: 2)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a)
            inner.subscribe(to: b)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b
    }
}

extension Publishers.Merge {
    /// Publishes these publishers' values and those of another.
    @inlinable
    public func merge<Z>(with publisher: Z) -> Publishers.Merge3<A, B, Z>
    where Z: Publisher, B.Failure == Z.Failure, B.Output == Z.Output {
        Publishers.Merge3(a, b, publisher)
    }

    /// Publishes these publishers' values and those of two others.
    @inlinable
    public func merge<Z, Y>(with publisher1: Z, _ publisher2: Y) -> Publishers.Merge4<A, B, Z, Y>
    where
        Z: Publisher, Y: Publisher, B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
    {
        Publishers.Merge4(a, b, publisher1, publisher2)
    }

    /// Publishes these publishers' values and those of three others.
    @inlinable
    public func merge<Z, Y, X>(with publisher1: Z, _ publisher2: Y, _ publisher3: X) -> Publishers.Merge5<A, B, Z, Y, X>
    where
        Z: Publisher, Y: Publisher, X: Publisher, B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge5(a, b, publisher1, publisher2, publisher3)
    }

    /// Publishes these publishers' values and those of four others.
    @inlinable
    public func merge<Z, Y, X, W>(with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W)
        -> Publishers.Merge6<A, B, Z, Y, X, W>
    where
        Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, B.Failure == Z.Failure, B.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
    {
        Publishers.Merge6(a, b, publisher1, publisher2, publisher3, publisher4)
    }

    /// Publishes these publishers' values and those of five others.
    @inlinable
    public func merge<Z, Y, X, W, V>(
        with publisher1: Z,
        _ publisher2: Y,
        _ publisher3: X,
        _ publisher4: W,
        _ publisher5: V
    ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
    where
        Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, B.Failure == Z.Failure,
        B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
        Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
    {
        Publishers.Merge7(a, b, publisher1, publisher2, publisher3, publisher4, publisher5)
    }

    /// Publishes these publishers' values and those of six others.
    @inlinable
    public func merge<Z, Y, X, W, V, U>(
        with publisher1: Z,
        _ publisher2: Y,
        _ publisher3: X,
        _ publisher4: W,
        _ publisher5: V,
        _ publisher6: U
    ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
    where
        Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher, B.Failure == Z.Failure,
        B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
        Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure,
        W.Output == V.Output, V.Failure == U.Failure, V.Output == U.Output
    {
        Publishers.Merge8(a, b, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
    }
}

extension Publisher {
    /// Publishes this publisher's values and those of another.
    @inlinable
    public func merge<B>(with other: B) -> Publishers.Merge<Self, B>
    where B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output {
        Publishers.Merge(self, other)
    }
}
