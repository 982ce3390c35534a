extension Publishers {
    /// Publishes the values of six publishers as they come. Requests one at a time of each, or without limit if that
    /// is what is requested. Finishes when all have, and fails when one does.
    public struct Merge6<A, B, C, D, E, F>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, A.Failure == B.Failure,
        A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
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

        /// A publisher whose values are merged.
        public let f: F

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, F.Failure == S.Failure, F.Output == S.Input {
            let inner = MergeCoordinator(subscriber, name: "Merge", runningCount: 6)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a)
            inner.subscribe(to: b)
            inner.subscribe(to: c)
            inner.subscribe(to: d)
            inner.subscribe(to: e)
            inner.subscribe(to: f)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a
            && lhs.b == rhs.b
            && lhs.c == rhs.c
            && lhs.d == rhs.d
            && lhs.e == rhs.e
            && lhs.f == rhs.f
    }
}

extension Publishers.Merge6 {
    /// Publishes these publishers' values and those of another.
    @inlinable
    public func merge<Z>(with publisher: Z) -> Publishers.Merge7<A, B, C, D, E, F, Z>
    where Z: Publisher, F.Failure == Z.Failure, F.Output == Z.Output {
        Publishers.Merge7(a, b, c, d, e, f, publisher)
    }

    /// Publishes these publishers' values and those of two others.
    @inlinable
    public func merge<Z, Y>(with publisher1: Z, _ publisher2: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
    where
        Z: Publisher, Y: Publisher, F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure,
        Z.Output == Y.Output
    {
        Publishers.Merge8(a, b, c, d, e, f, publisher1, publisher2)
    }
}

extension Publisher {
    /// Publishes this publisher's values and those of five others.
    @inlinable
    public func merge<B, C, D, E, F>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
        -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, Self.Failure == B.Failure,
        Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }
}
