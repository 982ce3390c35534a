import CombineGtk

struct AboutPage: GalleryPage {
    let title = "About and Preferences"
    let section = GallerySection.dialogs
    let keywords = "settings preferences about license credits"
    let source = PackageResources.AboutPage_swift

    func makeContent() -> Widget {
        let settings = ReaderSettings()
        let about = Button(label: "About…")
        about.clicked.sink(on: about) { about in
            (about.root as? Window)?.presentAbout(
                "Gallery",
                version: "1.0",
                comments: "All GTK widgets with their source code",
                website: "https://www.gtk.org",
                license: .mitX11
            )
        }
        let preferences = Button(label: "Preferences…")
        preferences.clicked.sink(on: preferences) { button in
            (button.root as? Window)?.presentPreferences { settings.page }
        }

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                about
                preferences
            }
            Label("").set(\.xalign, 0).bind(\.label, to: settings.summary)
        }
    }
}

@MainActor
private final class ReaderSettings: ObservableObject {
    @Published var wrapsLines = true
    @Published var textSize = 12

    var summary: some Publisher<String, Never> {
        $wrapsLines.combineLatest($textSize) { wraps, size in
            "\(wraps ? "Wrapped" : "Unwrapped") text of \(size) points"
        }
    }

    var page: PreferencesPage {
        @Bindable var settings = self
        return PreferencesPage("Reading") {
            PreferencesGroup("Text") {
                PreferencesRow(
                    "Wrap Lines",
                    subtitle: "At the edge of the window",
                    isOn: $settings.wrapsLines
                )
                PreferencesRow(
                    "Size",
                    subtitle: "In points",
                    value: $settings.textSize,
                    in: 8...32
                )
            }
        }
    }
}
