/// A setting as a ``SettingsStore`` keeps it. What a property list is to `UserDefaults`.
public enum StoredValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([StoredValue])
}
