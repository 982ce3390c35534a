import Foundation

/// Reads the GIR files, and writes or compares what comes of them, and the listings of all that is public.
struct Command {
    private let options: Options
    /// Takes the lines that say what was done.
    private let report: (String) -> Void

    init(_ options: Options, report: @escaping (String) -> Void = { print($0) }) {
        self.options = options
        self.report = report
    }

    /// Writes what changed, or only says what would; returns the paths, and removes files that nothing stands for any more.
    @discardableResult
    func run() throws -> [String] {
        let configuration = try options.configuration()
        let namespaces = try namespaces(configuration)
        if options.isCheck, let difference = configuration.difference(from: namespaces) {
            report("\(difference): only the listings of what is public are compared")
            return try checkListings()
        }
        let generator = Generator(namespaces, configuration)
        if let shared = generator.library.sharedNames.first {
            throw GIRError(
                file: "Policy/TypeNames.swift",
                line: nil,
                reason: "types of two modules have one name, \(shared)"
            )
        }
        let sources = URL(fileURLWithPath: options.sources)
        var differences: [String] = []
        var files = generator.files()
        let generated = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
        let listing = APIListing(sources: sources)
        var listings: [(module: String, text: String)] = []
        for module in APIListing.modules {
            let text = try listing.text(of: module, generated: generated)
            if text.isEmpty { continue }
            files.append(Generator.File(path: APIListing.path(of: module), text: text))
            listings.append((module, text))
        }
        files.append(Generator.File(path: TypeNameTable.path, text: TypeNameTable(listings: listings.map(\.text)).text))
        if let header = try MethodSymbols(modules: generator.api.modules, listings: listings).header() {
            files.append(Generator.File(path: MethodSymbols.path, text: header))
        }
        for file in files {
            let url = sources.appendingPathComponent(file.path)
            let new = Data(file.text.utf8)
            if let old = try? Data(contentsOf: url), old == new { continue }
            differences.append(file.path)
            if options.isCheck { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try new.write(to: url)
        }
        let known = Set(files.map(\.path))
        for directory in configuration.modules.map({ "\($0.name)/Generated" }) + [Generator.typeTables] {
            let url = sources.appendingPathComponent(directory)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
            where !known.contains("\(directory)/\(name)") {
                differences.append("\(directory)/\(name)")
                if !options.isCheck { try FileManager.default.removeItem(at: url.appendingPathComponent(name)) }
            }
        }
        for path in differences { report(options.isCheck ? "differs: \(path)" : "wrote \(path)") }
        if differences.isEmpty { report("\(files.count) files are as they should be") }
        return differences
    }

    /// Compares the listings of what is public with the sources, whatever those were written from.
    private func checkListings() throws -> [String] {
        let sources = URL(fileURLWithPath: options.sources)
        let listing = APIListing(sources: sources)
        let differences = try APIListing.modules.map { ($0, APIListing.path(of: $0)) }.filter { module, path in
            let listed = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            return try listing.text(of: module) != listed ?? ""
        }.map(\.1)
        for path in differences { report("differs: \(path)") }
        if differences.isEmpty { report("\(APIListing.modules.count) listings are as they should be") }
        return differences
    }

    private func namespaces(_ configuration: Configuration) throws -> [GIRNamespace] {
        try configuration.files.map { name in
            let path = "\(options.girDirectory)/\(name).gir"
            guard let data = FileManager.default.contents(atPath: path) else {
                throw GIRError(file: path, line: nil, reason: "cannot be read; libgtk-4-dev installs it")
            }
            return try GIRParser.parse(data, file: path)
        }
    }
}
