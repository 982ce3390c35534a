/// Plans the API of the parsed namespaces, and prints the API as Swift files.
struct Generator {
    let library: GIRLibrary
    let api: SwiftAPI

    init(_ namespaces: [GIRNamespace], _ configuration: Configuration) throws {
        try GIRNamespace.checkDependencies(of: namespaces)
        library = GIRLibrary(namespaces, configuration)
        api = APIPlanner(library).plan()
    }

    /// Throws an error if a decision refers to a declaration that the GIR files don't contain.
    static func checkPolicy(_ namespaces: [GIRNamespace], isNewer: Bool = false) throws {
        // The GIR files in girgen's tests state no version and contain only a few declarations.
        guard namespaces.contains(where: { Configuration.version(in: $0) != nil }) else { return }
        try PolicyFolder.own.get().check(namespaces, isNewer: isNewer)
    }

    /// - Parameter decisions: The name of the file in which a decision can change the name of a type.
    func checkNames(_ decisions: String) throws {
        guard let shared = library.sharedNames.first else { return }
        let reason = "two modules have a type \(shared): set the \"name\" of one of the modules"
        throw GIRError(file: decisions, reason: reason)
    }

    func files() -> [GeneratedFile] { APIPrinter(api: api).files() }
}
