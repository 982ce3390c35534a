import CGtk
@_spi(Binding) import GLib

extension GSettings {
    /// Traps if the schema doesn't contain a key. Without this check, GIO would abort the program.
    func requireKey(_ key: String, _ what: StaticString) {
        guard let schema: SettingsSchema = property("settings-schema") else { return }
        if schema.hasKey(key) { return }
        fatalError("\(what): the schema \(schema.id) has no key \"\(key)\". Expected one of \(schema.keys.sorted())")
    }
}
