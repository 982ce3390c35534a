import Synchronization

/// The subscribers of a `@Published` property. Most properties never have a subscriber, so this is a separate object.
@usableFromInline
final class PublishedChannel<Value>: @unchecked Sendable {
    // Sendable because the owner of the broadcast's lock, or a thread that locks the value, uses the mutable state.

    @usableFromInline let broadcast = Broadcast<Value, Never>()

    /// A Boolean value that indicates whether the property has ever had a subscriber. Until then, changes aren't sent.
    /// It's set while the value is locked.
    @usableFromInline let isPublishing = Atomic<Bool>(false)

    /// The version counter, which is incremented once before a value is published and once before the value is stored.
    /// Because of the second increment, the stored value has the highest version even if a subscriber set the property
    /// during the delivery. Only the owner of the broadcast's lock uses the counter.
    @exclusivity(unchecked)
    @usableFromInline
    var version: UInt = 0

    /// The version of the stored value. It's guarded by the lock of the value.
    @exclusivity(unchecked)
    @usableFromInline
    var storedVersion: UInt = 0

    /// The value that is being delivered and isn't stored yet, and its version. Only the owner of the broadcast's lock
    /// uses this property.
    @exclusivity(unchecked)
    @usableFromInline
    var delivering: (value: Value, version: UInt)?

    @usableFromInline
    init() {}
}

/// The value of a `@Published` property, its subscribers, and the publisher of the object that has the property.
///
/// The storage of a property without subscribers is a single small object. The two references are set once, so that a
/// thread that loads one with acquire order can use the object without retaining it.
@usableFromInline
package final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
    // Sendable because a lock protects the value, and any thread can use the publisher of the object.

    @usableFromInline let tracked = TrackedValue()
    @usableFromInline let locked: Locked<Value>

    /// It's set while the value is locked.
    @usableFromInline let objectWillChange = Atomic<Unmanaged<ObservableObjectPublisher>?>(nil)

    @usableFromInline let currentChannel = Atomic<Unmanaged<PublishedChannel<Value>>?>(nil)

    @usableFromInline
    init(_ value: Value) { locked = Locked(value) }

    deinit {
        objectWillChange.load(ordering: .acquiring)?.release()
        currentChannel.load(ordering: .acquiring)?.release()
    }

    /// The value. Reading this property isn't reported to Observation.
    @inlinable
    package var current: Value { locked.value }

    /// The value. Setting this property notifies the object's subscribers, sends the new value, and then stores it.
    @inlinable
    package var value: Value {
        get {
            tracked.read()
            return current
        }
        set {
            tracked.willChange()
            if !store(newValue, unless: isObserved) {
                objectWillChange.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.send() }
                // A subscriber of the object may have subscribed to the property during the notification.
                if !store(newValue, unless: isPublishing) {
                    currentChannel.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { publish(newValue, to: $0) }
                }
            }
            tracked.didChange()
        }
    }

    /// A Boolean value that indicates whether the property has ever had a subscriber.
    @inlinable
    var isPublishing: Bool {
        guard let channel = currentChannel.load(ordering: .acquiring) else { return false }
        return channel._withUnsafeGuaranteedRef { $0.isPublishing.load(ordering: .acquiring) }
    }

    /// A Boolean value that indicates whether the object has a publisher, or the property has ever had a subscriber.
    @inlinable
    var isObserved: Bool { objectWillChange.load(ordering: .acquiring) != nil || isPublishing }

    /// Stores a value if the condition is false, both before and while the value is locked. Returns true if the value
    /// was stored.
    @inlinable
    func store(_ new: Value, unless condition: @autoclosure () -> Bool) -> Bool {
        if condition() { return false }
        var value = new
        return locked.withLock { stored in
            if condition() { return false }
            swap(&stored, &value)
            return true
        }
    }

    @inlinable
    func publish(_ new: Value, to channel: PublishedChannel<Value>) {
        switch channel.broadcast.lock.enter() {
        case .entered:
            deliverAndStore(new, channel)
            channel.broadcast.lock.leave()
        case .nested: deliverAndStore(new, channel)
        case .unavailable:
            // The value is also stored immediately, because the caller of the setter expects to read the new value.
            locked.exchange(new)
            channel.broadcast.lock.schedule { self.deliverAndStore(new, channel) }
        }
    }

    @inlinable
    func deliverAndStore(_ new: Value, _ channel: PublishedChannel<Value>) {
        channel.version += 1
        let outer = channel.delivering
        channel.delivering = (new, channel.version)
        channel.broadcast.deliver(new, version: channel.version)
        channel.delivering = outer
        channel.version += 1
        var value = new
        locked.withLock { stored in
            swap(&stored, &value)
            channel.storedVersion = channel.version
        }
    }

    /// The channel, which is created on first use.
    @inlinable
    var channel: PublishedChannel<Value> {
        if let channel = currentChannel.load(ordering: .acquiring) { return channel.takeUnretainedValue() }
        let new = Unmanaged.passRetained(PublishedChannel<Value>())
        let (exchanged, winner) = currentChannel.compareExchange(
            expected: nil,
            desired: new,
            ordering: .acquiringAndReleasing
        )
        if !exchanged { new.release() }
        return (exchanged ? new : winner ?? new).takeUnretainedValue()
    }

    @inlinable
    func attach<S: Subscriber<Value, Never>>(_ subscriber: S) {
        let channel = channel
        locked.withLock { _ in channel.isPublishing.store(true, ordering: .releasing) }
        guard channel.broadcast.lock.isOwnedByCurrentThread, let version = channel.delivering?.version else {
            return channel.broadcast.attach(subscriber, name: "PublishedSubject", latest: { self.stored(channel) })
        }
        // A delivery skips the subscribers that it adds. Therefore, they receive the value from here.
        channel.broadcast.attach(
            subscriber,
            name: "PublishedSubject",
            latest: {
                guard channel.broadcast.lock.isOwnedByCurrentThread, let current = channel.delivering,
                    current.version == version
                else { return self.stored(channel) }
                return current
            }
        )
    }

    @inlinable
    func stored(_ channel: PublishedChannel<Value>) -> (value: Value, version: UInt) {
        locked.withLock { ($0, channel.storedVersion) }
    }

    package var installedPublisher: ObservableObjectPublisher? {
        objectWillChange.load(ordering: .acquiring)?.takeUnretainedValue()
    }

    package func reportingPublisher(orInstall publisher: @autoclosure () -> ObservableObjectPublisher)
        -> ObservableObjectPublisher
    {
        locked.withLock { _ in
            if let installedPublisher { return installedPublisher }
            let new = publisher()
            objectWillChange.store(.passRetained(new), ordering: .releasing)
            return new
        }
    }
}
