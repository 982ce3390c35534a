/// A publisher that sends when an object is about to change.
///
/// It doesn't count demand. A subscriber receives every event after its first request.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let broadcast = Broadcast<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
        broadcast.attach(subscriber, name: "ObservableObjectPublisher", countsDemand: false)
    }

    /// Notifies the subscribers that the object is about to change.
    @inlinable
    public func send() { broadcast.send(()) }
}
