import CombineGtk

final class GreetingWindow: ApplicationWindow {
    let entry = Entry()
    let greeting = Label()

    override init(application: Application?) {
        super.init(application: application)
        title = "Greeting"
        let box = Box(orientation: .vertical, spacing: 12)
        box.append(entry)
        box.append(greeting)
        child = box

        greeting.reactive.label <~ entry.publisher(for: \.text).map { "Hello, \($0)!" }
        entry.activate.sink(on: self) { window in window.entry.text = "" }
    }
}

@main
struct GreetingProgram: GtkApp {
    let id = "org.example.Greeting"

    func makeWindow(_ application: Application) -> Window {
        GreetingWindow(application: application)
    }
}
