import CombineGtk
import CombineGtkBroadway
import SampleResources
import TodoSample

@main
struct TodoProgram: GtkApp {
    let id = "org.combinegtk.Todo"
    let summary = "Keeps one thing to do, or none."
    let fallbackDisplay = BrowserDisplay()

    func startUp(_ application: Application) throws {
        try StyleSheet.applySamples()
    }

    func makeWindow(_ application: Application) throws -> Window {
        let window = try TodoWindow(application: application)
        window.setIcon(try .sampleIcon())
        return window
    }
}
