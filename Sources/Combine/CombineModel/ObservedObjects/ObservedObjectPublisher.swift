import Combine

/// The publisher of an ``ObservedObject`` or ``StateObject``.
///
/// The publisher sends the current object, and sends it again whenever the object changes or is replaced.
///
/// - A new object is published after it has been set. If the object itself changes, it's published in the next turn of
///   the main loop, once for all changes until then.
/// - A subscriber receives the current object on its first request. A subscriber that misses a value, because it has no
///   demand, receives the current object on its next request.
/// - The publisher never finishes, and retains the observed object.
/// - The properties of the object can be models of two-way bindings, for example
///   `entry.reactive.text <~> $viewModel.name`. The binding always uses the current object.
/// - For a property with the name of an operator, such as `filter` or `count`, the compiler finds the operator. Write
///   `Bindable(viewModel).filter` instead.
@dynamicMemberLookup
public struct ObservedObjectPublisher<Content: ObservableObject>: Publisher {
    public typealias Output = Content
    public typealias Failure = Never

    let slot: ObservedSlot<Content>

    public func receive<Downstream: Subscriber<Content, Never>>(subscriber: Downstream) {
        OptionalObservedObjectPublisher(slot: slot).compactMap { $0 }.receive(subscriber: subscriber)
    }

    /// Returns a property of the object as a model for a two-way binding. The model doesn't retain the object or its
    /// owner.
    @MainActor
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Content, Value>
    ) -> BindableProperty<Value> {
        slot.property(keyPath)
    }
}

/// The publisher of an ``OptionalObservedObject`` or ``OptionalStateObject``.
///
/// The publisher sends the current object or nil on the first request, and sends it again whenever the object changes,
/// is replaced or is removed.
///
/// In all other respects, it behaves like ``ObservedObjectPublisher``. If a widget is bound to a property of the object
/// and there is no object, the widget is insensitive and displays the last value.
@dynamicMemberLookup
public struct OptionalObservedObjectPublisher<Content: ObservableObject>: Publisher {
    public typealias Output = Content?
    public typealias Failure = Never

    let slot: ObservedSlot<Content>

    public func receive<Downstream: Subscriber<Content?, Never>>(subscriber: Downstream) {
        slot.attach(subscriber)
    }

    /// Returns a property of the object as a model for a two-way binding. The model doesn't retain the object or its
    /// owner.
    @MainActor
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Content, Value>
    ) -> BindableProperty<Value> {
        slot.property(keyPath)
    }
}

extension ObservedSlot {
    @MainActor
    fileprivate func property<Value>(_ keyPath: ReferenceWritableKeyPath<Content, Value>) -> BindableProperty<Value> {
        BindableProperty<Value>(keyPath) { [weak self] in
            guard let self else { return .ended }
            return content.map { .present($0) } ?? .absent
        }
    }
}
