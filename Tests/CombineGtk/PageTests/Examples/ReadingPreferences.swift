import CombineGtk

struct Typeface: Equatable {
    var name = "Serif"
    var size = 12
}

final class ReadingSettings: ObservableObject {
    @Published var isDark = false
    @Published var typeface = Typeface()
}

extension Window {
    @discardableResult
    func presentPreferences(of settings: ReadingSettings) -> Widget? {
        @Bindable var settings = settings
        return presentPreferences {
            PreferencesPage("Reading") {
                PreferencesGroup("Text", explanation: "How pages look") {
                    PreferencesRow("Dark", subtitle: "White on black", isOn: $settings.isDark)
                    PreferencesRow(
                        "Typeface",
                        selection: $settings.typeface.name,
                        of: ["Serif", "Sans"],
                        title: { $0 }
                    )
                    PreferencesRow("Size", value: $settings.typeface.size, in: 8...32)
                }
            }
        }
    }
}
