/// The value of a `@Published` property, its subscribers, and the publisher of the object that has the property.
@usableFromInline
package final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
    // Sendable because a lock protects the state, and only one thread at a time delivers the value.

    @usableFromInline
    struct State {
        @usableFromInline
        var value: Value

        @usableFromInline
        var objectWillChange: ObservableObjectPublisher?

        /// A Boolean value that indicates whether the property has ever had a subscriber. Until then, changes aren't
        /// sent.
        @usableFromInline
        var isPublishing = false

        /// The version of the stored value.
        @usableFromInline
        var version: UInt = 0

        init(value: Value) {
            self.value = value
        }
    }

    @usableFromInline
    let state: Locked<State>

    @usableFromInline
    let broadcast = Broadcast<Value, Never>()

    /// The version counter, which is incremented once before a value is published and once before the value is stored.
    /// Because of the second increment, the stored value has the highest version even if a subscriber set the property
    /// during the delivery. Only the owner of the broadcast's lock uses the counter.
    @exclusivity(unchecked)
    @usableFromInline
    var version: UInt = 0

    /// The value that is being delivered and isn't stored yet, and its version. Only the owner of the broadcast's lock
    /// uses this property.
    @exclusivity(unchecked)
    @usableFromInline
    var delivering: (value: Value, version: UInt)?

    @usableFromInline
    let tracked = TrackedValue()

    @usableFromInline
    init(_ value: Value) {
        state = Locked(State(value: value))
    }

    /// The value. Reading this property isn't reported to Observation.
    @inlinable
    package var current: Value { state.withLock { $0.value } }

    /// The value. Setting this property notifies the object's subscribers, sends the new value, and then stores it.
    @inlinable
    package var value: Value {
        get {
            tracked.read()
            return current
        }
        set {
            tracked.willChange()
            switch storeUnlessObserved(newValue) {
            case .stored: break
            case .propertyObserved: publish(newValue)
            case .objectObserved(let objectWillChange):
                objectWillChange.send()
                // A subscriber of the object may have subscribed to the property during the notification.
                if !storeUnlessPublishing(newValue) { publish(newValue) }
            }
            tracked.didChange()
        }
    }

    /// The result of ``storeUnlessObserved(_:)``.
    @usableFromInline
    enum StoreResult {
        /// The value was stored, because neither the object nor the property has ever had a subscriber.
        case stored
        /// The value wasn't stored. Only the property has had a subscriber.
        case propertyObserved
        /// The value wasn't stored. The object has a publisher.
        case objectObserved(ObservableObjectPublisher)
    }

    /// Stores a value if neither the object nor the property has ever had a subscriber.
    @inlinable
    func storeUnlessObserved(_ new: Value) -> StoreResult {
        var value = new
        return state.withLock { state in
            if let objectWillChange = state.objectWillChange { return .objectObserved(objectWillChange) }
            if state.isPublishing { return .propertyObserved }
            swap(&state.value, &value)
            return .stored
        }
    }

    /// Stores a value if the property has never had a subscriber. Returns true if the value was stored.
    @inlinable
    func storeUnlessPublishing(_ new: Value) -> Bool {
        var value = new
        return state.withLock { state in
            if state.isPublishing { return false }
            swap(&state.value, &value)
            return true
        }
    }

    @inlinable
    func publish(_ new: Value) {
        switch broadcast.lock.enter() {
        case .entered:
            deliverAndStore(new)
            broadcast.lock.leave()
        case .nested: deliverAndStore(new)
        case .unavailable:
            // The value is also stored immediately, because the caller of the setter expects to read the new value.
            store(new, version: nil)
            broadcast.lock.schedule { self.deliverAndStore(new) }
        }
    }

    @inlinable
    func deliverAndStore(_ new: Value) {
        version += 1
        let outer = delivering
        delivering = (new, version)
        broadcast.deliver(new, version: version)
        delivering = outer
        version += 1
        store(new, version: version)
    }

    @inlinable
    func store(_ new: Value, version: UInt?) {
        var value = new
        state.withLock { state in
            swap(&state.value, &value)
            if let version { state.version = version }
        }
    }

    @inlinable
    func attach<S: Subscriber<Value, Never>>(_ subscriber: S) {
        state.withLock { $0.isPublishing = true }
        guard broadcast.lock.isOwnedByCurrentThread, let version = delivering?.version else {
            return broadcast.attach(subscriber, name: "PublishedSubject", latest: { self.stored })
        }
        // A delivery skips the subscribers that it adds. Therefore, they receive the value from here.
        broadcast.attach(
            subscriber,
            name: "PublishedSubject",
            latest: {
                guard self.broadcast.lock.isOwnedByCurrentThread, let current = self.delivering,
                    current.version == version
                else { return self.stored }
                return current
            }
        )
    }

    @inlinable
    var stored: (value: Value, version: UInt) { state.withLock { ($0.value, $0.version) } }

    package var installedPublisher: ObservableObjectPublisher? { state.withLock { $0.objectWillChange } }

    package func reportingPublisher(orInstall publisher: @autoclosure () -> ObservableObjectPublisher)
        -> ObservableObjectPublisher
    {
        state.withLock { state in
            if let installed = state.objectWillChange { return installed }
            let new = publisher()
            state.objectWillChange = new
            return new
        }
    }
}
