/// An asynchronous sequence of the values of a publisher that never fails.
///
/// Iterate over it with `for await value in publisher.values`.
///
/// The sequence requests one value in each call to `next()`. Each iterator subscribes when it's created. The
/// subscription is cancelled when the iterator is released or the task that awaits `next()` is cancelled. After a
/// cancellation, `next()` returns nil.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    public typealias Element = P.Output
    public typealias AsyncIterator = Iterator

    private let publisher: P
    private let buffering: AsyncBuffering

    /// An iterator over the values of a publisher.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        private let lifetime: AsyncSubscriber<P.Output, P.Failure>.Lifetime

        fileprivate init(_ publisher: P, buffering: AsyncBuffering) {
            lifetime = .init(publisher, buffering: buffering)
        }

        /// Returns the next value, or nil after the publisher has finished.
        public mutating func next() async -> P.Output? { await lifetime.subscriber.next().get() }
    }

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.init(publisher, buffering: .onDemand) }

    /// Creates a sequence of a publisher's values. The policy `buffering` applies to values that arrive while no task
    /// is waiting.
    ///
    /// A publisher type whose events must not be lost declares its own `values` property, which passes `.unbounded` and
    /// shadows ``Publisher/values``.
    package init(_ publisher: P, buffering: AsyncBuffering) {
        self.publisher = publisher
        self.buffering = buffering
    }

    /// Subscribes to the publisher and returns an iterator over its values.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher, buffering: buffering) }
}

extension Publisher where Failure == Never {
    /// The values of this publisher as an asynchronous sequence, which requests one value at a time.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
