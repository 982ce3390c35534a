import Foundation

/// Reads the GIR files, and writes or checks the generated files and the listings of handwritten modules.
struct Command {
    private let options: Options
    private let report: (String) -> Void

    init(_ options: Options, report: @escaping (String) -> Void = { print($0) }) {
        self.options = options
        self.report = report
    }

    /// Writes the files that have changed and removes obsolete files. With the option `--check`, only reports the
    /// differences. Returns the paths of the files that differ.
    @discardableResult
    func run() throws -> [String] {
        if let folder = options.tables { return try writeTables(to: folder) }
        if let folder = options.listings { return try writeListings(to: folder) }
        let configuration = try options.configuration()
        let namespaces = try options.namespaces(configuration, options.girDirectories)
        let difference = configuration.difference(from: namespaces)
        if options.isCheck, let difference {
            report("\(difference): the generated files aren't compared")
            return []
        }
        if difference == nil { try Generator.checkPolicy(namespaces) }
        let generator = try Generator(namespaces, configuration)
        try generator.checkNames("Policy")
        let newest = try newestFiles()
        let files = try files(of: generator.api, configuration, newest)
        return try write(files, replacing: configuration.modules.map { "\($0.name)/Generated" }, isWhole: newest != nil)
    }

    /// Returns the newest GIR files, or nil if a check compares only what is compiled without traits.
    private func newestFiles() throws -> NewestFiles? {
        let newest = try NewestFiles(options)
        let missing = "the GIR files of the newest GTK aren't in \(options.newestFolder)"
        guard let reason = newest == nil ? missing : newest?.difference else { return newest }
        if try options.traits() == nil { return nil }
        if !options.isCheck {
            throw GIRError(file: "Traits.json", reason: "\(reason). \".ci/debian gir\" downloads them")
        }
        report("\(reason): the declarations of traits aren't compared")
        return nil
    }

    /// - Parameter newest: The GIR files of the declarations that require traits, or nil to omit these declarations.
    private func files(of api: SwiftAPI, _ setup: Configuration, _ newest: NewestFiles?) throws -> [GeneratedFile] {
        let listing = APIListing(sources: options.sourcesURL)
        var files = APIPrinter(api: api).files()
        let base = text(of: files)
        let symbols = try MethodSymbols.headers(of: api.modules, listings: try listing.all(generated: base))
        if let newest {
            let added = try newest.added(to: api, known: declarations(listing, generated: base))
            files = APIPrinter(api: added).files()
            try TraitChecks(newest.traits, base: api).check(files, of: added)
            let known = symbols.reduce(into: Set<String>()) { $0.formUnion(MethodSymbols.functions(in: $1.text)) }
            files += try MethodSymbols.headers(
                of: added.modules.map(\.newlyOverridable),
                listings: try listing.all(generated: text(of: files), hasTraits: true),
                besides: known
            )
        } else if try options.traits() != nil {
            // The report also covers the declarations of traits.
            files.removeAll { $0.path == GeneratedFile.coverage }
        }
        files += symbols
        if let traits = try options.traits() {
            files += Set(setup.modules.map(\.cModule)).sorted().map { module in
                let header = TraitHeader(traits: traits, cModule: module)
                return GeneratedFile(path: header.path, text: header.text)
            }
        }
        let modules = Set(setup.generatedModules)
        for module in APIListing.modules where !modules.contains(module) {
            let text = try listing.text(of: module)
            if !text.isEmpty { files.append(GeneratedFile(path: APIListing.path(of: module), text: text)) }
        }
        return files
    }

    private func text(of files: [GeneratedFile]) -> [String: String] {
        Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    }

    /// Returns the public declarations that exist without generated declarations of traits. A method may be open only with
    /// a trait. Therefore, `open` is replaced by `public` in members.
    private func declarations(_ listing: APIListing, generated: [String: String]) throws -> Set<String> {
        let texts = try listing.all(generated: generated, hasTraits: true).map(\.text)
        return Set(texts.flatMap { $0.replacing(".open ", with: ".public ").split(separator: "\n").map(String.init) })
    }

    /// Writes the tables for the tests of all types to a folder. The tables have no entries if the code was generated
    /// from other versions of the GIR files.
    private func writeTables(to folder: String) throws -> [String] {
        let configuration = try options.configuration()
        let namespaces = try options.namespaces(configuration, options.girDirectories)
        let difference = configuration.difference(from: namespaces)
        if let difference { report("\(difference): the tables for tests have no entries") }
        let listing = APIListing(sources: options.sourcesURL)
        let typeNames = TypeNameTable(listings: try listing.all().map(\.text))
        var tables = TestTables(of: configuration.generatedModules, typeNames: typeNames)
        tables.difference = difference
        if difference == nil {
            var api = try Generator(namespaces, configuration).api
            if !options.newestDirectories.isEmpty, let newest = try NewestFiles(options) {
                if let reason = newest.difference { throw GIRError(file: "Traits.json", reason: reason) }
                let generated = text(of: APIPrinter(api: api).files())
                api = try newest.added(to: api, known: declarations(listing, generated: generated))
            }
            tables.modules = api.modules
        }
        return try FileWriter(home: URL(fileURLWithPath: folder), isCheck: options.isCheck)
            .write(tables.files(), replacing: [])
    }

    private func writeListings(to folder: String) throws -> [String] {
        let listing = APIListing(sources: options.sourcesURL)
        var files: [GeneratedFile] = []
        for module in APIListing.modules {
            let base = try listing.text(of: module, hasTraits: false)
            let known = Set(base.split(separator: "\n"))
            let added = try listing.text(of: module).split(separator: "\n").filter { !known.contains($0) }
            for (name, text) in [(module, base), ("Traits/\(module)", added.map { $0 + "\n" }.joined())]
            where !text.isEmpty { files.append(GeneratedFile(path: "\(name).txt", text: text)) }
        }
        return try FileWriter(home: URL(fileURLWithPath: folder), isCheck: options.isCheck).write(files, replacing: [])
    }

    /// - Parameter isWhole: A Boolean value that indicates whether the files contain the declarations of traits.
    private func write(_ files: [GeneratedFile], replacing folders: [String], isWhole: Bool) throws -> [String] {
        let files = GeneratedFile.joined(files)
        let writer = FileWriter(home: options.sourcesURL, isCheck: options.isCheck, ignoresTraits: !isWhole)
        let differences = try writer.write(files, replacing: folders)
        for path in differences { report(options.isCheck ? "differs: \(path)" : "wrote \(path)") }
        if differences.isEmpty { report("\(files.count) files are up to date") }
        return differences
    }
}
