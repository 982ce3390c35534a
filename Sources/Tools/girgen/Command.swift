import Foundation

/// Reads the GIR files, and writes or checks the generated files and the listings of the public API.
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
        let namespaces = try namespaces(configuration, girDirectories)
        let difference = configuration.difference(from: namespaces)
        if options.isCheck || options.isNewer, let difference {
            report("\(difference): the files of the base are neither compared nor written")
            return []
        }
        if difference == nil { try checkPolicy(namespaces) }
        let generator = Generator(namespaces, configuration)
        try generator.checkNames("Policy")
        let sources = URL(fileURLWithPath: options.sources)
        var files = generator.files()
        // If the package has traits, the coverage report is printed from the newest GIR files and not here.
        if try options.traits() != nil { files.removeAll { $0.path == GeneratedFile.coverage } }
        let generated = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
        let listing = APIListing(sources: sources)
        var listings: [Listing] = []
        for module in APIListing.modules {
            let text = try listing.text(of: module, generated: generated)
            if text.isEmpty { continue }
            files.append(GeneratedFile(path: APIListing.path(of: module), text: text))
            if APIListing.modulesApart.contains(module) { continue }
            let base = try listing.text(of: module, generated: generated, hasTraits: false)
            listings.append((module, APIListing.plain(base)))
        }
        files.append(GeneratedFile(path: TypeNameTable.path, text: TypeNameTable(listings: listings.map(\.text)).text))
        files += try MethodSymbols.headers(of: generator.api.modules, listings: listings)
        let folders = configuration.modules.map { "\($0.name)/Generated" } + [GeneratedFile.typeTables]
        return try write(files, replacing: folders)
    }

    private func checkPolicy(_ namespaces: [GIRNamespace], isNewer: Bool = false) throws {
        // The GIR files in girgen's tests state no version and contain only a few declarations. Therefore, the policy
        // isn't checked against them.
        guard namespaces.contains(where: { Configuration.version(in: $0) != nil }) else { return }
        try PolicyFolder.own.get().check(namespaces, isNewer: isNewer)
    }

    /// Writes or checks files, and reports each difference. Returns the paths of the files that differ.
    private func write(_ files: [GeneratedFile], replacing folders: [String]) throws -> [String] {
        let files = GeneratedFile.joined(files)
        let writer = FileWriter(home: URL(fileURLWithPath: options.sources), isCheck: options.isCheck)
        let differences = try writer.write(files, replacing: folders)
        for path in differences { report(options.isCheck ? "differs: \(path)" : "wrote \(path)") }
        if differences.isEmpty { report("\(files.count) files are up to date") }
        return differences
    }

    /// Writes or checks the files for the traits. Returns the paths of the files that differ.
    private func writeNewer(_ traits: PackageTraits) throws -> [String] {
        var configuration = try options.configuration()
        let namespaces = try namespaces(configuration, options.girDirectories)
        configuration.maximumVersions = traits.newest
        configuration.traits = traits
        for namespace in namespaces {
            guard let version = Configuration.version(in: namespace), let found = Version(version),
                let expected = traits.newest[namespace.name], found < expected
            else { continue }
            let reason = "has version \(found), but the newest trait requires \(expected)"
            throw GIRError(file: namespace.file, line: nil, reason: reason)
        }
        try checkPolicy(namespaces, isNewer: true)
        let generator = Generator(namespaces, configuration)
        let sources = URL(fileURLWithPath: options.sources)
        let cModules = Set(configuration.modules.map(\.cModule)).sorted()
        let symbols = cModules.reduce(into: Set<String>()) { symbols, module in
            let header = sources.appendingPathComponent(MethodSymbols.path(in: module))
            symbols.formUnion(MethodSymbols.functions(in: (try? String(contentsOf: header, encoding: .utf8)) ?? ""))
        }
        let checks = NewerChecks(traits: traits, symbols: symbols)
        try checks.check(generator.api.modules)
        let splitter = NewerSplitter(traits, generator.api, besides: symbols)
        let parts = generator.api.modules.map { splitter.parts(of: $0) }
        let gaining = Set(parts.joined().filter { $0.hasTypes && !$0.module.isPartial }.map(\.module.namespace))
        if gaining != traits.gaining {
            let reason = "\"gaining\" is \(traits.gaining.sorted()), expected \(gaining.sorted())"
            throw GIRError(file: "Traits.json", line: nil, reason: reason)
        }
        var trampolines: [String: Set<String>] = [:]
        for module in configuration.modules {
            let file = sources.appendingPathComponent("\(module.name)/Generated/SignalTrampolines.swift")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            trampolines[module.name] = Set(text.matches(of: /static let (\w+): GCallback/).map { String($0.1) })
        }
        let listing = APIListing(sources: sources)
        var listings: [Listing] = []
        for module in configuration.modules {
            listings.append((module.name, APIListing.plain(try listing.text(of: module.name))))
        }
        let declarations = listings.flatMap { _, text in
            // A method may be open only with a trait. Therefore, the comparison treats `open` like `public`.
            text.replacing(".open ", with: ".public ").split(separator: "\n").map(String.init)
        }
        let cNames = try cNames(in: configuration.modules.map { "\($0.name)/Generated" })
        try checks.check(
            generator.api.modules,
            against: NewerChecks.Base(cNames: cNames, declarations: Set(declarations))
        )
        let (printed, bodies) = APIPrinter(api: generator.api)
            .files(ofNewer: parts, declarations: Set(declarations), trampolines: trampolines)
        try checks.check(printed, of: parts)
        var files = printed
        files.append(GeneratedFile(path: NewerBodies.path, text: try NewerBodies.text(bodies)))
        files += cModules.map { module in
            let header = TraitHeader(traits: traits, cModule: module)
            return GeneratedFile(path: header.path, text: header.text)
        }
        for index in listings.indices {
            let module = listings[index].module
            let sources = files.filter { $0.path.hasPrefix("\(module)/Newer/") }.map(\.text)
            if sources.isEmpty { continue }
            let types = generator.api.modules.filter { $0.name == module }.flatMap(\.types)
            var lines = Set(sources.flatMap { SwiftScanner.declarations(in: $0) })
            for type in types { lines.formUnion(bodies[type.cType]?.declarations(in: type) ?? []) }
            let text = lines.sorted().map { $0 + "\n" }.joined()
            files.append(GeneratedFile(path: "\(APIListing.directory)/Newer/\(module).txt", text: text))
            listings[index].text += APIListing.plain(text)
        }
        let newer = generator.api.modules.map { module in
            module.overridable { !symbols.contains($0.symbol($1.field)) }
        }
        files += try MethodSymbols.headers(of: newer, listings: listings, besides: symbols)
        let folders = configuration.modules.map { "\($0.name)/Newer" } + [GeneratedFile.newerTables]
        return try write(files, replacing: folders)
    }

    /// Returns the C names in the comments of the files in the given folders. Comments of declarations that require a
    /// trait aren't included.
    private func cNames(in folders: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for folder in folders {
            let url = URL(fileURLWithPath: options.sources).appendingPathComponent(folder)
            for path in (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
            where path.hasSuffix(".swift") {
                let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
                for line in APIListing.withoutTraits(text).split(separator: "\n") where line.contains("/// ") {
                    for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    where index % 2 == 1 { names.insert(String(part)) }
                }
            }
        }
        return names
    }

    private func namespaces(_ configuration: Configuration, _ girDirectories: [String]) throws -> [GIRNamespace] {
        let files = GIRFiles(girDirectories)
        return try configuration.files.map { try files.read($0) }
    }
}
