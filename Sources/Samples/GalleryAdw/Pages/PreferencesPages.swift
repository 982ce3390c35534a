import CombineAdw

struct PreferencesPages: GalleryPage {
    let title = "Preferences"
    let section = GallerySection.dialogs
    let keywords = "settings window pages groups rows options"
    let source = PackageResources.PreferencesPages_swift

    func makeContent() -> Widget {
        @Bindable var settings = EditorSettings()
        let open = Button(label: "Preferences…")
        open.clicked.sink(on: open) { open in
            (open.root as? Window)?.presentPreferences {
                PreferencesPage("General", icon: "preferences-system-symbolic") {
                    PreferencesGroup("Editor", explanation: "For new and open files") {
                        PreferencesRow("Wrap Lines", isOn: $settings.wrapsLines)
                        PreferencesRow("Text Size", value: $settings.size, in: 8...32)
                    }
                }
                PreferencesPage("Account", icon: "avatar-default-symbolic") {
                    PreferencesGroup("Server") {
                        PreferencesRow("Address", text: $settings.server)
                    }
                }
            }
        }
        let summary = settings.$wrapsLines.combineLatest(settings.$size, settings.$server) {
            "\($0 ? "Wrapped" : "Not wrapped"), \($1) points, \($2)"
        }
        return Box.vertical(spacing: 18) {
            open.align(horizontal: .start)
            Label("").set(\.xalign, 0).set(\.wraps, true).bind(\.label, to: summary)
        }
    }
}

private final class EditorSettings: ObservableObject {
    @Published var wrapsLines = true
    @Published var size = 12
    @Published var server = "example.org"
}
