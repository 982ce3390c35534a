/// A subject that forwards values to its current subscribers.
///
/// - A subscriber without demand doesn't receive a value. After the first request of a subscriber, the subject requests
///   unlimited values from its upstream.
/// - Any thread can send values. If another thread is delivering a value, `send` waits and then delivers its own value.
///   If waiting would cause a deadlock, the other thread delivers the value instead. A value that is sent reentrantly,
///   during a delivery on the same thread, reaches every subscriber before the outer delivery continues.
/// - Subscribing, requesting values and cancelling never wait for another thread.
/// - A subscriber that is attached after the completion receives the completion immediately.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    @usableFromInline let broadcast = Broadcast<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Stores a subscription. After the first request of a subscriber, the subject requests unlimited values from this
    /// subscription.
    public func send(subscription: any Subscription) { broadcast.keep(subscription) }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: __owned S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.attach(subscriber, name: "PassthroughSubject")
    }

    /// Sends a value to the subscribers that have demand.
    @inlinable
    public func send(_ input: Output) { broadcast.send(input) }

    /// Sends a completion to the subscribers and releases them.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
}
