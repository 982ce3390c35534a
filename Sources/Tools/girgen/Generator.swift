/// Generates Swift files from the parsed namespaces. It plans the API first, and then prints it.
struct Generator {
    let library: GIRLibrary
    let api: SwiftAPI

    init(_ namespaces: [GIRNamespace], _ configuration: Configuration) {
        library = GIRLibrary(namespaces, configuration)
        api = APIPlanner(library).plan()
    }

    /// Returns the files of all modules whose namespaces were read, and the coverage report.
    func files() -> [GeneratedFile] { APIPrinter(api: api).files() }
}
