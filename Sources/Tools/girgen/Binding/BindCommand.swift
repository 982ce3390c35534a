import Foundation

/// Generates modules for libraries that another package binds.
struct BindCommand {
    private let options: Options
    /// The namespaces of this package's modules, or nil to read the namespaces from their GIR files.
    private let own: [GIRNamespace]?
    /// The public API of this package's modules, or nil to read it from the sources.
    private let ownListings: [Listing]?
    private let report: (String) -> Void
    private let package: URL
    /// The folder that contains the modules of girgen's own package.
    private let sources = URL(fileURLWithPath: "\(#filePath)/../../../../GTK").standardizedFileURL

    init(
        _ options: Options,
        own: [GIRNamespace]? = nil,
        listings: [Listing]? = nil,
        report: @escaping (String) -> Void = { print($0) }
    ) {
        self.options = options
        self.own = own
        ownListings = listings
        self.report = report
        package = URL(fileURLWithPath: options.package)
    }

    /// Writes the files that have changed, and removes generated files that are no longer needed.
    func run() throws {
        var bindings = try Bindings(of: package)
        let listed = bindings.text
        let named = options.libraries.map { Bindings.Binding(files: [$0]) }
        if bindings.all.isEmpty, named.isEmpty {
            throw OptionError(reason: "\(Bindings.fileName) lists no library", usage: options.usage)
        }
        let files = GIRFiles(options.girDirectories)
        let modules = sources.appendingPathComponent("\(GeneratedFile.tool)/Modules.json")
        var configuration = try Configuration(contentsOf: modules)
        if let file = (bindings.all + named).map(\.file).first(where: configuration.files.contains) {
            let reason = "\(file) is part of CombineGtk: list only other libraries"
            throw GIRError(file: bindingsFile, reason: reason)
        }
        let resolver = try LibraryResolver(bindings.all + named, files, own: configuration.files)
        configuration.removeSeparateModules(except: Set(resolver.libraries.flatMap(\.namespace.includes)))
        for library in resolver.libraries { bindings.add(library.binding.file) }
        let libraries = try bound(resolver.libraries, on: configuration.modules.filter(\.isSeparate))
        let sentences = try bindings.all.compactMap(\.words).map { path in
            let file = package.appendingPathComponent(path)
            return (path: file.path, texts: try NamedLines(contentsOf: file).texts)
        }
        // The largest files are read last, so that errors in other files are reported without delay.
        let all = try own ?? configuration.files.map { try files.read($0) }
        let own = all.filter { configuration.module(ofNamespace: $0.name) != nil }
        let listings = try ownListings ?? Self.listings(in: sources)
        configuration.add(
            libraries.map(\.module),
            bindings.all.compactMap { $0.policy?.entries },
            sentences: sentences.map(\.texts),
            besides: Set(TypeNameTable(listings: listings.map(\.text)).names).union(WordLists.words("FoundationTypes"))
        )
        let generator = try Generator(own + libraries.map(\.namespace), configuration)
        try generator.checkNames(bindingsFile)
        let names = Set(generator.api.documentation.compactMap(\.cNames.first))
        for (path, texts) in sentences {
            guard let unknown = texts.keys.sorted().first(where: { !names.contains($0) }) else { continue }
            throw GIRError(file: path, reason: "no generated declaration has the name \(unknown)")
        }
        for library in libraries {
            for (category, name, reason) in library.leftOut {
                generator.api.coverage.skipped(category, name, reason, in: library.namespace.name)
            }
        }
        try write(libraries, generator, listings)
        if let text = bindings.text, text != listed {
            try Data(text.utf8).write(to: package.appendingPathComponent(Bindings.fileName))
        }
        for (file, dependent) in resolver.added {
            report("\(Bindings.fileName) also lists \(file), because \(dependent) depends on it")
        }
        say(what: libraries, generator)
    }

    private var bindingsFile: String { package.appendingPathComponent(Bindings.fileName).path }

    // MARK: Reading

    /// - Parameter separate: The modules of this package that have separate C headers.
    private func bound(_ all: [LibraryResolver.Library], on separate: [Configuration.Module]) throws -> [BoundLibrary] {
        var libraries: [BoundLibrary] = []
        var mistakes: [String] = []
        for (binding, namespace, unbound) in all.map({ ($0.binding, $0.namespace, $0.unbound) }) {
            let (module, file) = (binding.module, binding.file)
            if namespace.headers.isEmpty {
                let advice = "add the headers that C programs include to the entry of \(module.name)"
                let example = "{ \"files\": [\"\(file)\"], \"headers\": [\"\(module.name.lowercased()).h\"] }"
                mistakes.append("\(file).gir has no C header: \(advice), such as \(example)")
            }
            for (file, reason) in unbound {
                report("\(module.name) omits declarations with types of \(file), which isn't bound: \(reason)")
            }
            mistakes += binding.policy?.mistakes(for: namespace) ?? []
            let dependencies = libraries.filter { namespace.includes.contains($0.namespace.name) }.map(\.module.name)
            var library = BoundLibrary(module: module, namespace: namespace, dependencies: dependencies)
            library.separateModules = separate.filter { namespace.includes.contains($0.namespace) }
            library.defines = binding.defines ?? []
            leaveOutUndeclared(&library, below: libraries)
            libraries.append(library)
        }
        if !mistakes.isEmpty { throw GIRError(file: bindingsFile, reason: mistakes.joined(separator: "\n  ")) }
        return libraries
    }

