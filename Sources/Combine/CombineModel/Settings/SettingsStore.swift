import Combine

/// A store of settings, each with a key. It's similar to Foundation's `UserDefaults`.
///
/// Use ``MemorySettings`` in tests. A program that uses CombineGtk's `GtkApp` has a settings file. Use ``AppStorage``
/// to access a setting as a property. Any thread can use a store.
public protocol SettingsStore: AnyObject, Sendable {
    /// Returns the value that is stored under a key, or nil if no value is stored.
    func value(forKey key: String) -> StoredValue?

    /// Stores a value under a key, or removes it if nil. Does nothing if the value doesn't change.
    func setValue(_ value: StoredValue?, forKey key: String)

    /// A publisher that sends a key after its value has changed. It sends on the thread that set the value, or on the
    /// main thread if another process changed it.
    var changes: AnyPublisher<String, Never> { get }

    /// Writes changes that haven't been written yet, and returns when that has succeeded or failed.
    func flush()
}

extension SettingsStore {
    /// The value of a setting, or nil if no value is stored or if the value has another type.
    public subscript<Value: AppStorageValue>(key: String) -> Value? {
        get { value(forKey: key).flatMap { Value(storedValue: $0) } }
        set { setValue(newValue?.storedValue, forKey: key) }
    }
}
