import Combine

/// A subject that never fails, and finishes only when it is deallocated. RxRelay's relays, ReactiveSwift's
/// `MutableProperty`.
///
/// - A stream that is bound to a relay can end or be cancelled without ending the relay, because a relay can't receive
///   a completion.
/// - When the relay is deallocated, its subscribers receive `.finished`.
/// - A subscription does not keep the relay alive.
public protocol Relay<Output>: AnyObject, Publisher where Failure == Never {
    /// Sends a value to the subscribers.
    func accept(_ value: Output)
}

extension Relay where Output == Void {
    /// Sends a `Void` value.
    @inlinable
    public func accept() {
        accept(())
    }
}
