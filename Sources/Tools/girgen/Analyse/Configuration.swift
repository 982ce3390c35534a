import Foundation

/// The GIR files to read, and the modules to generate from them.
package struct Configuration {
    package struct Module: Decodable {
        package let name: String
        /// The names of the module's GIR files. Each name consists of a namespace and a version. The module is
        /// generated from the first file. The other files describe handwritten types.
        package let files: [String]
        /// The library version of the GIR files from which the code was generated, or nil if they don't state it.
        package let version: String?
        /// The URL of the reference documentation, without the name of a page.
        package let documentation: String?
        /// The types to generate in a module that is otherwise handwritten, or nil for all types.
        package let types: Set<String>?
        /// The C module with the library's headers, or nil for `CGtk`.
        ///
        /// Only some programs build a module with separate headers. Its types don't affect names in other modules.
        private let headers: String?
        /// A Boolean value that indicates whether another package binds the library. See ``Bindings``.
        package var isBinding = false

        private enum CodingKeys: CodingKey { case name, files, version, documentation, types, headers }

        package init(binding name: String, files: [String], documentation: String?) {
            (self.name, self.files, self.documentation) = (name, files, documentation)
            (version, types, headers, isBinding) = (nil, nil, "C\(name)", true)
        }

        package var namespaces: [String] { files.map { String($0.prefix { $0 != "-" }) } }
        /// The namespace from which the module is generated.
        package var namespace: String { namespaces.first ?? name }
        /// A Boolean value that indicates whether the module is handwritten, except for some of its types.
        package var isPartial: Bool { types != nil }
        package var cModule: String { headers ?? "CGtk" }
        /// Modules that aren't optional don't depend on an optional one.
        package var isSeparate: Bool { headers != nil }
    }

    /// The modules. Each module follows its dependencies.
    package private(set) var modules: [Module] { didSet { places = Self.places(of: modules) } }
    private var places: [String: Int]
    private(set) var policy: Policy
    /// The names of types that are visible in the files of a bound library. Its own types can't have these names.
    private(set) var namesOfOthers: Set<String> = []

    package init(contentsOf file: URL) throws {
        policy = try Policy.own.get()
        modules = try [Module].decoded(from: file)
        places = Self.places(of: modules)
    }

    /// The files to read. Each file follows the files that it depends on.
    package var files: [String] { modules.flatMap(\.files) }

    package var generatedModules: [String] { modules.filter { $0.types?.isEmpty != true }.map(\.name) }

    package func module(ofNamespace namespace: String) -> Module? { places[namespace].map { modules[$0] } }

    /// Returns a Boolean value that indicates whether a namespace belongs to a library of another package.
    func isOfBinding(_ namespace: String) -> Bool { module(ofNamespace: namespace)?.isBinding ?? false }

    private static func places(of modules: [Module]) -> [String: Int] {
        let places = modules.enumerated().flatMap { place, module in module.namespaces.map { ($0, place) } }
        return Dictionary(places) { first, _ in first }
    }

    /// A module can depend only on modules that precede it in the list.
    func isListed(_ namespace: String, before other: String) -> Bool {
        guard let place = places[namespace], let end = places[other] else { return false }
        return place < end
    }

    func cModule(of module: String) -> String { modules.first { $0.name == module }?.cModule ?? "CGtk" }

    /// Adds the libraries of another package.
    ///
    /// A module of this package can lack a maximum library version. Its maximum is then the library version from which
    /// the module was generated, so that newer declarations are skipped.
    ///
    /// - Parameter names: The names of other types that are visible in a program's files.
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

    /// Removes the separate modules that aren't used, because their libraries might not be installed.
    package mutating func removeSeparateModules(except used: Set<String>) {
        modules.removeAll { $0.isSeparate && !used.contains($0.namespace) }
    }

    /// A Boolean value that indicates whether a function of a namespace is hidden if no decision adds it to a type or
    /// states its name. It's false for libraries of other packages.
    package var hidesUnplacedFunctions = true

    /// The package traits whose declarations are also planned, or nil for declarations that exist without traits.
    package var traits: PackageTraits?

    /// The maximum library versions, by namespace. Declarations of newer versions are skipped.
    package var maximumVersions: [String: Version] = [:]

    /// Returns the library version according to the constants of a namespace, for example `MAJOR_VERSION`.
    package static func version(in namespace: GIRNamespace) -> String? {
        func value(_ ending: String) -> String? {
            namespace.constants.first { $0.info.name.hasSuffix(ending) && !$0.info.name.hasPrefix("BINARY") }?.value
        }
        for (major, minor) in [
            ("MAJOR_VERSION", "MINOR_VERSION"), ("VERSION_MAJOR", "VERSION_MINOR"), ("_MAJOR", "_MINOR"),
        ] { if let major = value(major), let minor = value(minor) { return "\(major).\(minor)" } }
        return nil
    }

    /// Returns the first difference from the versions from which the code was generated, if any.
    package func difference(from namespaces: [GIRNamespace]) -> String? {
        for module in modules {
            guard let version = module.version,
                let namespace = namespaces.first(where: { $0.name == module.namespace }),
                let found = Configuration.version(in: namespace), found != version
            else { continue }
            return "\(namespace.file) has version \(found), but the code was generated from version \(version)"
        }
        return nil
    }

    func introduced(_ cName: String?, _ version: String?) -> Version? {
        cName.flatMap { traits?.introduced[$0] } ?? version.flatMap { Version($0) }
    }

    /// Returns the trait that introduces a declaration, or nil if it doesn't require a trait.
    func condition(of cName: String?, _ version: String?, in namespace: String) -> Condition? {
        traits?.condition(of: introduced(cName, version), in: namespace)
    }

    func isTooNew(_ version: String?, in namespace: String) -> Bool {
        guard let version, let maximum = maximumVersions[namespace], let found = Version(version) else { return false }
        return maximum < found
    }
}
