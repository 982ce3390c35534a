import Synchronization

/// The value of a `@Published` property, its subscribers, and the publisher of the object that has the property.
@usableFromInline
package final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
    // Sendable because the value and the publisher are locked, and the value is delivered by one thread at a time.

    @usableFromInline
    struct State {
        @usableFromInline
        var value: Value

        @usableFromInline
        var objectWillChange: ObservableObjectPublisher?
    }

    @usableFromInline
    let state: Mutex<Unchecked<State>>

    /// Set once there was a subscriber, before which a change has nobody to be sent to.
    @usableFromInline
    let isPublishing = Atomic<Bool>(false)

    @usableFromInline
    let broadcast = Broadcast<Value, Never>()

    @usableFromInline
    let tracked = TrackedValue()

    @usableFromInline
    init(_ value: Value) {
        state = Mutex(Unchecked(State(value: value)))
    }

    /// The value, for those who are not to be told of its changes by Swift's Observation.
    @inlinable
    package var current: Value {
        state.withLock { Unchecked($0.value.value) }.value
    }

    /// The value. Setting it tells the object's subscribers, then sends the new value, and only then stores it.
    @inlinable
    package var value: Value {
        get {
            tracked.read()
            return current
        }
        set {
            state.withLock { Unchecked($0.value.objectWillChange) }.value?.send()
            if isPublishing.load(ordering: .acquiring) { broadcast.send(newValue) }
            var old = Unchecked(newValue)
            tracked.willChange()
            state.withLock { swap(&$0.value.value, &old.value) }
            tracked.didChange()
        }
    }

    @inlinable
    func attach<S: Subscriber<Value, Never>>(_ subscriber: S) {
        isPublishing.store(true, ordering: .releasing)
        broadcast.attach(subscriber, name: "PublishedSubject", latest: { self.current })
    }

    package func reportingPublisher(orInstall publisher: @autoclosure () -> ObservableObjectPublisher)
        -> ObservableObjectPublisher
    {
        state.withLock { state in
            if let installed = state.value.objectWillChange { return installed }
            let new = publisher()
            state.value.objectWillChange = new
            return new
        }
    }
}
