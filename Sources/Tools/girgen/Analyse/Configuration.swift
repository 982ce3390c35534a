import Foundation

/// The GIR files that are read, with the module that is generated from each of them.
package struct Configuration {
    /// A module to generate.
    package struct Module: Decodable {
        package let name: String
        /// The GIR files of the module, by namespace and version. The module is generated from the first one. The
        /// others provide handwritten types.
        package let files: [String]
        /// The version of the library from whose files the code was generated, if the files state it.
        package let version: String?
        /// The URL of the reference documentation, without the name of a page.
        package let documentation: String?
        /// The types to generate in a module that is otherwise handwritten, or nil for all types.
        package let types: Set<String>?
        /// The module of the library's C headers, or nil for `CGtk`.
        ///
        /// A module with separate headers is only built by programs that depend on it. Therefore the names in other
        /// modules don't depend on it.
        private let headers: String?
        /// A Boolean value that indicates whether the library is bound by another package. ``Bindings`` lists such
        /// libraries.
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

        /// The namespaces of the module's files.
        package var namespaces: [String] { files.map { String($0.prefix { $0 != "-" }) } }
        /// The namespace from which the module is generated.
        package var namespace: String { namespaces.first ?? name }
        /// A Boolean value that indicates whether the module is handwritten, except for some of its types.
        package var isPartial: Bool { types != nil }
        /// The module of the library's C headers.
        package var cModule: String { headers ?? "CGtk" }
        /// A Boolean value that indicates whether the module is optional. The other modules don't depend on it.
        package var isSeparate: Bool { headers != nil }
    }

    /// The modules. Each one follows its dependencies.
    package private(set) var modules: [Module] {
        didSet { places = Self.places(of: modules) }
    }
    /// The indexes of the modules by their namespaces.
    private var places: [String: Int]
    /// The handwritten decisions about the members of the modules.
    private(set) var policy: Policy
    /// The names that types of a bound library can't have, because files that import the library also import other
    /// types with these names.
    private(set) var namesOfOthers: Set<String> = []

    /// Reads the list of modules.
    package init(contentsOf file: URL) throws {
        policy = try Policy.own.get()
        do {
            modules = try JSONDecoder().decode([Module].self, from: Data(contentsOf: file))
            places = Self.places(of: modules)
        } catch {
            throw GIRError(file: file.path, line: nil, reason: "can't be decoded: \(error)")
        }
    }

    /// The files to read. Each one follows the files that it includes.
    package var files: [String] { modules.flatMap(\.files) }

    /// Returns the module with the types of a namespace.
    package func module(ofNamespace namespace: String) -> Module? {
        places[namespace].map { modules[$0] }
    }

    private static func places(of modules: [Module]) -> [String: Int] {
        let places = modules.enumerated().flatMap { place, module in module.namespaces.map { ($0, place) } }
        return Dictionary(places) { first, _ in first }
    }

    /// Returns a Boolean value that indicates whether the module of a namespace is listed before the module of another
    /// namespace, which can depend on it.
    func isListed(_ namespace: String, before other: String) -> Bool {
        guard let place = places[namespace], let end = places[other] else { return false }
        return place < end
    }

    /// Returns the C module with the headers of a module.
    func cModule(of module: String) -> String { modules.first { $0.name == module }?.cModule ?? "CGtk" }

    /// Adds the libraries of another package.
    ///
    /// The modules of this package then only contain the members of the versions from which they were generated.
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

    /// Removes the separate modules to which none of the given namespaces belongs, because their libraries may not be
    /// installed.
    package mutating func leaveOutSeparateModules(except used: Set<String>) {
        modules.removeAll { $0.isSeparate && !used.contains($0.namespace) }
    }

    /// A Boolean value that indicates whether functions of a namespace are hidden unless there is a decision about
    /// them.
    package var hidesFunctionsWithoutHome = true

    /// A Boolean value that indicates whether declarations that the package's traits add are planned as well.
    package var hasTraits = false

    /// The members that traits add to the bodies of types of the base, by the C names of the types.
    package var newerBodies: [String: NewerBody] = [:]

    /// The namespaces to which traits of the package add types.
    package var gainingNamespaces: Set<String> = []

    func gainsTypes(_ namespace: String) -> Bool { gainingNamespaces.contains(namespace) }

    /// Returns a Boolean value that indicates whether functions of a namespace are hidden without a decision. In a
    /// library of another package, all functions are visible.
    func hidesFunctionsWithoutHome(in namespace: String) -> Bool {
        hidesFunctionsWithoutHome && module(ofNamespace: namespace)?.isBinding != true
    }

    /// The maximum versions by namespace. Newer declarations are skipped.
    package var maximumVersions: [String: Version] = [:]

    /// Returns the version of a library according to the constants with the usual names, or nil if there are no such
    /// constants.
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

    /// Returns a description of a file with another version than the one from which the code was generated, or nil if
    /// all files have that version.
    package func difference(from namespaces: [GIRNamespace]) -> String? {
        for module in modules {
            guard let version = module.version,
                let namespace = namespaces.first(where: { $0.name == module.namespace }),
                let found = Configuration.version(in: namespace)
            else { continue }
            if found != version {
                return "\(namespace.file) has version \(found), but the code was generated from version \(version)"
            }
        }
        return nil
    }

    func isTooNew(_ version: String?, in namespace: String) -> Bool {
        guard let version, let maximum = maximumVersions[namespace], let found = Version(version) else { return false }
        return maximum < found
    }
}
