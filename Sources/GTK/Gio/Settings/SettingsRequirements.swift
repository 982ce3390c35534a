import CGtk
@_spi(Binding) import GLib

extension GSettings {
    /// Traps if the schema doesn't describe a key, for which C would end the program.
    func requireKey(_ key: String, _ what: StaticString) {
        guard let schema: SettingsSchema = property("settings-schema") else { return }
        if schema.hasKey(key) { return }
        fatalError("\(what): the schema \(schema.id) has no key \"\(key)\"; expected one of \(schema.keys.sorted())")
    }
}
