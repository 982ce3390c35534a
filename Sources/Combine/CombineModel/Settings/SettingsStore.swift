import Combine

/// A store of settings, each under its key. Like Foundation's `UserDefaults`.
///
/// ``MemorySettings`` are for tests. A program of CombineGtk's `GtkApp` has a file. ``AppStorage`` makes a property of
/// a setting. Any thread may use a store.
public protocol SettingsStore: AnyObject, Sendable {
    /// Returns the value that is stored under a key, or nil if there is none.
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
    /// A setting as a value of a type, or nil if nothing is kept under the key, or something of another type.
    public subscript<Value: AppStorageValue>(key: String) -> Value? {
        get { value(forKey: key).flatMap { Value(storedValue: $0) } }
        set { setValue(newValue?.storedValue, forKey: key) }
    }
}
