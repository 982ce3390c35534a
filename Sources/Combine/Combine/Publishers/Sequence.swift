extension Publishers {
    /// A publisher that publishes the elements of a sequence, then finishes.
    ///
    /// It sends as many elements as the subscriber requests. If the sequence is empty, it finishes immediately. It
    /// ignores a request for zero values. Corresponds to `from` in Rx.
    public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        public typealias Output = Elements.Element

        /// The sequence of elements.
        public let sequence: Elements

        @inlinable
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            var iterator = sequence.makeIterator()
            guard let first = iterator.next() else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            subscriber.receive(
                subscription: SequenceSubscription(subscriber, sequence: sequence, next: first, iterator: iterator)
            )
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.sequence == rhs.sequence }
}

extension Sequence {
    /// Publishes the elements of this sequence.
    @inlinable
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
