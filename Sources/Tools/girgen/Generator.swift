/// Turns what was parsed into Swift files: decides all, then prints it.
struct Generator {
    let library: GIRLibrary
    let api: SwiftAPI

    init(_ namespaces: [GIRNamespace], _ configuration: Configuration) {
        library = GIRLibrary(namespaces, configuration)
        api = APIPlanner(library).plan()
    }

    /// Returns the files of all modules whose namespaces were read, and the report of what they cover.
    func files() -> [GeneratedFile] { APIPrinter(api: api).files() }
}
