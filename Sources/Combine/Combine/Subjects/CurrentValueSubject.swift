/// A subject that stores the current value and publishes each change.
///
/// A subscriber receives the current value on its first request. If the value changes while a subscriber has no demand,
/// the subscriber receives the latest value on its next request. In all other respects, the subject behaves like
/// ``PassthroughSubject``.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    @usableFromInline let storage: CurrentValue<Output, Failure>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { storage = CurrentValue(value) }

    /// The current value. Setting this property sends the new value to the subscribers. After a completion, the new
    /// value is stored but not sent. Within ``trackingPublished(_:)``, Observation tracks reads of this property.
    @inlinable
    public final var value: Output {
        get { storage.observed }
        set { storage.set(newValue) }
    }

    /// Stores a subscription and requests unlimited values from it.
    public func send(subscription: any Subscription) {
        storage.broadcast.keep(subscription, requestingNow: true)
    }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        storage.attach(subscriber, name: "CurrentValueSubject")
    }

    /// Stores a value and sends it to the subscribers that have demand. Does nothing after a completion.
    @inlinable
    public func send(_ input: Output) { storage.send(input) }

    /// Sends a completion to the subscribers and releases them.
    public func send(completion: Subscribers.Completion<Failure>) {
        storage.broadcast.finish(completion)
    }
}
