import Combine

// The events of a signal can't be held back. Therefore an asynchronous sequence stores them until they are awaited, so
// that a burst of clicks isn't lost while the first one is handled. A sequence without iterators stores nothing.

extension Signal {
    /// The events as an asynchronous sequence, which stores events until they are awaited.
    public var values: AsyncPublisher<Signal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension ReturningSignal {
    /// The events as an asynchronous sequence, which stores events until they are awaited.
    public var values: AsyncPublisher<ReturningSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension NamedSignal {
    /// The events as an asynchronous sequence, which stores events until they are awaited.
    public var values: AsyncPublisher<NamedSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension EmitterPublisher {
    /// The events as an asynchronous sequence, which stores events until they are awaited.
    public var values: AsyncPublisher<EmitterPublisher> { AsyncPublisher(self, buffering: .unbounded) }
}
