import Combine

/// A relay that forwards values to its current subscribers. RxRelay's `PublishRelay`.
///
/// Demand, order and threads work like those of `PassthroughSubject`: any thread may send, and a value is dropped for a
/// subscriber that hasn't requested it.
public final class PassthroughRelay<Output>: Relay, BindableRelay {
    public typealias Failure = Never

    @usableFromInline
    let broadcast = Broadcast<Output, Never>()

    let bindings = RelayBindings()

    /// Creates a relay without subscribers.
    public init() {}

    deinit {
        bindings.end()
        broadcast.finish(.finished)
    }

    @inlinable
    public func accept(_ value: Output) {
        broadcast.send(value)
    }

    @inlinable
    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
        broadcast.attach(subscriber, name: "PassthroughRelay")
    }
}

extension PassthroughRelay: Sendable where Output: Sendable {}
