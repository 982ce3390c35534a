import Foundation

/// Reads the GIR files, and writes or checks the generated files and the listings of handwritten modules.
struct Command {
    private let options: Options
    /// A closure that prints a progress message.
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
        guard options.isNewer, let traits = try options.traits() else { return try writeBase(options.girDirectories) }
        var paths = try writeBase([])
        let newer = try writeNewer(traits)
        paths += newer
        // The lines that traits add to the bodies of types have changed. Therefore, the types must be printed again.
        if !options.isCheck, newer.contains(NewerBodies.path) { paths += try writeBase([]) }
        return paths
    }

    /// Writes or checks the files that are compiled without a trait. Returns the paths of the files that differ.
    private func writeBase(_ girDirectories: [String]) throws -> [String] {
        let configuration = try options.configuration()
        let namespaces = try options.namespaces(configuration, girDirectories)
        let difference = configuration.difference(from: namespaces)
        if options.isCheck || options.isNewer, let difference {
            report("\(difference): the files of the base are neither compared nor written")
            return []
        }
        if difference == nil { try Generator.checkPolicy(namespaces) }
        let generator = Generator(namespaces, configuration)
        try generator.checkNames("Policy")
        var files = generator.files()
        // If the package has traits, the coverage report is printed from the newest GIR files and not here.
        if try options.traits() != nil { files.removeAll { $0.path == GeneratedFile.coverage } }
        let generated = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
        let listing = APIListing(sources: options.sourcesURL)
        let modules = Set(configuration.generatedModules)
        for module in APIListing.modules where !modules.contains(module) {
            let text = try listing.text(of: module)
            if !text.isEmpty { files.append(GeneratedFile(path: APIListing.path(of: module), text: text)) }
        }
        let listings = try listing.base(generated: generated)
        files += try MethodSymbols.headers(of: generator.api.modules, listings: listings)
        return try write(files, replacing: configuration.modules.map { "\($0.name)/Generated" })
    }

    /// Writes the tables for the tests of all types to a folder. The tables have no entries if the code was generated
    /// from other versions of the GIR files.
    private func writeTables(to folder: String) throws -> [String] {
        let configuration = try options.configuration()
        let traits = options.isNewer ? try options.traits() : nil
        let namespaces = try options.namespaces(configuration, traits == nil ? options.girDirectories : [])
        let difference = configuration.difference(from: namespaces)
        if let difference { report("\(difference): the tables for tests have no entries") }
        let typeNames = TypeNameTable(listings: try APIListing(sources: options.sourcesURL).base().map(\.text))
        var tables = TestTables(of: configuration.generatedModules, typeNames: typeNames, difference: difference)
        if difference == nil {
            tables.modules = Generator(namespaces, configuration).api.modules
            if let traits {
                let plan = try NewerPlan(options, traits)
                tables.newer = APIPrinter(api: plan.generator.api).newParts(plan.parts, besides: plan.declarations)
            }
        }
        return try FileWriter(home: URL(fileURLWithPath: folder), isCheck: options.isCheck)
            .write(tables.files(), replacing: [])
    }

    /// Writes the listings of all modules to a folder.
    private func writeListings(to folder: String) throws -> [String] {
        let listing = APIListing(sources: options.sourcesURL)
        var files: [GeneratedFile] = []
        for module in APIListing.modules {
            for (name, text) in [
                (module, try listing.text(of: module)), ("Newer/\(module)", try listing.newerText(of: module)),
            ] where !text.isEmpty { files.append(GeneratedFile(path: "\(name).txt", text: text)) }
        }
        return try FileWriter(home: URL(fileURLWithPath: folder), isCheck: options.isCheck)
            .write(files, replacing: [])
    }

    /// Writes or checks files, and reports each difference. Returns the paths of the files that differ.
    private func write(_ files: [GeneratedFile], replacing folders: [String]) throws -> [String] {
        let files = GeneratedFile.joined(files)
        let writer = FileWriter(home: options.sourcesURL, isCheck: options.isCheck)
        let differences = try writer.write(files, replacing: folders)
        for path in differences { report(options.isCheck ? "differs: \(path)" : "wrote \(path)") }
        if differences.isEmpty { report("\(files.count) files are up to date") }
        return differences
    }

    /// Writes or checks the files for the traits. Returns the paths of the files that differ.
    private func writeNewer(_ traits: PackageTraits) throws -> [String] {
        let plan = try NewerPlan(options, traits)
        let (api, symbols) = (plan.generator.api, plan.symbols)
        let checks = NewerChecks(traits: traits, symbols: symbols)
        try checks.check(api.modules)
        let parts = plan.parts
        let gaining = Set(parts.joined().filter { $0.hasTypes && !$0.module.isPartial }.map(\.module.namespace))
        if gaining != traits.gaining {
            let reason = "\"gaining\" is \(traits.gaining.sorted()), expected \(gaining.sorted())"
            throw GIRError(file: "Traits.json", line: nil, reason: reason)
        }
        let modules = plan.configuration.modules
        let cNames = try cNames(in: modules.map { "\($0.name)/Generated" })
        let declarations = plan.declarations
        try checks.check(api.modules, against: NewerChecks.Base(cNames: cNames, declarations: declarations))
        let (printed, bodies) = APIPrinter(api: api)
            .files(ofNewer: parts, declarations: declarations, trampolines: plan.trampolines)
        try checks.check(printed, of: parts)
        var files = printed
        files.append(GeneratedFile(path: NewerBodies.path, text: try NewerBodies.text(bodies)))
        let cModules = Set(modules.map(\.cModule)).sorted()
        files += cModules.map { module in
            let header = TraitHeader(traits: traits, cModule: module)
            return GeneratedFile(path: header.path, text: header.text)
        }
        var listings = plan.listings
        for index in listings.indices {
            let module = listings[index].module
            let sources = files.filter { $0.path.hasPrefix("\(module)/Newer/") }.map(\.text)
            var lines = Set(sources.flatMap { SwiftScanner.declarations(in: $0) })
            for type in api.modules.filter({ $0.name == module }).flatMap(\.types) {
                lines.formUnion(bodies[type.cType]?.declarations(in: type) ?? [])
            }
            listings[index].text += APIListing.plain(lines.sorted().map { $0 + "\n" }.joined())
        }
        let newer = api.modules.map { module in
            module.overridable { !symbols.contains($0.symbol($1.field)) }
        }
        files += try MethodSymbols.headers(of: newer, listings: listings, besides: symbols)
        return try write(files, replacing: modules.map { "\($0.name)/Newer" })
    }

    /// Returns the C names in the comments of the files in the given folders. Comments of declarations that require a
    /// trait aren't included.
    private func cNames(in folders: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for folder in folders {
            let url = options.sourcesURL.appendingPathComponent(folder)
            for path in (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
            where path.hasSuffix(".swift") {
                let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
                for line in APIListing.withoutTraits(text).split(separator: "\n")
                where line.contains("/// ") || line.contains("/** ") {
                    for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    where index % 2 == 1 { names.insert(String(part)) }
                }
            }
        }
        return names
    }
}
