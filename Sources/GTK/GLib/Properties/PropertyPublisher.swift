import Combine

/// A publisher of a property's current value and of each new value. It corresponds to the KVO publisher on Apple
/// platforms.
///
/// - It publishes the current value on the first request, and then each new value, regardless of which code sets the
///   property. Values are published synchronously on the main thread. If the type is `Equatable`, a value that equals
///   the previous value isn't published, even if GTK sends a notification for it.
/// - Demand: If the property changes while there is no demand, the current value is published on the next request.
/// - If the property changes while a value is being delivered, the new value is published after that delivery.
/// - If the key path leads through other objects, such as `\.child?.name`, the publisher observes the current objects.
///   While one of these objects is nil, no values are published.
/// - Completion: The publisher finishes when the object is deallocated or its window is torn down.
/// - Lifetime: The publisher has only a weak reference to the object.
/// - Threading: You can subscribe, request and cancel on any thread. Values are delivered on the main thread.
public struct PropertyPublisher<Root: Object, Output>: Publisher {
    public typealias Failure = Never

    @usableFromInline weak let object: Root?
    @usableFromInline let path: InlinedReadPath<Root, Output>
    @usableFromInline let areEqual: ((Output, Output) -> Bool)?
    @usableFromInline let skipsFirst: Bool
    @usableFromInline var onlyByUser = false

    @inlinable
    init(object: Root?, path: InlinedReadPath<Root, Output>, areEqual: ((Output, Output) -> Bool)?, skipsFirst: Bool) {
        self.object = object
        self.path = path
        self.areEqual = areEqual
        self.skipsFirst = skipsFirst
    }

    /// A publisher of later changes only. It doesn't publish the value at the time of the subscription.
    public var changes: PropertyPublisher {
        PropertyPublisher(object: object, path: path, areEqual: areEqual, skipsFirst: true)
    }

    /// A publisher of the changes that the user makes, for example by typing, pasting, dragging or choosing. Changes by
    /// the program aren't published.
    ///
    /// The value at the time of the subscription isn't published. If the user changes the value and restores it while
    /// there is no demand, nothing is published.
    ///
    /// A change counts as made by the program if it occurs while the program's Swift code runs. Examples are signal
    /// handlers, subscribers, tasks, observed closures, timers, and code that runs before the main loop starts. All
    /// other changes count as made by the user, including:
    /// - Changes that GTK makes later on its own, such as the end of an animation that the program started
    /// - Changes that `g_object_bind_property` and similar functions transfer from a property that the user changed
    ///
    /// Some changes count as made by the user although Swift code makes them:
    /// - Changes that a handler of another object's signal makes, if `g_object_bind_property` or a similar function
    ///   caused the signal
    /// - Changes in callbacks that aren't signal handlers, such as tick callbacks
    ///
    /// If a Swift handler forwards a key event to another widget, the resulting changes count as made by the program.
    @inlinable
    public var byUser: PropertyPublisher {
        var publisher = changes
        publisher.onlyByUser = true
        return publisher
    }

    @inlinable
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        let path = self.path
        let areEqual = self.areEqual
        let skipsFirst = self.skipsFirst
        let values = PropertyValues<Output>()
        let downstream = PropertySubscription.Downstream(
            keyPath: path.keyPath,
            peek: { object in
                // The cast is safe, because the subscription passes the object with which it was created.
                let value = path.value(of: unsafeDowncast(object, to: Root.self))
                if skipsFirst, !values.hasReadFirst { values.last = value }
                values.hasReadFirst = true
            },
            remember: { object in
                values.last = path.value(of: unsafeDowncast(object, to: Root.self))
                values.hasReadFirst = true
            },
            compare: { object in
                guard let areEqual else { return { false } }
                let value = path.value(of: unsafeDowncast(object, to: Root.self))
                return { [weak object] in
                    guard let object else { return false }
                    return !areEqual(value, path.value(of: unsafeDowncast(object, to: Root.self)))
                }
            },
            read: { object in
                let value = path.value(of: unsafeDowncast(object, to: Root.self))
                guard let areEqual else {
                    values.next = value
                    return true
                }
                let last = values.last
                if let last, areEqual(last, value) { return false }
                values.last = value
                values.next = value
                // If this is the last reference to an object, releasing it can run code that changes the property.
                withExtendedLifetime(last) {}
                return true
            },
            deliver: { values.next.take().map { subscriber.receive($0) } ?? .none },
            finish: { subscriber.receive(completion: .finished) }
        )
        PropertySubscription(object, skipsFirst: skipsFirst, onlyByUser: onlyByUser, downstream)
            .start { subscriber.receive(subscription: $0) }
    }
}

