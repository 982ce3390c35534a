import CombineGtk

@main struct Clicks: GtkApp {
    let id = "org.example.Clicks"

    func makeWindow(_ application: Application) -> Window {
        let (window, button) = (Window(), Button(label: "Click"))
        button.reactive.label <~ button.clicked.scan(0) { count, _ in count + 1 }.map { "Clicked \($0) times" }
        window.child = button.margin(48)
        return window
    }
}
