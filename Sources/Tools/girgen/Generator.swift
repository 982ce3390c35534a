/// Turns what was parsed into Swift files: decides all, then prints it.
struct Generator {
    /// A file to write, by its path from where the modules are.
    struct File {
        let path: String
        let text: String
    }

    /// The folder of the generator, relative to that of the modules.
    static let tool = "../Tools/girgen"
    /// The folder of the tables for tests.
    static let typeTables = "../../Tests/GTK/EveryTypeTests/Generated"
    /// The same of what the package's traits bring.
    static let newerTables = "../../Tests/GTK/EveryTypeTests/Newer"

    let library: GIRLibrary
    let api: SwiftAPI

    init(_ namespaces: [GIRNamespace], _ configuration: Configuration) {
        library = GIRLibrary(namespaces, configuration)
        api = APIPlanner(library).plan()
    }

    /// Returns the files of all modules whose namespaces were read, and the report of what they cover.
    func files() -> [File] { APIPrinter(api: api).files() }
}
