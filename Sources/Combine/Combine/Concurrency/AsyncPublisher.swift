/// The values of a publisher that never fails, as an asynchronous sequence: for `for await value in publisher.values`.
///
/// It requests one value at each `next()`. Each iterator subscribes when it's created. The subscription is cancelled
/// when the iterator is released or the waiting task is cancelled, after which `next()` returns nil. Apple's
/// `AsyncPublisher`.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    public typealias Element = P.Output
    public typealias AsyncIterator = Iterator

    private let publisher: P
    private let buffering: AsyncBuffering

    /// An iterator that awaits a publisher's values.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        private let lifetime: AsyncSubscriber<P.Output, P.Failure>.Lifetime

        fileprivate init(_ publisher: P, buffering: AsyncBuffering) {
            lifetime = .init(publisher, buffering: buffering)
        }

        /// Returns the next value, or nil after the publisher has finished.
        public mutating func next() async -> P.Output? {
            await lifetime.subscriber.next().get()
        }
    }

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) {
        self.init(publisher, buffering: .onDemand)
    }

    /// Creates a sequence of a publisher's values, with a policy for values that arrive while no task awaits one.
    ///
    /// A publisher of events that can't be held back and must not be lost declares its own `values` with `.unbounded`.
    /// For its type, that declaration takes the place of ``Publisher/values``.
    package init(_ publisher: P, buffering: AsyncBuffering) {
        self.publisher = publisher
        self.buffering = buffering
    }

    /// Subscribes, and returns an iterator that awaits the values.
    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher, buffering: buffering)
    }
}

extension Publisher where Failure == Never {
    /// This publisher's values, requested one at a time.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}
