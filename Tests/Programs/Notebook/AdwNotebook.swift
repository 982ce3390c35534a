import CombineAdw
import CombineGtkBroadway

struct AdwNotebook: AdwApp, FileOpening {
    let id = "org.example.Notebook"
    let summary = "Shows notes, each in a window."
    let version = "1.2"
    let fallbackDisplay = BrowserDisplay()

    @CommandLineOption("title", help: "The title of a new window", placeholder: "TEXT") var title = "Notebook"
    @CommandLineOption("verbose", short: "v", help: "Prints the files that are opened") var isVerbose = false
    @CommandLineOption("page", help: "A page to show (can be repeated)") var pages: [Int] = []

    func startUp(_ application: Application) throws {
        application.add(Command("quit", title: "Quit", keys: "<Control>q", on: application) { $0.quit() })
    }

    func makeWindow(_ application: Application) throws -> Window {
        let window = AdwApplicationWindow(application: application)
        window.title = pages.isEmpty ? title : "\(title), pages \(pages)"
        return window
    }

    func open(_ files: [File], in application: Application) throws {
        for file in files {
            guard file.queryExists() else { throw ExitCode(3, message: "there is no file \(file.parseName)") }
            if isVerbose { print("Opens \(file.parseName)") }
            try presentNewWindow(application)
        }
    }
}
