/// Turns what was parsed into Swift files: decides all, then prints it.
struct Generator {
    /// A file to write, by its path from where the modules are.
    struct File {
        let path: String
        let text: String
    }

    /// Where the generator itself is, from where the modules are.
    static let tool = "../Tools/girgen"
    /// Where the tables for tests are.
    static let typeTables = "../../Tests/GTK/EveryTypeTests/Generated"
    /// The same of what the package's traits bring.
    static let newerTables = "../../Tests/GTK/EveryTypeTests/Newer"

    let library: GIRLibrary
    let api: SwiftAPI

    init(_ namespaces: [GIRNamespace], _ configuration: Configuration) {
        library = GIRLibrary(namespaces, configuration)
        api = APIPlanner(library).plan()
    }

    /// The files of all modules whose namespaces were read, and the report of what they cover.
    func files() -> [File] { APIPrinter(api: api).files() }
}
