import Combine

/// A subject that never fails and finishes only when it's deallocated.
///
/// Corresponds to the relays of RxRelay and `MutableProperty` in ReactiveSwift.
///
/// - A relay can't receive a completion. If a stream that is bound to a relay ends, the relay remains usable.
/// - When the relay is deallocated, its subscribers receive `.finished`.
/// - A subscription doesn't retain the relay.
public protocol Relay<Output>: AnyObject, Publisher where Failure == Never {
    /// Sends a value to the subscribers.
    func accept(_ value: Output)
}

extension Relay where Output == Void {
    /// Sends a `Void` value.
    @inlinable
    public func accept() { accept(()) }
}
