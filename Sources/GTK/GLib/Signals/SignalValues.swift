import Combine

// A signal's events cannot be held back, so as an asynchronous sequence they are kept until they are asked for: a burst
// of clicks is lost on nobody who is still busy with the first. A sequence that nobody iterates over holds nothing.

extension Signal {
    /// The events as an asynchronous sequence that loses none.
    public var values: AsyncPublisher<Signal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension ReturningSignal {
    /// The events as an asynchronous sequence that loses none.
    public var values: AsyncPublisher<ReturningSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension NamedSignal {
    /// The events as an asynchronous sequence that loses none.
    public var values: AsyncPublisher<NamedSignal> { AsyncPublisher(self, buffering: .unbounded) }
}

extension EmitterPublisher {
    /// The events as an asynchronous sequence that loses none.
    public var values: AsyncPublisher<EmitterPublisher> { AsyncPublisher(self, buffering: .unbounded) }
}
