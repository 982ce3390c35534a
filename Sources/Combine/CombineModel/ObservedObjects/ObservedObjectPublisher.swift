import Combine

/// The publisher of an ``ObservedObject`` or ``StateObject``. It sends the current object, and again each time that the
/// object changes or is replaced.
///
/// - A new object is published after it has been set. A change of the object itself is published in the next turn of
///   the main loop, when it is complete, once for all changes until then.
/// - A subscriber receives the current object at its first request, and again at its next request if it missed a value.
/// - It never finishes. It retains what the property retains.
/// - The object's properties can be models of two-way bindings, which follow the current object: `entry.reactive.text
///   <~> $viewModel.name`.
@dynamicMemberLookup
public struct ObservedObjectPublisher<Content: ObservableObject>: Publisher {
    public typealias Output = Content
    public typealias Failure = Never

    let slot: ObservedSlot<Content>

    public func receive<Downstream: Subscriber<Content, Never>>(subscriber: Downstream) {
        OptionalObservedObjectPublisher(slot: slot).compactMap { $0 }.receive(subscriber: subscriber)
    }

    /// Returns a property of the object as the model of a two-way binding, which retains neither the object nor its
    /// owner.
    @MainActor
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Content, Value>
    ) -> BindableProperty<Value> {
        slot.property(keyPath)
    }
}

/// The publisher of an ``OptionalObservedObject`` or ``OptionalStateObject``. It sends the current object, if there is
/// one, and again each time that the object changes, is replaced or is removed.
///
/// Otherwise it behaves like ``ObservedObjectPublisher``. While there is no object, a widget that is bound to one of
/// its properties is insensitive and keeps showing its last value.
@dynamicMemberLookup
public struct OptionalObservedObjectPublisher<Content: ObservableObject>: Publisher {
    public typealias Output = Content?
    public typealias Failure = Never

    let slot: ObservedSlot<Content>

    public func receive<Downstream: Subscriber<Content?, Never>>(subscriber: Downstream) {
        slot.attach(subscriber)
    }

    /// Returns a property of the object as the model of a two-way binding, which retains neither the object nor its
    /// owner.
    @MainActor
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Content, Value>
    ) -> BindableProperty<Value> {
        slot.property(keyPath)
    }
}

extension ObservedSlot {
    /// Returns a property of the slot's current object.
    @MainActor
    fileprivate func property<Value>(
        _ keyPath: ReferenceWritableKeyPath<Content, Value>
    ) -> BindableProperty<Value> {
        BindableProperty<Value>(keyPath) { [weak self] in
            guard let self else { return .gone }
            return content.map { .present($0) } ?? .absent
        }
    }
}
