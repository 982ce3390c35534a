/// The dependencies between modules, according to the includes of their GIR files.
struct ModuleGraph {
    private let direct: [String: Set<String>]

    init(_ namespaces: some Sequence<GIRNamespace>, _ configuration: Configuration) {
        var direct: [String: Set<String>] = [:]
        for namespace in namespaces {
            guard let module = configuration.module(ofNamespace: namespace.name)?.name else { continue }
            let included = namespace.includes.filter { configuration.isListed($0, before: namespace.name) }
                .compactMap { configuration.module(ofNamespace: $0)?.name }
            direct[module, default: []].formUnion(included.filter { $0 != module })
        }
        self.direct = direct
    }

    func below(_ module: String) -> Set<String> {
        var (found, rest) = (Set<String>(), direct[module] ?? [])
        while let next = rest.popFirst() {
            if found.insert(next).inserted { rest.formUnion(direct[next] ?? []) }
        }
        return found
    }

    /// Returns the direct dependencies of a module that no other dependency re-exports.
    func imports(of module: String) -> [String] {
        let built = direct[module] ?? []
        return built.filter { name in !built.contains { below($0).contains(name) } }.sorted()
    }
}
