import Combine

/// A relay that holds a value, and publishes it to a new subscriber and whenever it changes. RxRelay's `BehaviorRelay`.
///
/// In demand and threads as `CurrentValueSubject`: a subscriber receives the current value at its first request, and the
/// latest at its next if it missed one. A value accepted during the delivery of another supersedes that one: the subscribers
/// that have not received the other receive only the new one, so that all of them end with the relay's value.
public final class CurrentValueRelay<Output>: Relay, BindableRelay {
    public typealias Failure = Never

    @usableFromInline
    let storage: CurrentValue<Output, Never>

    let bindings = RelayBindings()

    /// Creates a relay with its first value.
    public init(_ value: Output) {
        storage = CurrentValue(value, skipsSuperseded: true)
    }

    deinit {
        bindings.end()
        storage.broadcast.finish(.finished)
    }

    /// The current value. Setting it sends it. `observe` follows it.
    @inlinable
    public var value: Output {
        get { storage.observed }
        set { storage.send(newValue) }
    }

    @inlinable
    public func accept(_ value: Output) {
        storage.send(value)
    }

    @inlinable
    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
        storage.attach(subscriber, name: "CurrentValueRelay")
    }
}

extension CurrentValueRelay: Sendable where Output: Sendable {}
