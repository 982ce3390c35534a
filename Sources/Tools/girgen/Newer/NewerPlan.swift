import Foundation

/// The declarations that the traits of the package add, according to the newest GIR files.
struct NewerPlan {
    let configuration: Configuration
    let traits: PackageTraits
    let generator: Generator
    /// The C functions that the headers for virtual functions of the base declare.
    let symbols: Set<String>
    /// The listings of the generated modules without traits.
    let listings: [Listing]
    /// The names of the C functions for signals that exist without traits, by module.
    let trampolines: [String: Set<String>]

    /// Reads the GIR files, and plans their declarations.
    ///
    /// Throws an error if a file is older than the newest trait, or if a decision about newer declarations is wrong.
    init(_ options: Options, _ traits: PackageTraits) throws {
        var configuration = try options.configuration()
        let namespaces = try options.namespaces(configuration, options.girDirectories)
        configuration.maximumVersions = traits.newest
        configuration.traits = traits
        for namespace in namespaces {
            guard let version = Configuration.version(in: namespace), let found = Version(version),
                let expected = traits.newest[namespace.name], found < expected
            else { continue }
            let reason = "has version \(found), but the newest trait requires \(expected)"
            throw GIRError(file: namespace.file, line: nil, reason: reason)
        }
        try Generator.checkPolicy(namespaces, isNewer: true)
        generator = Generator(namespaces, configuration)
        symbols = Set(configuration.modules.map(\.cModule)).reduce(into: Set<String>()) { symbols, module in
            let header = options.sourcesURL.appendingPathComponent(MethodSymbols.path(in: module))
            symbols.formUnion(MethodSymbols.functions(in: (try? String(contentsOf: header, encoding: .utf8)) ?? ""))
        }
        var trampolines: [String: Set<String>] = [:]
        for module in configuration.modules {
            let path = "\(module.name)/Generated/SignalTrampolines.swift"
            let file = options.sourcesURL.appendingPathComponent(path)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            trampolines[module.name] = Set(text.matches(of: /static let (\w+): GCallback/).map { String($0.1) })
        }
        let listing = APIListing(sources: options.sourcesURL)
        listings = try configuration.modules.map { module in
            (module.name, APIListing.plain(try listing.text(of: module.name)))
        }
        (self.configuration, self.traits, self.trampolines) = (configuration, traits, trampolines)
    }

    /// The parts of each module, one for each trait.
    var parts: [[NewerPart]] {
        let splitter = NewerSplitter(traits, generator.api, besides: symbols)
        return generator.api.modules.map { splitter.parts(of: $0) }
    }

    /// The public declarations that exist without traits. A method may be open only with a trait. Therefore, `open` is
    /// replaced by `public` in members.
    var declarations: Set<String> {
        Set(
            listings.flatMap { _, text in
                text.replacing(".open ", with: ".public ").split(separator: "\n").map(String.init)
            }
        )
    }
}
