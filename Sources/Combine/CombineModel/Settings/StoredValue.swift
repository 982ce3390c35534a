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
