import Combine

// Signals don't support back-pressure. Therefore an asynchronous sequence buffers events until they are awaited, so
// that none is lost while the previous one is handled. A sequence without iterators buffers nothing.

extension Signal {
    /// The events as an asynchronous sequence. Events are buffered until they are awaited.
    public var values: AsyncPublisher<Signal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension ReturningSignal {
    /// The events as an asynchronous sequence. Events are buffered until they are awaited.
    public var values: AsyncPublisher<ReturningSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension NamedSignal {
    /// The events as an asynchronous sequence. Events are buffered until they are awaited.
    public var values: AsyncPublisher<NamedSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension EmitterPublisher {
    /// The events as an asynchronous sequence. Events are buffered until they are awaited.
    public var values: AsyncPublisher<EmitterPublisher> { AsyncPublisher(self, buffering: .unbounded) }
}
