import CombineGtk
import CombineGtkBroadway
import SampleResources

@main
struct Gallery: GtkApp {
    let id = "org.combinegtk.Gallery"
    let summary = "Shows all GTK widgets with their Swift source code."
    let developer = "The CombineGtk authors"
    let license = License.mitX11
    let categories = ["Development"]
    let fallbackDisplay = BrowserDisplay()

    @CommandLineOption("page", help: "The page to show first", placeholder: "TITLE") var page: String?

    init() {
        // The sample isn't translated. Because this domain has no catalogs, CombineGtk and GTK
        // use English texts, too.
        TextDomain.program = TextDomain("org.combinegtk.Gallery")
    }

    func startUp(_ application: Application) throws {
        try StyleSheet.applySamples()
    }

    func makeWindow(_ application: Application) throws -> Window {
        let window = try makeGallery(application)
        window.setIcon(try .sampleIcon())
        return window
    }

    private func makeGallery(_ application: Application) throws -> GalleryWindow {
        guard let page else { return GalleryWindow(application: application) }
        guard let window = GalleryWindow(application: application, page: page) else {
            throw UsageError("there is no page \"\(page)\"")
        }
        return window
    }
}
