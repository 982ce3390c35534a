import Combine

extension Storable {
    /// Changes the set of cancellables without reporting the access to Observation.
    ///
    /// Otherwise, an observed closure that stores a subscription on an `@Observable` object would track the set.
    func updateCancellables(_ update: (inout Set<AnyCancellable>) -> Void) {
        TrackingScope.suspendedOnMainActor { update(&cancellables) }
    }

    /// Stores the cancellable of a binding. Returns the previous cancellable with the same key, or nil if the key
    /// is new.
    func store(_ cancellable: AnyCancellable, forKey key: AnyKeyPath?) -> AnyCancellable? {
        guard let key else {
            updateCancellables { $0.insert(cancellable) }
            return nil
        }
        if let owner = self as? any BindingOwner { return owner.bindings.updateValue(cancellable, forKey: key) }
        updateCancellables { $0.insert(cancellable) }
        return KeyedStorage.replace(key, of: self, cancellable)
    }

    /// Removes the given cancellable. Does nothing if another cancellable is stored under the key.
    func remove(_ cancellable: AnyCancellable, forKey key: AnyKeyPath?) {
        if let key {
            if let owner = self as? any BindingOwner {
                if owner.bindings[key] === cancellable { owner.bindings[key] = nil }
                return
            }
            KeyedStorage.remove(key, of: self, cancellable)
        }
        updateCancellables { $0.remove(cancellable) }
    }
}

/// The bindings of objects that don't conform to ``BindingOwner``, by object and key.
@MainActor
private enum KeyedStorage {
    private struct Key: Hashable {
        let owner: ObjectIdentifier
        let key: AnyKeyPath
    }

    /// A weak reference to a cancellable, which the owner's set retains.
    private struct WeakCancellable {
        weak var cancellable: AnyCancellable?
    }

    private static var held: [Key: WeakCancellable] = [:]
    /// When the number of entries reaches this limit, the entries of deallocated owners are removed. The limit grows
    /// with the number of live entries.
    private static var limit = 64

    static func replace(_ key: AnyKeyPath, of owner: some Storable, _ cancellable: AnyCancellable) -> AnyCancellable? {
        if held.count >= limit {
            held = held.filter { $0.value.cancellable != nil }
            limit = max(64, held.count * 2)
        }
        let key = Key(owner: ObjectIdentifier(owner), key: key)
        return held.updateValue(WeakCancellable(cancellable: cancellable), forKey: key)?.cancellable
    }

    static func remove(_ key: AnyKeyPath, of owner: some Storable, _ cancellable: AnyCancellable) {
        let key = Key(owner: ObjectIdentifier(owner), key: key)
        if held[key]?.cancellable === cancellable { held[key] = nil }
    }
}
