import CombineAdw
import CombineGtkBroadway
import TodoModel

/// A version of the Todo sample that uses libadwaita. The two versions have the same model.
@main
final class TodoAdw: AdwApp {
    let id = "org.combinegtk.TodoAdw"
    let name = "Todo"
    let version = "0.9.0"
    let developer = "The CombineGtk authors"
    let license = License.mitX11
    let summary = "Keeps a list of things to do."
    let fallbackDisplay = BrowserDisplay()

    @CommandLineOption("file", help: "The file of the todos") var file: DocumentFile?
    @CommandLineOption("width", help: "The width of the window in pixels") var width = 800
    private let settings = TodoSettings()
    private var store: TodoStore?

    init() {
        // The sample isn't translated. Because this domain has no catalogs, CombineGtk and GTK use English texts, too.
        TextDomain.program = TextDomain("org.combinegtk.TodoAdw")
    }

    func startUp(_ application: Application) throws {
        let store = TodoStore(file: file ?? TodoStore.standardFile)
        // If a file can't be opened, the program stops only if the user specified that file.
        if file != nil, let problem = store.problem, !problem.isReadOnly { throw problem }
        self.store = store
        application.add(
            Command("quit", title: "Quit", keys: "<Control>q", on: application) { application in
                for window in application.windows { window.close() }
            }
        )
    }

    func makeWindow(_ application: Application) throws -> Window {
        let store = store ?? TodoStore()
        let window = TodoAdwWindow(application, TodoListViewModel(store: store, settings: settings))
        window.setDefaultSize(width, height: 560)
        return window
    }

    func shutDown(_ application: Application) throws {
        try store?.saveAtEnd()
    }
}