    /// Skips and reports declarations that the headers don't contain or declare differently.
    ///
    /// - Parameter others: The libraries whose headers the library may include, also without a dependency in pkg-config.
    private func leaveOutUndeclared(_ library: inout BoundLibrary, below others: [BoundLibrary]) {
        guard let package = library.package, !library.namespace.headers.isEmpty else { return }
        let header = (["#include <gtk/gtk.h>"] + library.inclusion).joined(separator: "\n")
        let names = library.dependencies
        let packages = ["gtk4", package] + others.filter { names.contains($0.module.name) }.compactMap(\.package)
        if DeclaredFunctions.clang == nil { report("found no clang for comparisons with the headers of \(package)") }
        let compiler = DeclaredFunctions(header: header, packages: packages)
        let undeclared = compiler.undeclared(of: library.namespace.callableFunctions)
        leaveOut(undeclared, of: &library, as: "not declared in the headers of \(package)")
        let symbols = LibrarySymbols(libraries: library.namespace.sharedLibraries, packages: packages)
        let missing = symbols.missing(of: library.namespace.callableFunctions)
        leaveOut(missing, of: &library, as: "not exported by the library of \(package)")
        let counts = library.namespace.calledFunctions.map { ($0.cIdentifier, $0.argumentCount) }
        let differing = compiler.differing(of: counts)
        leaveOut(differing, of: &library, as: "declared with other parameters in the headers of \(package)")
        library.usePointers(to: compiler.functionTypes(of: library.namespace.callbacks.compactMap(\.cType)))
    }

    private func leaveOut(_ functions: Set<String>, of library: inout BoundLibrary, as what: String) {
        if functions.isEmpty { return }
        // The Vala compiler reserves functions for later additions.
        let reported = functions.filter { !$0.contains(/_reserved\d+$/) }.sorted()
        let list = reported.joined(separator: ", ")
        if !list.isEmpty { report("\(library.module.name) omits functions that are \(what): \(list)") }
        library.leftOut += library.namespace.leaveOut(functions)
            .filter { !$0.name.contains(/_reserved\d+$/) }.map { ($0.category, $0.name, what) }
    }

    /// Returns the public API of this package's modules, which takes seconds.
    static func listings(in sources: URL) throws -> [Listing] {
        try APIListing(sources: sources).all(hasTraits: true).filter { $0.module != "GtkTesting" }
    }

    private func write(_ libraries: [BoundLibrary], _ generator: Generator, _ own: [Listing]) throws {
        var listings = own.filter { $0.module != "CombineGtk" }
        let home = package.appendingPathComponent("Sources")
        let printer = APIPrinter(api: generator.api)
        // One compiler is used for all modules, so that each stub is compiled only once.
        let compiler = try StubCompiler()
        defer { compiler.removeFiles() }
        for library in libraries {
            let name = library.module.name
            guard let module = generator.api.modules.first(where: { $0.name == name }) else { continue }
            var files = printer.files(of: module)
            files.append(GeneratedFile(path: "\(name)/Generated/Module.swift", text: library.exports(module.imports)))
            let generated = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
            let listing = try APIListing(sources: home).text(of: name, generated: generated)
            listings.append((name, APIListing.plain(listing)))
            let modules = generator.api.modules
            let symbols = try MethodSymbols(modules: modules, listings: listings, onlyModule: name).header(compiler)
            for (path, text) in library.headers(symbols) {
                files.append(GeneratedFile(path: "\(library.module.cModule)/\(path)", text: text))
            }
            let report = APIPrinter(api: generator.api.only(module)).report(on: [module.namespace])
            files.append(GeneratedFile(path: "\(library.module.cModule)/Coverage.md", text: report))
            try FileWriter(home: home).write(files, replacing: ["\(name)/Generated"])
        }
    }

    private func say(what libraries: [BoundLibrary], _ generator: Generator) {
        for library in libraries {
            let counts = generator.api.coverage.counts[library.namespace.name] ?? [:]
            for line in BindingSummary(library: library, counts: counts).lines { report(line) }
            report("    Sources/\(library.module.cModule)/Coverage.md lists each declaration that isn't bound")
        }
        let manifest = try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let missing = libraries.filter { manifest?.contains("name: \"\($0.module.cModule)\"") != true }
        if missing.isEmpty { return }
        report("\nAdd to the targets in Package.swift:\n")
        for line in missing.flatMap({ $0.targets(of: "CombineGtk") }) { report("    " + line) }
    }
}
