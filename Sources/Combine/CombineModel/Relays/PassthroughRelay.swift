import Combine

/// A relay that forwards values to its current subscribers.
///
/// Corresponds to `PublishRelay` in RxRelay.
///
/// With respect to demand, order and threads, the relay behaves like `PassthroughSubject`. Any thread can send values.
/// A subscriber without demand doesn't receive a value.
public final class PassthroughRelay<Output>: Relay, BindableRelay {
    public typealias Failure = Never

    @usableFromInline let broadcast = Broadcast<Output, Never>()

    let bindings = RelayBindings()

    /// Creates a relay without subscribers.
    public init() {}

    deinit {
        bindings.end()
        broadcast.finish(.finished)
    }

    @inlinable
    public func accept(_ value: Output) { broadcast.send(value) }

    @inlinable
    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
        broadcast.attach(subscriber, name: "PassthroughRelay")
    }
}

extension PassthroughRelay: Sendable where Output: Sendable {}
