import CombineGtk

final class HelloWindow: ApplicationWindow {
    let entry = Entry()
    let greeting = Label("")

    override init(application: Application?) {
        super.init(application: application)
        title = "Hello"
        setDefaultSize(360, height: 160)
        child = Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                Label(mnemonic: "_Name").set(\.mnemonicWidget, entry)
                entry.expand(.horizontal)
            }
            greeting.css("title-2")
        }
        .margin(24)

        greeting.reactive.label <~ entry.publisher(for: \.text).map { $0.isEmpty ? "Hello!" : "Hello, \($0)!" }
    }
}
