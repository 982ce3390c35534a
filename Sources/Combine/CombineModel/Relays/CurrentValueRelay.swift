import Combine

/// A relay that stores a value, and publishes it to each new subscriber and whenever it changes. RxRelay's
/// `BehaviorRelay`.
///
/// Demand and threads work like those of `CurrentValueSubject`. A subscriber receives the current value at its first
/// request, and the latest one at its next request if it missed one. A value that is accepted during the delivery of
/// another one supersedes it: subscribers that haven't received the other value only receive the new one. Therefore all
/// of them end with the relay's value.
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

    /// The current value. Setting it sends the new value. `observe` follows it.
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
