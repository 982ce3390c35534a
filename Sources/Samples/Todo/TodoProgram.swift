import CombineGtk
import CombineGtkBroadway
import Foundation
import SampleResources
import TodoSample

@main
final class TodoProgram: GtkApp {
    let id = "org.combinegtk.Todo"
    let fallbackDisplay = BrowserDisplay()
    var summary: String { String(localized: "Keeps what there is to do.") }

    @Option("file", "The file of the todos", value: "FILE") var file: String?

    private lazy var store = TodoStore(file: file.map { TodoFile(URL(filePath: $0)) } ?? .standard)
    private let settings = TodoSettings()
    private var commands: [Command] = []

    init() {
        TextDomain.program = .todo
    }

    func startUp(_ application: Application) throws {
        try StyleSheet.applySamples()
        commands = [
            Command("new-window", String(localized: "New Window"), keys: "<Control><Shift>n", on: application) {
                [unowned self] application in try presentNewWindow(application)
            },
            Command("quit", String(localized: "Quit"), keys: "<Control>q", on: application) { $0.quit() },
        ]
        application.add(commands)
        application.shutdown.sink(on: application) { [store] _ in
            do { try store.saveAndWait() } catch { FileHandle.standardError.write(Data("Todo: \(error)\n".utf8)) }
        }
    }

    func makeWindow(_ application: Application) throws -> Window {
        let window = TodoWindow(application: application, store: store, settings: settings, commands: commands)
        window.setIcon(try .sampleIcon())
        return window
    }
}
