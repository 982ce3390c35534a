import CombineGtk
import CombineGtkBroadway
import SampleResources

@main
struct NameForm: GtkApp {
    let id = "org.combinegtk.NameForm"
    let name = "Name Form"
    let summary = "Registers users by name."
    let developer = "The CombineGtk authors"
    let license = License.mitX11
    let categories = ["Utility"]
    let fallbackDisplay = BrowserDisplay()

    init() {
        // The sample isn't translated. Because this domain has no catalogs, CombineGtk and GTK use English texts, too.
        TextDomain.program = TextDomain("org.combinegtk.NameForm")
    }

    func startUp(_ application: Application) throws {
        try StyleSheet.applySamples()
    }

    func makeWindow(_ application: Application) throws -> Window {
        let viewModel = NameFormViewModel()
        let window = try NameFormWindow(application: application, viewModel: viewModel)
        window.setIcon(try .sampleIcon())
        viewModel.confirmation.sink(on: window) { _, line in print(line) }
        return window
    }
}
