extension Publishers {
    /// A publisher that publishes the values of two publishers as they arrive.
    ///
    /// It requests unlimited values from both if the demand is unlimited. Otherwise it requests one value at a time
    /// from each, and stores a value that arrives without demand. It finishes when both have finished. When one fails,
    /// it fails and cancels the other. Apple Combine's `Publishers.Merge`, Rx's `merge`.
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
        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, B.Output == S.Input {
            let inner = MergeCoordinator(subscriber, publisherCount: 2)
            inner.subscribe(to: a)
            inner.subscribe(to: b)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b
    }
}

extension Publisher {
    /// Publishes this publisher's values and those of another publisher.
    @inlinable
    public func merge<B>(with other: B) -> Publishers.Merge<Self, B>
    where B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output {
        Publishers.Merge(self, other)
    }
}
