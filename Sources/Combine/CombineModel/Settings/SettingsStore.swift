import Combine

/// A key-value store of settings.
///
/// Use ``AppStorage`` to access a setting as a property. Use ``MemorySettings`` in tests. `GtkApp` in CombineGtk
/// provides a settings file. Any thread can use a store. Corresponds to `UserDefaults` in Foundation.
public protocol SettingsStore: AnyObject, Sendable {
    /// Returns the value that is stored under a key, or nil if no value is stored.
    func value(forKey key: String) -> StoredValue?

    /// Stores a value under a key. If the value is nil, removes the stored value. Does nothing if the value doesn't
    /// change. The key must not be empty.
    func setValue(_ value: StoredValue?, forKey key: String)

    /// A publisher that sends the key of a value after the value has changed.
    ///
    /// It sends on the thread that set the value, or on the main thread if another process changed the value.
    var changes: AnyPublisher<String, Never> { get }

    /// Writes pending changes and returns when they've been written or writing has failed.
    func flush()
}

extension SettingsStore {
    /// The value of a setting. It's nil if no value is stored or the stored value has a different type.
    public subscript<Value: AppStorageValue>(key: String) -> Value? {
        get { value(forKey: key).flatMap { Value(storedValue: $0) } }
        set { setValue(newValue?.storedValue, forKey: key) }
    }
}

/// The stored form of a setting in a ``SettingsStore``.
///
/// Corresponds to a property list in `UserDefaults`.
public enum StoredValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([StoredValue])
}
