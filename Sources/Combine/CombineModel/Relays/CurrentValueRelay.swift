import Combine

/// A relay that stores the current value and publishes each change.
///
/// Corresponds to `BehaviorRelay` in RxRelay.
///
/// With respect to demand and threads, the relay behaves like `CurrentValueSubject`. A subscriber receives the current
/// value on its first request. A subscriber that misses a value, because it has no demand, receives the latest value on
/// its next request. If a new value is set during the delivery of another value, the remaining subscribers receive only
/// the new value. Therefore, the last value that each subscriber receives is always the current value.
public final class CurrentValueRelay<Output>: Relay, BindableRelay {
    public typealias Failure = Never

    @usableFromInline let storage: CurrentValue<Output, Never>

    let bindings = RelayBindings()

    /// Creates a relay with an initial value.
    public init(_ value: Output) { storage = CurrentValue(value, skipsSuperseded: true) }

    deinit {
        bindings.end()
        storage.broadcast.finish(.finished)
    }

    /// The current value. If you set the value, the subscribers receive the new value. Closures of `observe` track
    /// reads of this property.
    @inlinable
    public var value: Output {
        get { storage.observed }
        set { storage.send(newValue) }
    }

    @inlinable
    public func accept(_ value: Output) { storage.send(value) }

    @inlinable
    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
        storage.attach(subscriber, name: "CurrentValueRelay")
    }
}

extension CurrentValueRelay: Sendable where Output: Sendable {}
