import CombineAdw
import CombineGtkBroadway

@main
struct GalleryAdw: AdwApp {
    let id = "org.combinegtk.GalleryAdw"
    let name = "Adwaita Gallery"
    let summary = "Shows the widgets of libadwaita with their Swift source code."
    let developer = "The CombineGtk authors"
    let license = License.mitX11
    let categories = ["Development"]
    let fallbackDisplay = BrowserDisplay()

    @CommandLineOption("page", help: "The page to show first", placeholder: "TITLE") var page: String?
    @CommandLineOption("width", help: "The width of the window in pixels") var width = 1200

    init() {
        // The sample isn't translated. Because this domain has no catalogs, CombineGtk and GTK
        // use English texts, too.
        TextDomain.program = TextDomain("org.combinegtk.GalleryAdw")
    }

    func makeWindow(_ application: Application) throws -> Window {
        let title = page ?? GalleryPages.all[0].title
        guard let window = GalleryWindow(application: application, page: title) else {
            throw UsageError("there is no page \"\(title)\"")
        }
        window.setDefaultSize(width, height: 700)
        window.split.showsContent = page != nil
        return window
    }
}
