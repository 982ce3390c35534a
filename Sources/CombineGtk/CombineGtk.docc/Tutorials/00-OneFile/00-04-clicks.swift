import CombineGtk

@main struct Clicks: GtkApp {
    let id = "org.example.Clicks"

    func makeWindow(_ application: Application) -> Window {
        let (window, button, reset) = (Window(), Button(label: "Click"), Button(label: "Reset"))
        let clicks = button.clicked.map { _ in true }.merge(with: reset.clicked.map { _ in false })
        let count = clicks.scan(0) { count, isClick in isClick ? count + 1 : 0 }
        button.reactive.label <~ count.map { "Clicked \($0) times" }
        window.child = Box.vertical(spacing: 12) {
            button
            reset
        }
        .margin(48)
        return window
    }
}
