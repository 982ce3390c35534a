/// A publisher that tells that an object is about to change. Apple Combine's `ObservableObjectPublisher`.
///
/// Sends to every subscriber that has requested anything, however much: the notices carry nothing to save.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline
    let broadcast = Broadcast<Void, Never>()

    /// Makes a publisher without subscribers.
    public init() {}

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
        broadcast.attach(subscriber, name: "ObservableObjectPublisher", countsDemand: false)
    }

    /// Tells the subscribers that the object is about to change.
    @inlinable
    public func send() {
        broadcast.send(())
    }
}
