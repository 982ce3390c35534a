import CGtk
import GLib

extension GSettings {
    /// Creates an object that reads and writes the preferences in a schema, such as `"org.gnome.desktop.interface"`.
    /// `g_settings_new`.
    ///
    /// Traps if the schema isn't installed. Check ``isInstalled(_:key:)`` first.
    public convenience init(schemaID: String) {
        guard GSettings.schema(schemaID) != nil else { fatalError("The settings schema \(schemaID) isn't installed") }
        self.init(properties: ["schema-id": schemaID])
    }

    /// Returns a Boolean value that indicates whether a schema is installed and contains a key.
    /// `g_settings_schema_has_key`.
    public static func isInstalled(_ schemaID: String, key: String) -> Bool {
        schema(schemaID)?.hasKey(key) ?? false
    }

    private static func schema(_ id: String) -> SettingsSchema? {
        SettingsSchemaSource.default?.lookup(id, recursive: true)
    }
}