/// The values that a subscription of a property stores between two changes.
@usableFromInline
final class PropertyValues<Value> {
    // Exclusivity isn't checked for this property and the next two. Only the main thread uses them. As captured
    // variables of closures, they would be checked at each change of the property.
    @exclusivity(unchecked)
    @usableFromInline var hasReadFirst = false
    /// The most recently published value.
    @exclusivity(unchecked)
    @usableFromInline var last: Value?
    /// The value that was read and isn't delivered yet.
    @exclusivity(unchecked)
    @usableFromInline var next: Value?

    @inlinable
    init() {}
}

/// A protocol to which only ``Object`` and its subclasses conform. In extensions of this protocol, `Self` is the class
/// of the object on which a member is used.
public protocol ObjectProtocol: Object {}

extension Object: ObjectProtocol {}

extension ObjectProtocol {
    /// Returns a publisher of a property's current value and of each change, such as `entry.publisher(for: \.text)`.
    ///
    /// - Parameter keyPath: The key path of a GObject property, or of a computed property that reads GObject
    ///   properties. For any other property, this method traps, because changes of the property can't be observed.
    //
    // The method is always inlined, here and below, so that the compiler can resolve a key-path literal.
    @inlinable
    @inline(__always)
    public func publisher<Value: Equatable>(for keyPath: KeyPath<Self, Value>) -> PropertyPublisher<Self, Value> {
        PropertyPublisher(object: self, path: InlinedReadPath(keyPath), areEqual: { $0 == $1 }, skipsFirst: false)
    }

    /// Returns a publisher of a property's current value and of the value at each change notification. Values of the
    /// type can't be compared. Therefore, the publisher may publish equal values in a row.
    @inlinable
    @inline(__always)
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> PropertyPublisher<Self, Value> {
        PropertyPublisher(object: self, path: InlinedReadPath(keyPath), areEqual: nil, skipsFirst: false)
    }

    /// Returns a publisher that publishes this object whenever it emits the given signal. An example is
    /// `button.publisher(for: \.clicked)`.
    ///
    /// The publisher handles demand, completion and lifetime like ``Signal``.
    public func publisher<Event>(for signal: KeyPath<Self, Signal<Event>>) -> EmitterPublisher<Self, Event> {
        EmitterPublisher(object: self, signal: self[keyPath: signal])
    }

    /// Returns a publisher that publishes this object whenever it emits the given signal. The object's Swift class
    /// declares the signal.
    public func publisher<Event>(for signal: KeyPath<Self, OwnSignal<Event>>) -> EmitterPublisher<Self, Event> {
        EmitterPublisher(object: self, signal: self[keyPath: signal].signal)
    }
}

/// A publisher that publishes an object whenever the object emits a signal.
public struct EmitterPublisher<Emitter: Object, Event>: Publisher {
    public typealias Output = Emitter
    public typealias Failure = Never

    weak var object: Emitter?
    let signal: Signal<Event>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Emitter, Downstream.Failure == Never {
        // During an emission, GLib retains the emitter, so the weak reference isn't nil. The exception is an emission
        // during the emitter's disposal, which subscribers don't receive.
        signal.compactMap { [weak object] _ in object }.receive(subscriber: subscriber)
    }
}
