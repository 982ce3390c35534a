import Combine

/// The storage of an ``AppStorage`` property, which is synchronized with the settings store.
final class AppStorageSlot<Value: AppStorageValue>: @unchecked Sendable {
    // Sendable because a lock protects the mutable state, and the storage of the value can be used on any thread.

    private struct State {
        var isAttached = false
        /// The last value that was read from the store or written to the store. It's nil before the first access.
        var kept: StoredValue?
        /// The stored form of the value that was published last. A value with a different stored form was set by the
        /// program and must be written to the store.
        var published: StoredValue?
        var cancellables: Set<AnyCancellable> = []
        var following: AnyCancellable?
    }

    let publisher: Published<Value>.Publisher
    private let key: String
    private let initial: Value
    /// The store that was passed to the property's initializer, or nil for the default store.
    private let ownStore: (any SettingsStore)?
    private let state = Locked(State())

    init(key: String, default initial: Value, store: (any SettingsStore)?) {
        if key.isEmpty { fatalError("@AppStorage: expected the name of a setting, found an empty string") }
        self.key = key
        self.initial = initial
        ownStore = store
        var published = Published(wrappedValue: initial)
        publisher = published.projectedValue
    }

    var storage: PublishedStorage<Value> { publisher.storage }

    /// This slot. On the first access, this property reads the setting and starts to observe the store.
    var attached: AppStorageSlot {
        if !state.withLock({ $0.isAttached }) { attach() }
        return self
    }

    func set(_ value: Value) {
        storage.value = value
        // During the delivery, a subscriber may have set another value, which was written to the store. As with
        // `@Published`, the property then has the value of the outer call. Therefore, write that value again.
        keep(storage.current)
    }

    private func attach() {
        let isFirst = state.withLock { state in
            if state.isAttached { return false }
            state.isAttached = true
            state.published = initial.storedValue
            return true
        }
        guard isFirst else { return }
        var cancellables: Set<AnyCancellable> = []
        follow(ownStore ?? DefaultSettings.store)
        if ownStore == nil {
            DefaultSettings.replaced.sink { [weak self] in self?.follow($0) }.store(in: &cancellables)
        }
        // Subscribe before all other subscribers, so that they find the new value in the store.
        publisher.sink { [weak self] in self?.keep($0) }.store(in: &cancellables)
        state.withLock { [cancellables] in $0.cancellables = cancellables }
    }

    private func follow(_ store: any SettingsStore) {
        let following = store.changes.sink { [weak self, weak store] changed in
            if let self, let store, changed == key { read(store) }
        }
        let previous = state.withLock { state in
            defer { state.following = following }
            return state.following
        }
        previous?.cancel()
        read(store)
    }

    /// Reads the value from the store, and publishes it if it has changed.
    private func read(_ store: any SettingsStore) {
        let kept = store.value(forKey: key)
        let isKnown = state.withLock { state in
            defer { state.kept = kept }
            return state.kept == kept
        }
        if isKnown, kept != nil { return }
        let found = kept.flatMap { Value(storedValue: $0) }
        if let kept, found == nil {
            Diagnostics.warning(
                "the setting \"\(key)\" is \(kept), which isn't a \(Value.self). The store keeps this "
                    + "value until the program sets another one."
            )
        }
        let value = found ?? initial
        let isPublished = state.withLock { state in
            defer { state.published = value.storedValue }
            return state.published == value.storedValue
        }
        if !isPublished { storage.value = value }
    }

    /// Writes a published value to the store, unless it was published because it was read from the store.
    private func keep(_ value: Value) {
        let stored = value.storedValue
        let isPublished = state.withLock { state in
            if state.published == stored { return true }
            state.published = stored
            state.kept = stored
            return false
        }
        if !isPublished { (ownStore ?? DefaultSettings.store).setValue(stored, forKey: key) }
    }
}
