/// A subject that holds a value, and publishes it to a new subscriber and whenever it changes.
///
/// A subscriber receives the current value at its first request. A subscriber that had no demand when the value changed
/// receives the latest value at its next request. Otherwise it behaves like ``PassthroughSubject``.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    @usableFromInline
    let storage: CurrentValue<Output, Failure>

    /// Creates a subject with its first value.
    public init(_ value: Output) {
        storage = CurrentValue(value)
    }

    /// The current value. Setting it sends the new value. After a completion, the new value is only stored. Within
    /// ``trackingPublished(_:)``, Swift's Observation follows the value.
    @inlinable
    public final var value: Output {
        get { storage.observed }
        set { storage.set(newValue) }
    }

    /// Stores a subscription, and requests values from it without limit.
    public func send(subscription: any Subscription) {
        storage.broadcast.keep(subscription, requestingNow: true)
    }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        storage.attach(subscriber, name: "CurrentValueSubject")
    }

    /// Sets the value and sends it to the subscribers that have requested one. Does nothing after a completion.
    @inlinable
    public func send(_ input: Output) {
        storage.send(input)
    }

    /// Sends a completion to the subscribers and releases them. The value doesn't change.
    public func send(completion: Subscribers.Completion<Failure>) {
        storage.broadcast.finish(completion)
    }
}
