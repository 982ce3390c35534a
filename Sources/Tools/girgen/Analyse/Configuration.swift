import Foundation

/// The GIR files that are read, with the module that is generated from each of them.
package struct Configuration {
    /// A module to write.
    package struct Module: Decodable {
        package let name: String
        /// The GIR files that it comes from, by namespace and version. All after the first are there for types by hand.
        package let files: [String]
        /// The version of the library that its code was written from, where a file tells it.
        package let version: String?
        /// The address of the reference pages, without the name of a page.
        package let documentation: String?
        /// The only types to write, in a module that is otherwise written by hand, or nil for all.
        package let types: Set<String>?
        /// The module of the library's C headers, or nil for `CGtk`.
        ///
        /// A module with separate headers is only built by programs that depend on it. No name in the other modules
        /// depends on it.
        private let headers: String?
        /// A Boolean value that indicates whether it is of a library of another package's, which ``Bindings`` lists.
        package var isBinding = false

        private enum CodingKeys: CodingKey {
            case name, files, version, documentation, types, headers
        }

        /// Creates a module for another package's library.
        package init(binding name: String, files: [String], documentation: String?) {
            self.name = name
            self.files = files
            self.documentation = documentation
            version = nil
            types = nil
            headers = "C\(name)"
            isBinding = true
        }

        /// The namespaces of its files.
        package var namespaces: [String] { files.map { String($0.prefix { $0 != "-" }) } }
        /// The namespace that it is written from.
        package var namespace: String { namespaces.first ?? name }
        /// A Boolean value that indicates whether it is written by hand but for some of its types.
        package var isPartial: Bool { types != nil }
        /// The module of the library's C headers.
        package var cModule: String { headers ?? "CGtk" }
        /// A Boolean value that indicates whether programs without it build the other modules, which therefore don't
        /// depend on it.
        package var isSeparate: Bool { headers != nil }
    }

    /// The modules, each after those that it is built on.
    package private(set) var modules: [Module] {
        didSet { places = Self.places(of: modules) }
    }
    /// The places of the modules by their namespaces.
    private var places: [String: Int]
    /// The decisions that were made by hand about the members of the modules.
    private(set) var policy: Policy
    /// The names that types of a bound library can't have, because files that import it also import the types of these names.
    private(set) var namesOfOthers: Set<String> = []

    /// Reads the list of modules.
    package init(contentsOf file: URL) throws {
        policy = try Policy.own.get()
        do {
            modules = try JSONDecoder().decode([Module].self, from: Data(contentsOf: file))
            places = Self.places(of: modules)
        } catch {
            throw GIRError(file: file.path, line: nil, reason: "no list of modules: \(error)")
        }
    }

    /// The files to read, each after those that it includes.
    package var files: [String] { modules.flatMap(\.files) }

    /// Returns the module that a namespace's types are in.
    package func module(ofNamespace namespace: String) -> Module? {
        places[namespace].map { modules[$0] }
    }

    private static func places(of modules: [Module]) -> [String: Int] {
        let places = modules.enumerated().flatMap { place, module in module.namespaces.map { ($0, place) } }
        return Dictionary(places) { first, _ in first }
    }

    /// Returns a Boolean value that indicates whether a namespace's module is listed before another's, which may be
    /// built on it.
    func isListed(_ namespace: String, before other: String) -> Bool {
        guard let place = places[namespace], let end = places[other] else { return false }
        return place < end
    }

    /// Returns the C module that has the headers of a module.
    func cModule(of module: String) -> String { modules.first { $0.name == module }?.cModule ?? "CGtk" }

    /// Adds the libraries of another package.
    ///
    /// The modules of this package then have the members of the versions that they were written from, and no newer ones.
    ///
    /// - Parameter names: The names of other types that are visible in the files of a program.
    package mutating func add(
        _ bindings: [Module],
        _ decisions: [[String: Decision]],
        sentences: [[String: String]],
        besides names: Set<String>
    ) {
        for module in modules where maximumVersions[module.namespace] == nil {
            maximumVersions[module.namespace] = module.version.flatMap { Version($0) }
        }
        modules += bindings
        policy = policy.adding(decisions, sentences: sentences)
        namesOfOthers = names
    }

    /// Leaves out the separate modules that none of the given namespaces belongs to, whose libraries needn't be installed.
    package mutating func leaveOutSeparateModules(except used: Set<String>) {
        modules.removeAll { $0.isSeparate && !used.contains($0.namespace) }
    }

    /// A Boolean value that indicates whether functions of a namespace are hidden unless there is a decision on them.
    package var hidesFunctionsWithoutHome = true

    /// A Boolean value that indicates whether what the package's traits bring is planned as well.
    package var hasTraits = false

    /// The members that traits add to the bodies of types of the base, by the C names of the types.
    package var newerBodies: [String: NewerBody] = [:]

    /// The namespaces that traits of the package bring further types to.
    package var gainingNamespaces: Set<String> = []

    func gainsTypes(_ namespace: String) -> Bool { gainingNamespaces.contains(namespace) }

    /// Returns a Boolean value that indicates whether that goes for a namespace: another package's library has all of
    /// its functions.
    func hidesFunctionsWithoutHome(in namespace: String) -> Bool {
        hidesFunctionsWithoutHome && module(ofNamespace: namespace)?.isBinding != true
    }

    /// Leaves out what is newer than a version, by namespace.
    package var maximumVersions: [String: Version] = [:]

    /// Returns the version of the library that files are from, by its constants of the usual names, or nil if there are
    /// none.
    package static func version(in namespace: GIRNamespace) -> String? {
        func value(_ ending: String) -> String? {
            namespace.constants.first { $0.info.name.hasSuffix(ending) && !$0.info.name.hasPrefix("BINARY") }?.value
        }
        for (major, minor) in [
            ("MAJOR_VERSION", "MINOR_VERSION"), ("VERSION_MAJOR", "VERSION_MINOR"), ("_MAJOR", "_MINOR"),
        ] {
            if let major = value(major), let minor = value(minor) { return "\(major).\(minor)" }
        }
        return nil
    }

    /// Returns a file of another version than the code was written from, in words, or nil if all are of that version.
    package func difference(from namespaces: [GIRNamespace]) -> String? {
        for module in modules {
            guard let version = module.version,
                let namespace = namespaces.first(where: { $0.name == module.namespace }),
                let found = Configuration.version(in: namespace)
            else { continue }
            if found != version { return "\(namespace.file) is of \(found), the code was written from \(version)" }
        }
        return nil
    }

    func isTooNew(_ version: String?, in namespace: String) -> Bool {
        guard let version, let maximum = maximumVersions[namespace], let found = Version(version) else { return false }
        return maximum < found
    }
}
