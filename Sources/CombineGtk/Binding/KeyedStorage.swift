import Combine
import Gtk

extension Storable {
    /// Changes what is stored. An `@Observable` class would otherwise have code that stores something observe its own set.
    func updateCancellables(_ update: (inout Set<AnyCancellable>) -> Void) {
        PropertyAccess.ignoring { update(&cancellables) }
    }

    /// Stores what a binding is held by; returns what was stored under the same key, if any.
    func store(_ cancellable: AnyCancellable, forKey key: AnyHashable?) -> AnyCancellable? {
        guard let key else {
            updateCancellables { $0.insert(cancellable) }
            return nil
        }
        if let object = self as? Object { return object.bindings.updateValue(cancellable, forKey: key) }
        updateCancellables { $0.insert(cancellable) }
        return KeyedStorage.replace(key, of: self, cancellable)
    }

    /// Removes what is stored under a key, if it is this.
    func remove(_ cancellable: AnyCancellable, forKey key: AnyHashable?) {
        if let key {
            if let object = self as? Object {
                if object.bindings[key] === cancellable { object.bindings[key] = nil }
                return
            }
            KeyedStorage.remove(key, of: self, cancellable)
        }
        updateCancellables { $0.remove(cancellable) }
    }
}

/// Which binding drives what, of objects that have no more than a set for their bindings.
@MainActor
private enum KeyedStorage {
    private struct Key: Hashable {
        let owner: ObjectIdentifier
        let key: AnyHashable
    }

    /// Not held: the owner's set does that.
    private struct WeakCancellable {
        weak var cancellable: AnyCancellable?
    }

    private static var held: [Key: WeakCancellable] = [:]
    /// When to look for the entries of owners that are gone.
    private static var limit = 64

    static func replace(_ key: AnyHashable, of owner: some Storable, _ cancellable: AnyCancellable) -> AnyCancellable? {
        if held.count >= limit {
            held = held.filter { $0.value.cancellable != nil }
            limit = max(64, held.count * 2)
        }
        let key = Key(owner: ObjectIdentifier(owner), key: key)
        return held.updateValue(WeakCancellable(cancellable: cancellable), forKey: key)?.cancellable
    }

    static func remove(_ key: AnyHashable, of owner: some Storable, _ cancellable: AnyCancellable) {
        let key = Key(owner: ObjectIdentifier(owner), key: key)
        if held[key]?.cancellable === cancellable { held[key] = nil }
    }
}
