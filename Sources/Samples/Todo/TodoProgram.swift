import CombineGtk
import CombineGtkBroadway
import SampleResources

@main
final class TodoProgram: GtkApp, FileOpening {
    let id = "org.combinegtk.Todo"
    let version = "0.9.0"
    let developer = "The CombineGtk authors"
    let license = License.mitX11
    let categories = ["Office", "ProjectManagement"]
    let fallbackDisplay = BrowserDisplay()
    var summary: String { String(localized: "Keeps a list of things to do.") }
    var opens: [OpenedContent] {
        let types = ["application/x-combinegtk-todos"]
        return [.files(FileType(String(localized: "List of todos"), suffixes: ["todos"], mimeTypes: types))]
    }

    @CommandLineOption("file", help: String(localized: "The file of the todos")) var file: DocumentFile?

    /// The stores of the open files, by path.
    private var stores: [String: TodoStore] = [:]
    /// The store that the next new window shows.
    private var current: TodoStore?
    private let settings = TodoSettings()
    private var commands: [Command] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        TextDomain.program = .todo
    }

    func startUp(_ application: Application) throws {
        try StyleSheet.applySamples()
        commands = [
            Command("new-window", title: String(localized: "New Window"), keys: "<Control><Shift>n", on: application) {
                [unowned self] application in
                current = (application.activeWindow as? TodoWindow)?.store ?? current
                try presentNewWindow(application)
            },
            // Closing a window saves its todos. If saving fails, the window asks the user what to do. The program exits
            // when the last window is closed.
            Command("quit", title: String(localized: "Quit"), keys: "<Control>q", on: application) { application in
                for window in application.windows { window.close() }
            },
        ]
        application.add(commands)
    }

    func activate(_ application: Application) throws {
        try show(try openStore(), in: application)
    }

    func open(_ files: [File], in application: Application) throws {
        for file in files {
            guard let path = file.path else { throw ExitCode(1, message: "\(file.parseName) isn't a local file") }
            try show(try openStore(DocumentFile(path: path)), in: application)
        }
    }

    private func show(_ store: TodoStore, in application: Application) throws {
        if let window = application.windows.first(where: { ($0 as? TodoWindow)?.store === store }) {
            return window.present()
        }
        current = store
        try presentNewWindow(application)
    }

    func makeWindow(_ application: Application) throws -> Window {
        let store = try current ?? openStore()
        let window = TodoWindow(
            application: application,
            store: store,
            settings: settings,
            commands: commands
        )
        window.setIcon(try .sampleIcon())
        return window
    }

    func shutDown(_ application: Application) throws {
        var problem: DocumentProblem?
        for store in stores.values {
            do { try store.saveAtEnd() } catch { problem = error }
        }
        if let problem { throw problem }
    }

    /// Returns the store of a file. If `named` is nil, returns the store of the file from the command line. If the
    /// command line contains no file, returns the store of the user's default file.
    private func openStore(_ named: DocumentFile? = nil) throws -> TodoStore {
        let named = named ?? self.file
        let file = named ?? TodoStore.standardFile
        if let store = stores[file.target] { return store }
        let store = TodoStore(file: file)
        // A damaged default file doesn't prevent the window from opening. Any other damaged file is an error.
        if named != nil, let problem = store.problem, !problem.isReadOnly { throw problem }
        file.changes.sink { [weak store] in store?.reload() }.store(in: &cancellables)
        stores[file.target] = store
        return store
    }
}
