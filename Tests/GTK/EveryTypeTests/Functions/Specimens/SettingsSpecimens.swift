import Gtk

/// Settings and their schemas.
extension HandmadeValues {
    static func addSettings(to makers: inout Makers) {
        makers.make(SettingsBackend.self) { _ in SettingsBackend.memory() }
        makers.make(SettingsSchemaSource.self) { _ in SettingsSchemaSource.default }
        makers.make(SettingsSchema.self) { _ in
            SettingsSchemaSource.default?.lookup("org.gtk.gtk4.Settings.ColorChooser", recursive: true)
        }
        makers.make(SettingsSchemaKey.self) { arguments in
            try arguments.made(SettingsSchema.self).key("selected-color")
        }
    }
}
