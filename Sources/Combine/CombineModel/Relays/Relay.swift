import Combine

/// A subject that never fails and never finishes while it lives. RxRelay's relays, ReactiveSwift's `MutableProperty`.
///
/// - A stream that drives a relay can end or be cancelled without ending the relay: there is no way to send it a
///   completion.
/// - When the relay is deallocated, its subscribers receive `.finished`.
/// - A subscription does not keep the relay alive.
public protocol Relay<Output>: AnyObject, Publisher where Failure == Never {
    /// Sends a value to the subscribers.
    func accept(_ value: Output)
}

extension Relay where Output == Void {
    /// Sends an event without a value.
    @inlinable
    public func accept() {
        accept(())
    }
}
