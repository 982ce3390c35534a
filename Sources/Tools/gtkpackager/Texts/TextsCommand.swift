import Foundation

/// The command `swift package texts`. It extracts the translatable texts of a program, and updates, compiles and checks
/// the catalogs.
struct TextsCommand {
    static let usage = """
        usage: swift package texts [OPTION...] [PATH...]

        Extracts translatable texts from Swift and .ui files, merges them into the catalogs (.po) and compiles the catalogs (.mo).
        PATH is a folder or file with sources. The default is Sources.

          --catalogs FOLDER   the folder of the catalogs. The default is the only folder with catalogs in Sources, po or Packaging
          --add LANGUAGE      creates a catalog, for example for de or pt_BR
          --template FILE     also writes the texts to a template (.pot)
          --check             changes nothing, and fails if a catalog isn't up to date and complete
        """

    private var package = URL(filePath: FileManager.default.currentDirectoryPath)
    private var sources: [String] = []
    private var catalogs: String?
    private var additions: [String] = []
    private var template: String?
    private var isCheck = false
    private var isHelp = false

    init(arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw PackagerError("\(option) requires a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--package-path": package = URL(filePath: try value(of: argument))
            case "--catalogs": catalogs = try value(of: argument)
            case "--add": try add(language: value(of: argument))
            case "--template": template = try value(of: argument)
            case "--check": isCheck = true
            case "--help", "-h": isHelp = true
            case _ where argument.hasPrefix("-"):
                throw PackagerError("unknown option \(argument). `swift package texts --help` lists all options.")
            default: sources.append(argument)
            }
        }
    }

    /// Adds a language to those for which catalogs are created. It becomes a file name, so other text is refused.
    private mutating func add(language: String) throws {
        guard language.wholeMatch(of: /[a-z]{2,3}(_[A-Z]{2})?(@[a-z]+)?/) != nil else {
            throw PackagerError("\"\(language)\" isn't a language. Write its code, for example de, pt_BR or sr@latin.")
        }
        if !additions.contains(language) { additions.append(language) }
    }

    /// Creates a command that checks the catalogs of a program.
    ///
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - catalogs: The folder of the catalogs, or nil if only one folder of the package contains catalogs.
    ///   - sources: The folders of the sources, or an empty array for `Sources`.
    init(checkingTextsOf package: URL, catalogs: String?, sources: [String]) {
        self.package = package
        self.catalogs = catalogs
        self.sources = sources
        isCheck = true
    }

    /// Returns the languages of the catalogs. The array is empty if the package has no catalogs.
    func languages() throws -> [String] {
        if catalogs == nil, catalogFolders().isEmpty { return [] }
        return files(".po", in: try catalogFolder()).map { $0.deletingPathExtension().lastPathComponent }
    }

    func run() throws {
        if isHelp { return print(Self.usage) }
        let folder = try catalogFolder()
        let work = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        let pot = work.appending(path: "texts.pot")
        try extract(to: pot)
        if isCheck { return try check(files(".po", in: folder), against: pot, in: work) }
        try update(folder, with: pot, in: work)
        if let template {
            try Data(contentsOf: pot).write(to: resolved(template), options: .atomic)
        }
    }

    // MARK: Files

    private func resolved(_ path: String) -> URL {
        URL(filePath: path, relativeTo: package.appending(path: "/")).absoluteURL
    }

    /// Returns the path of a file relative to the package, as it's used in messages and catalogs.
    private func path(of url: URL) -> String {
        let root = package.standardizedFileURL.filePath + "/"
        let path = url.standardizedFileURL.filePath
        return path.hasPrefix(root.replacing("//", with: "/"))
            ? String(path.dropFirst(root.replacing("//", with: "/").count)) : path
    }

    /// Returns the contents of a file. An error contains the path.
    private func contents(of file: URL) throws -> String {
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw PackagerError("\(path(of: file)) can't be read: \(error.localizedDescription)")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw PackagerError("\(path(of: file)) isn't encoded in UTF-8.")
        }
        return text
    }

    private func files(_ suffix: String, in folder: URL) -> [URL] {
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return files.compactMap { $0 as? URL }.filter { $0.filePath.hasSuffix(suffix) }
            .sorted { $0.filePath < $1.filePath }
    }

    /// Returns the folders of the package that contain catalogs.
    private func catalogFolders() -> [String] {
        let found = ["Sources", "po", "Packaging"].flatMap { files(".po", in: resolved($0)) }
            .map { $0.deletingLastPathComponent() }
        return Set(found.map { path(of: $0) }).sorted()
    }

    private func catalogFolder() throws -> URL {
        if let catalogs {
            let folder = resolved(catalogs)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder.filePath, isDirectory: &isFolder), isFolder.boolValue
            else { throw PackagerError("\(catalogs) isn't a folder") }
            return folder
        }
        let folders = catalogFolders()
        switch folders.count {
        case 1: return resolved(folders[0])
        case 0:
            throw PackagerError(
                "there is no catalog. Create one, for example in German: "
                    + "`swift package texts --catalogs Sources/PROGRAM --add de`"
            )
        default:
            throw PackagerError(
                "there are catalogs in several folders: \(folders.joined(separator: ", ")). "
                    + "Choose one with --catalogs, and name the folders of its sources."
            )
        }
    }

    // MARK: Extraction

    /// Extracts the translatable texts from all sources and writes them to a template.
    private func extract(to pot: URL) throws {
        var (texts, mistakes): ([TranslatableText], [String]) = ([], [])
        var interfaces: [String] = []
        for source in sources.isEmpty ? ["Sources"] : sources {
            let url = resolved(source)
            guard FileManager.default.fileExists(atPath: url.filePath) else {
                throw PackagerError("there is no file or folder \(source)")
            }
            for file in files(".swift", in: url) + (url.filePath.hasSuffix(".swift") ? [url] : []) {
                let scanner = SwiftTextScanner(try contents(of: file), file: path(of: file))
                texts += scanner.texts
                mistakes += scanner.mistakes
            }
            interfaces += (files(".ui", in: url) + (url.filePath.hasSuffix(".ui") ? [url] : [])).map { path(of: $0) }
        }
        let template = CatalogTemplate(texts, name: package.lastPathComponent)
        mistakes += template.mistakes
        guard mistakes.isEmpty else { throw PackagerError(lines: mistakes) }
        try Data(template.text.utf8).write(to: pot)
        if !interfaces.isEmpty {
            try ExternalTool("xgettext", package: "gettext").run(
                ["--join-existing", "--from-code=UTF-8", "--add-location=file", "--directory=\(package.filePath)"]
                    + ["--output=\(pot.filePath)"] + interfaces
            )
        }
    }

    // MARK: Catalogs

    private func update(_ folder: URL, with pot: URL, in work: URL) throws {
        for language in additions {
            let file = folder.appending(path: "\(language).po")
            if FileManager.default.fileExists(atPath: file.filePath) {
                throw PackagerError("\(path(of: file)) already exists")
            }
        }
        let new = additions.map { folder.appending(path: "\($0).po") }
        // All catalogs are merged and checked before the first catalog is written.
        var results: [(file: URL, merged: URL, compiled: URL)] = []
        var mistakes: [String] = []
        for (index, file) in (files(".po", in: folder) + new).enumerated() {
            let merged = work.appending(path: "\(index).po")
            if new.contains(file) {
                let language = file.deletingPathExtension().lastPathComponent
                let created = work.appending(path: "new.po")
                try ExternalTool("msginit", package: "gettext").run([
                    "--no-translator", "--locale=\(language).UTF-8", "--input=\(pot.filePath)",
                    "--output-file=\(created.filePath)",
                ])
                try merge(created, pot, to: merged)
            } else {
                try merge(file, pot, to: merged)
            }
            mistakes += Catalog(try contents(of: merged), file: path(of: file)).mistakes
            results.append((file, merged, work.appending(path: "\(index).mo")))
        }
        guard mistakes.isEmpty else { throw PackagerError(lines: mistakes) }
        for result in results { try Self.compile(result.merged, to: result.compiled) }
        for result in results {
            let catalog = try Data(contentsOf: result.merged)
            if (try? Data(contentsOf: result.file)) != catalog { try catalog.write(to: result.file, options: .atomic) }
            let compiled = result.file.deletingPathExtension().appendingPathExtension("mo")
            try Data(contentsOf: result.compiled).write(to: compiled, options: .atomic)
            let summary = Catalog(String(decoding: catalog, as: UTF8.self), file: path(of: result.file)).summary
            print("\(path(of: result.file)): \(summary)")
        }
    }

    private func merge(_ file: URL, _ pot: URL, to merged: URL) throws {
        try ExternalTool("msgmerge", package: "gettext").run([
            "--quiet", "--add-location=file", "--output-file=\(merged.filePath)", file.filePath, pot.filePath,
        ])
    }

    /// Compiles a catalog with `msgfmt`.
    static func compile(_ file: URL, to compiled: URL, by tool: ExternalTool? = nil) throws {
        let tool = try tool ?? ExternalTool("msgfmt", package: "gettext")
        try tool.run(["--no-hash", "--output-file=\(compiled.filePath)", file.filePath])
    }

    /// Checks that the catalogs contain the texts of the sources.
    private func check(_ catalogs: [URL], against pot: URL, in work: URL) throws {
        let expected = Catalog(try String(contentsOf: pot, encoding: .utf8), file: "")
        var mistakes: [String] = []
        for file in catalogs {
            let name = path(of: file)
            // `msgfmt` reports an error if the catalog isn't valid.
            let compiled = work.appending(path: "check.mo")
            try Self.compile(file, to: compiled)
            let catalog = Catalog(try contents(of: file), file: name)
            mistakes += catalog.mistakes
            let entries = Dictionary(catalog.entries.map { ($0.key, $0) }) { first, _ in first }
            for text in expected.entries {
                guard let entry = entries[text.key] else {
                    mistakes.append("\(name): \"\(text.key.text)\" is missing. Run `swift package texts`.")
                    continue
                }
                if entry.plural != text.plural {
                    mistakes.append("\(name):\(entry.line): the plural of \"\(text.key.text)\" differs in the sources.")
                } else if !entry.isTranslated {
                    mistakes.append("\(name):\(entry.line): \"\(text.key.text)\" isn't translated.")
                }
            }
            let keys = Set(expected.entries.map(\.key))
            for entry in catalog.entries where !keys.contains(entry.key) {
                mistakes.append("\(name):\(entry.line): \"\(entry.key.text)\" isn't in the sources.")
            }
            let old = try? Data(contentsOf: file.deletingPathExtension().appendingPathExtension("mo"))
            if try old != Data(contentsOf: compiled) {
                mistakes.append("\(name): the compiled catalog (.mo) isn't up to date. Run `swift package texts`.")
            }
        }
        guard mistakes.isEmpty else { throw PackagerError(lines: mistakes) }
        print("The catalogs are complete: \(catalogs.map { path(of: $0) }.joined(separator: ", "))")
    }
}
