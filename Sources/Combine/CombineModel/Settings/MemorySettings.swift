import Combine

/// A store of settings in memory, for tests and previews.
///
/// ```swift
/// DefaultSettings.store = MemorySettings(["server": .string("http://localhost")])
/// ```
public final class MemorySettings: SettingsStore {
    private let values: Locked<[String: StoredValue]>
    private let changedKeys = PassthroughRelay<String>()

    /// Creates a store that contains the given values.
    public init(_ values: [String: StoredValue] = [:]) { self.values = Locked(values) }

    public func value(forKey key: String) -> StoredValue? {
        values.withLock { $0[key] }
    }

    public func setValue(_ value: StoredValue?, forKey key: String) {
        if key.isEmpty { fatalError("MemorySettings: expected the name of a setting, found an empty string") }
        let hasChanged = values.withLock { values in
            if values[key] == value { return false }
            values[key] = value
            return true
        }
        if hasChanged { changedKeys.accept(key) }
    }

    public var changes: AnyPublisher<String, Never> { changedKeys.eraseToAnyPublisher() }

    /// Does nothing, because this store doesn't write a file.
    public func flush() {}
}
