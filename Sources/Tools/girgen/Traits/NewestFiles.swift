import Foundation

/// The GIR files of the newest libraries for which the package has traits.
struct NewestFiles {
    let traits: PackageTraits
    let namespaces: [GIRNamespace]
    private let configuration: Configuration

    /// Reads the files. Returns nil if the package has no traits, or if the folder of the files doesn't exist.
    init?(_ options: Options) throws {
        guard let traits = try options.traits(), let folders = options.existingNewestDirectories else { return nil }
        var configuration = try options.configuration()
        namespaces = try options.namespaces(configuration, folders)
        configuration.maximumVersions = traits.newest
        configuration.traits = traits
        (self.traits, self.configuration) = (traits, configuration)
    }

    /// A description of the first file that isn't of the version of the newest trait.
    var difference: String? {
        for namespace in namespaces {
            guard let version = Configuration.version(in: namespace), let found = Version(version),
                let expected = traits.newest[namespace.name],
                found < expected || traits.isOutdated(namespace.name, by: found)
            else { continue }
            let origin = "the code of the traits was generated from version \(expected)"
            return "\(namespace.file) has version \(found), but \(origin)"
        }
        return nil
    }

    /// Throws an error if a declaration would be lost.
    func added(to base: SwiftAPI, known: Set<String>) throws -> SwiftAPI {
        try Generator.checkPolicy(namespaces, isNewer: true)
        let newest = try Generator(namespaces, configuration).api
        try TraitChecks(traits, base: base).check(newest)
        return APIMerger(base: base, newest: newest, known: known).api
    }
}
