/// A subject that passes values on to those subscribed at the moment. Apple Combine's `PassthroughSubject`.
///
/// A value is dropped for a subscriber that has not requested it, and for all if there are none. Any thread may send:
/// each subscriber receives serially, and a value sent while another thread delivers is delivered by that thread, so
/// `send` never waits. Values sent from within a delivery reach every subscriber after the value being delivered.
/// Requests upstream without limit once a subscriber requests anything. A subscriber that comes after the completion
/// receives that completion.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    @usableFromInline
    let broadcast = Broadcast<Output, Failure>()

    /// Makes a subject without subscribers.
    public init() {}

    /// Keeps a subscription, to request from it without limit once a subscriber requests anything.
    public func send(subscription: any Subscription) {
        broadcast.keep(subscription)
    }

    /// Attaches a subscriber.
    @inlinable
    @inline(__always)
    public func receive<S>(subscriber: __owned S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.attach(subscriber, name: "PassthroughSubject")
    }

    /// Sends a value to the subscribers that have requested one.
    @inlinable
    public func send(_ input: Output) {
        broadcast.send(input)
    }

    /// Sends a completion to the subscribers and lets them go.
    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.finish(completion)
    }
}
