import CombineGtk

struct Recipes: GtkApp, FileOpening {
    let id = "org.example.Recipes"
    let name = "Recipes"
    let version = "2.1.0"
    let developer = "Ada Lovelace"
    let license = License.gpl30
    let website = "https://example.org/recipes"
    let categories = ["Utility"]
    let opens: [OpenedContent] = [.files(.recipe), .links(scheme: "recipe")]
    var summary: String { String(localized: "Keeps recipes.") }

    func makeWindow(_ application: Application) -> Window {
        let window = ApplicationWindow(application: application)
        window.add(Command("about", title: String(localized: "About Recipes"), on: window) { $0.presentAbout() })
        return window
    }

    func open(_ files: [File], in application: Application) throws {
        try presentNewWindow(application)
    }
}

extension FileType {
    static let recipe = FileType("Recipe", suffixes: ["recipe"], mimeTypes: ["application/x-recipe"])
}
