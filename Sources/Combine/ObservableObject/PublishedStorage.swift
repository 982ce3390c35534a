/// The value of a `@Published` property, its subscribers, and the publisher of the object that has the property.
@usableFromInline
package final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
    // Sendable because the state is locked, and the value is delivered by one thread at a time.

    @usableFromInline
    struct State {
        @usableFromInline
        var value: Value

        @usableFromInline
        var objectWillChange: ObservableObjectPublisher?

        /// Whether there was a subscriber, before which a change is sent to nobody.
        @usableFromInline
        var isPublishing = false

        /// Grows when a value is published, and when it is stored.
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

    @usableFromInline
    let tracked = TrackedValue()

    @usableFromInline
    init(_ value: Value) {
        state = Locked(State(value: value))
    }

    /// The value, read without reporting.
    @inlinable
    package var current: Value { state.withLock { $0.value } }

    /// The value. Setting it tells the object's subscribers, then sends the new value, and only then stores it.
    @inlinable
    package var value: Value {
        get {
            tracked.read()
            return current
        }
        set {
            tracked.willChange()
            var value = newValue
            let (isStored, objectWillChange) = state.withLock { state in
                if state.objectWillChange != nil || state.isPublishing { return (false, state.objectWillChange) }
                swap(&state.value, &value)
                return (true, nil)
            }
            if !isStored { publish(newValue, objectWillChange) }
            tracked.didChange()
        }
    }

    @inlinable
    func publish(_ new: Value, _ objectWillChange: ObservableObjectPublisher?) {
        objectWillChange?.send()
        if !state.withLock({ $0.isPublishing }) { return store(new) }
        switch broadcast.lock.enter() {
        case .entered:
            deliverAndStore(new)
            broadcast.lock.leave()
        case .nested: deliverAndStore(new)
        case .unavailable:
            // At once as well, since whoever sets a property expects to read it.
            store(new)
            broadcast.lock.schedule { self.deliverAndStore(new) }
        }
    }

    @inlinable
    func deliverAndStore(_ new: Value) {
        let version = state.withLock { state in
            state.version += 1
            return state.version
        }
        broadcast.deliver(new, version: version)
        store(new)
    }

    @inlinable
    func store(_ new: Value) {
        var value = new
        state.withLock { state in
            swap(&state.value, &value)
            state.version += 1
        }
    }

    @inlinable
    func attach<S: Subscriber<Value, Never>>(_ subscriber: S) {
        state.withLock { $0.isPublishing = true }
        broadcast.attach(
            subscriber,
            name: "PublishedSubject",
            latest: { self.state.withLock { ($0.value, $0.version) } }
        )
    }

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
