import CombineGtk
import CombineGtkBroadway
import SampleResources

@main
struct Counter: GtkApp {
    let id = "org.combinegtk.Counter"
    let summary = "Counts up and down."
    let developer = "The CombineGtk authors"
    let license = License.mitX11
    let categories = ["Utility"]
    let fallbackDisplay = BrowserDisplay()

    init() {
        // The sample isn't translated. Because this domain has no catalogs, CombineGtk and GTK use English texts, too.
        TextDomain.program = TextDomain("org.combinegtk.Counter")
    }

    func startUp(_ application: Application) throws {
        try StyleSheet.applySamples()
    }

    func makeWindow(_ application: Application) throws -> Window {
        let window = try CounterWindow(application: application, viewModel: CounterViewModel())
        window.setIcon(try .sampleIcon())
        return window
    }
}
