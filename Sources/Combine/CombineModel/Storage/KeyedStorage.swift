import Combine

extension Storable {
    /// Changes what is stored. An `@Observable` class would otherwise have code that stores something observe its own set.
    func updateCancellables(_ update: (inout Set<AnyCancellable>) -> Void) {
        TrackingScope.suspended { update(&cancellables) }
    }

    /// Stores a binding's cancellable. Returns the one stored before under the same key, if any.
    func store(_ cancellable: AnyCancellable, forKey key: AnyKeyPath?) -> AnyCancellable? {
        guard let key else {
            updateCancellables { $0.insert(cancellable) }
            return nil
        }
        if let owner = self as? any BindingOwner { return owner.bindings.updateValue(cancellable, forKey: key) }
        updateCancellables { $0.insert(cancellable) }
        return KeyedStorage.replace(key, of: self, cancellable)
    }

    /// Removes what is stored under a key, if it is this.
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

/// The bindings by what they drive, of objects that have no more than a set for them.
@MainActor
private enum KeyedStorage {
    private struct Key: Hashable {
        let owner: ObjectIdentifier
        let key: AnyKeyPath
    }

    /// Not held: the owner's set does that.
    private struct WeakCancellable {
        weak var cancellable: AnyCancellable?
    }

    private static var held: [Key: WeakCancellable] = [:]
    /// The number of entries at which those of owners that no longer exist are removed.
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
