import CGtk
import GLib

/// Stored preferences, described by an installed schema. `GSettings`.
open class Settings: Object {
    open override class var objectType: ObjectType {
        ObjectType(Settings.self, g_settings_get_type()) { Settings(wrapping: $0, transfer: $1) }
    }

    /// The preferences of a schema, such as `"org.gnome.desktop.interface"`. `g_settings_new`.
    ///
    /// Traps where the schema is not installed: ask ``isInstalled(_:key:)`` first.
    public init(schemaID: String) {
        precondition(
            Settings.schema(schemaID) { _ in true } ?? false,
            "the settings schema \(schemaID) is not installed"
        )
        super.init(properties: ["schema-id": schemaID])
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    /// Whether a schema is installed and describes a key. `g_settings_schema_has_key`.
    public static func isInstalled(_ schemaID: String, key: String) -> Bool {
        schema(schemaID) { g_settings_schema_has_key($0, key) != 0 } ?? false
    }

    /// The value of a key that holds a text or one of a few words; traps for any other. `g_settings_get_string`.
    ///
    /// To hear of changes, which only come for keys that were read since, subscribe to the signal `changed::KEY`.
    public func string(forKey key: String) -> String {
        let text = g_settings_get_string(settingsPointer, key)
        defer { g_free(text) }
        return text.map { String(cString: $0) } ?? ""
    }

    /// Sets a key that holds a text or one of a few words; returns whether it may be set. `g_settings_set_string`.
    @discardableResult
    public func setString(_ text: String, forKey key: String) -> Bool {
        g_settings_set_string(settingsPointer, key, text) != 0
    }

    /// Looks into an installed schema; `nil` where there is none of the name.
    private static func schema<Result>(_ id: String, _ look: (OpaquePointer) -> Result) -> Result? {
        guard
            let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, id, 1)
        else { return nil }
        defer { g_settings_schema_unref(schema) }
        return look(schema)
    }

    private var settingsPointer: UnsafeMutablePointer<GSettings> {
        pointer.assumingMemoryBound(to: GSettings.self)
    }
}
