import Foundation

/// Finds the libraries to bind: the listed libraries and their dependencies. Each library follows its dependencies.
struct LibraryResolver {
    /// A GIR file that isn't bound, with the reason.
    typealias Unbound = (file: String, reason: String)

    struct Library {
        let binding: Bindings.Binding
        var namespace: GIRNamespace
        /// The GIR files that aren't bound although the library uses their types.
        let unbound: [Unbound]
    }

    private let files: GIRFiles
    /// The files from which this package's modules are generated.
    private let own: Set<String>
    /// The libraries that the package or the command line lists, by the names of their GIR files.
    private let listed: [String: Bindings.Binding]
    private var visited: Set<String> = []
    /// The unlisted files that the includes of a library lead to. Each is visited once, even if it includes itself.
    private var unlisted: Set<String> = []
    private var namespaces: [String: GIRNamespace] = [:]

    private(set) var libraries: [Library] = []
    /// The libraries that aren't listed but are bound, each with the name of a GIR file that depends on it.
    private(set) var added: [(file: String, dependent: String)] = []

    init(_ bindings: [Bindings.Binding], _ files: GIRFiles, own: [String]) throws {
        self.files = files
        self.own = Set(own)
        listed = Dictionary(bindings.map { ($0.file, $0) }) { first, _ in first }
        for binding in bindings { try visit(binding, usedAbove: []) }
    }

    /// - Parameter usedAbove: The namespaces whose types are used by the libraries that depend on this library.
    private mutating func visit(_ binding: Bindings.Binding, usedAbove: Set<String>) throws {
        guard visited.insert(binding.file).inserted else { return }
        var namespace = try read(binding.file)
        if let headers = binding.headers { namespace.headers = headers }
        let used = namespace.usedNamespaces
        let outer = unlisted
        unlisted = []
        defer { unlisted = outer }
        let unbound = try visitIncludes(of: namespace, for: binding.file, used.union(usedAbove))
        // Some GIR files rely on the includes of other included files.
        let bound = libraries.map(\.namespace.name).filter { used.contains($0) && !namespace.includes.contains($0) }
        namespace.includes += bound
        try checkAncestors(in: namespace, unbound)
        let missing = unbound.filter { used.contains(Self.name(of: $0.file)) }
        libraries.append(Library(binding: binding, namespace: namespace, unbound: missing))
    }

    /// Returns the directly and indirectly included files that aren't bound, with the reasons.
    private mutating func visitIncludes(of namespace: GIRNamespace, for dependent: String, _ used: Set<String>) throws
        -> [Unbound]
    {
        var unbound: [Unbound] = []
        for (name, version) in namespace.includedVersions.sorted(by: { $0.key < $1.key }) {
            let file = "\(name)-\(version)"
            if own.contains(file) { continue }
            if let other = own.union(listed.keys).first(where: { Self.name(of: $0) == name }), listed[file] == nil {
                let including = "\(namespace.name)-\(namespace.version)"
                let place = own.contains(other) ? "this package" : Bindings.fileName
                let reason = "\(place) uses \(other): use a version of \(including) for \(other)"
                throw GIRError(file: namespace.file, reason: "depends on \(file), but \(reason)")
            }
            if let binding = listed[file] {
                try visit(binding, usedAbove: used)
            } else if !visited.contains(file), unlisted.insert(file).inserted {
                unbound += try visitUnlisted(file, for: dependent, used)
            }
        }
        return unbound
    }

    /// Adds libraries that are used, but not listed. Returns the files that can't be bound, with the reasons.
    private mutating func visitUnlisted(_ file: String, for parent: String, _ used: Set<String>) throws -> [Unbound] {
        if files.path(of: file) == nil { _ = try files.read(file, for: parent) }
        let namespace: GIRNamespace
        do { namespace = try read(file) } catch { return [(file, "\(error)")] }
        guard used.contains(namespace.name) else { return try visitIncludes(of: namespace, for: parent, used) }
        if let reason = Self.reasonAgainstBinding(namespace) { return [(file, reason)] }
        added.append((file, parent))
        try visit(Bindings.Binding(files: [file]), usedAbove: used)
        return []
    }

    /// Returns the reason why a library that isn't listed can't be bound. Returns nil if the library can be bound.
    private static func reasonAgainstBinding(_ namespace: GIRNamespace) -> String? {
        if namespace.sharedLibraries.isEmpty { return "its GIR file has no shared library" }
        if namespace.headers.isEmpty { return "its GIR file has no C header" }
        let types =
            namespace.compounds.map { ($0.info, $0.getType) } + namespace.enumerations.map { ($0.info, $0.getType) }
        return types.contains { $0.isIntrospectable && $1 != nil } ? nil : "it has no GObject types"
    }

    private func checkAncestors(in namespace: GIRNamespace, _ unbound: [Unbound]) throws {
        for compound in namespace.compounds where compound.kind == .class && compound.info.isIntrospectable {
            guard let parent = compound.parent, let dot = parent.firstIndex(of: ".") else { continue }
            guard let (file, reason) = unbound.first(where: { Self.name(of: $0.file) == parent[..<dot] })
            else { continue }
            let heritage = "\(namespace.name).\(compound.info.name) derives from \(parent)"
            throw GIRError(file: namespace.file, reason: "\(heritage), and \(file) isn't bound, because \(reason)")
        }
    }

    private mutating func read(_ file: String) throws -> GIRNamespace {
        if let namespace = namespaces[file] { return namespace }
        let namespace = try files.read(file)
        namespaces[file] = namespace
        return namespace
    }

    private static func name(of file: String) -> String { String(file.prefix { $0 != "-" }) }
}
