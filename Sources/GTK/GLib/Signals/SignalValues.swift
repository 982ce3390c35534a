import Combine

// Signals don't support back-pressure. Therefore, the asynchronous sequences below buffer events until your code awaits
// them. No event is lost while your code handles the previous event. A sequence without iterators doesn't buffer
// events.

extension Signal {
    /// The events as an asynchronous sequence. Each event is buffered until your code awaits it.
    public var values: AsyncPublisher<Signal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension ReturningSignal {
    /// The events as an asynchronous sequence. Each event is buffered until your code awaits it.
    public var values: AsyncPublisher<ReturningSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension NamedSignal {
    /// The events as an asynchronous sequence. Each event is buffered until your code awaits it.
    public var values: AsyncPublisher<NamedSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension EmitterPublisher {
    /// The events as an asynchronous sequence. Each event is buffered until your code awaits it.
    public var values: AsyncPublisher<EmitterPublisher> { AsyncPublisher(self, buffering: .unbounded) }
}
