extension Publishers {
    /// A publisher that publishes the values of two publishers in the order in which they arrive.
    ///
    /// If the demand is unlimited, the operator requests unlimited values from both publishers. Otherwise, it requests
    /// one value at a time from each publisher, and stores the values for which there is no demand yet. The operator
    /// finishes when both publishers have finished. When one publisher fails, the operator cancels the other publisher
    /// and fails. Corresponds to `merge` in Rx.
    public struct Merge<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// One of the merged publishers.
        public let a: A

        /// One of the merged publishers.
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
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b }
}

extension Publisher {
    /// Merges the values of this publisher and another publisher.
    @inlinable
    public func merge<B>(with other: B) -> Publishers.Merge<Self, B>
    where B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output {
        Publishers.Merge(self, other)
    }
}
