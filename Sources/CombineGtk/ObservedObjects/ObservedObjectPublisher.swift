import Combine

/// The publisher of an ``ObservedObject`` or ``StateObject``: the object now, then each time that it changes or is replaced.
///
/// - Another object is published when it has taken its place. A change of the object itself is published in the main loop's
///   next turn, when it has been made, once for all changes until then.
/// - A subscriber receives the current object at its first request, and again at the next if it missed something.
/// - Finishes never; holds what the property holds.
public struct ObservedObjectPublisher<Content: ObservableObject>: Publisher {
    public typealias Output = Content
    public typealias Failure = Never

    let slot: ObservedSlot<Content>

    public func receive<Downstream: Subscriber<Content, Never>>(subscriber: Downstream) {
        OptionalObservedObjectPublisher(slot: slot).compactMap { $0 }.receive(subscriber: subscriber)
    }
}

/// The publisher of an ``OptionalObservedObject`` or ``OptionalStateObject``: the object now, if there is one, then each time
/// that it changes, is replaced or goes.
///
/// Otherwise as ``ObservedObjectPublisher``.
public struct OptionalObservedObjectPublisher<Content: ObservableObject>: Publisher {
    public typealias Output = Content?
    public typealias Failure = Never

    let slot: ObservedSlot<Content>

    public func receive<Downstream: Subscriber<Content?, Never>>(subscriber: Downstream) {
        slot.attach(subscriber)
    }
}
