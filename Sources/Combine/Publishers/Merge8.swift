extension Publishers {
    /// Publishes the values of eight publishers as they come. Requests one at a time of each, or without limit if that
    /// is what is requested. Finishes when all have, and fails when one does.
    public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
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

        /// A publisher whose values are merged.
        public let g: G

        /// A publisher whose values are merged.
        public let h: H

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, H.Failure == S.Failure, H.Output == S.Input {
            let inner = MergeCoordinator(subscriber, name: "Merge", runningCount: 8)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a)
            inner.subscribe(to: b)
            inner.subscribe(to: c)
            inner.subscribe(to: d)
            inner.subscribe(to: e)
            inner.subscribe(to: f)
            inner.subscribe(to: g)
            inner.subscribe(to: h)
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a
            && lhs.b == rhs.b
            && lhs.c == rhs.c
            && lhs.d == rhs.d
            && lhs.e == rhs.e
            && lhs.f == rhs.f
            && lhs.g == rhs.g
            && lhs.h == rhs.h
    }
}

extension Publisher {
    /// Publishes this publisher's values and those of seven others.
    @inlinable
    public func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
        -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
        Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
