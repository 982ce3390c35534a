/// A subject that forwards values to its current subscribers.
///
/// - A value is dropped for a subscriber without demand. Values are requested from the upstream without limit, after
///   the first request of a subscriber.
/// - Any thread may send. A sender waits for another thread's delivery, then delivers its own value before `send`
///   returns. If that thread waits for the sender, directly or through others, it delivers the value instead. A value
///   that is sent from within a delivery, on the same thread, reaches every subscriber before the outer delivery
///   continues.
/// - Subscribing, requesting and cancelling never wait for a delivery.
/// - A subscriber that arrives after the completion receives that completion.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    @usableFromInline
    let broadcast = Broadcast<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Stores a subscription. Values are requested from it without limit, after the first request of a subscriber.
    public func send(subscription: any Subscription) {
        broadcast.keep(subscription)
    }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: __owned S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.attach(subscriber, name: "PassthroughSubject")
    }

    /// Sends a value to the subscribers that have requested one.
    @inlinable
    public func send(_ input: Output) {
        broadcast.send(input)
    }

    /// Sends a completion to the subscribers and releases them.
    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.finish(completion)
    }
}
