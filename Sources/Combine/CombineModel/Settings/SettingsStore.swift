import Combine

/// A store of settings, each with a key. It's similar to Foundation's `UserDefaults`.
///
/// ``MemorySettings`` are for tests. A program that uses CombineGtk's `GtkApp` has a settings file. ``AppStorage``
/// turns a setting into a property. Any thread can use a store.
public protocol SettingsStore: AnyObject, Sendable {
    /// Returns the value that is stored under a key, or nil if no value is stored.
    func value(forKey key: String) -> StoredValue?

    /// Keeps another value under a key, or none. Does nothing where it is kept already.
    func setValue(_ value: StoredValue?, forKey key: String)

    /// Publishes a key after its value has changed: on the thread that set it, or on the main one where something else than this
    /// process changed it.
    var changes: AnyPublisher<String, Never> { get }

    /// Writes what is not yet written. Returns when that has been tried.
    func flush()
}

extension SettingsStore {
    /// The value of a setting, or nil if no value is stored or if the value has another type.
    public subscript<Value: AppStorageValue>(key: String) -> Value? {
        get { value(forKey: key).flatMap { Value(storedValue: $0) } }
        set { setValue(newValue?.storedValue, forKey: key) }
    }
}
