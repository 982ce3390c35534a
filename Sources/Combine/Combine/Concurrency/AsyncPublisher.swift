/// The values of a publisher that never fails, as an asynchronous sequence: for `for await value in publisher.values`.
///
/// Requests one value at each `next()`. Each iterator subscribes anew, when made; the subscription is cancelled when the
/// iterator goes or the task that waits is cancelled, after which `next()` returns `nil`. Apple Combine's
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

        /// The next value; `nil` once the publisher has finished.
        public mutating func next() async -> P.Output? {
            await lifetime.subscriber.next().get()
        }
    }

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) {
        self.init(publisher, buffering: .onDemand)
    }

    /// Makes a sequence of a publisher's values, with a treatment of those that nobody awaits.
    ///
    /// A publisher of events that cannot be held back and must not be lost declares its own `values` so, `.unbounded`,
    /// which for its type takes the place of ``Publisher/values``.
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
