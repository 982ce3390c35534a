import CombineGtk

final class WelcomeWindow: Window {
    init() {
        super.init(properties: ["title": "Hello", "default-width": 360, "default-height": 160])
        let entry = Entry()
        let welcome = Label("").css("title-2")
        child = Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                Label(mnemonic: "_Name").set(\.mnemonicWidget, entry)
                entry.expand(.horizontal)
            }
            welcome
        }.margin(24)
        welcome.reactive.label <~ entry.publisher(for: \.text).map { $0.isEmpty ? "Welcome!" : "Welcome, \($0)!" }
    }
}
