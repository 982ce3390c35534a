import Foundation

/// The command `swift package start`, which creates the package of a new program.
struct StartCommand {
    static let usage = """
        usage: swift package start FOLDER [OPTION...]

        Creates the package of a new program, which is named after its folder: a window, a view model without GTK, tests,
        a German translation, an icon and the other files of Packaging, and a workflow for continuous integration.

          --adwaita          uses libadwaita
          --id ID            the identifier of the program, such as io.github.ada.Notes. The default is org.example.NAME
          --prebuilt FOLDER  depends on a release of CombineGtk with compiled modules
        """

    /// Settings of sourcekit-lsp. Before it indexes a package, it prepares the modules without copying compiled libraries.
    /// If the package depends on a release, this fails, and the editor doesn't find the package's own modules.
    private static let editorSettings = InstalledFile(
        path: ".sourcekit-lsp/config.json",
        content: Data("{ \"backgroundIndexing\": false }\n".utf8)
    )

    private var folder: URL?
    private var id: String?
    private var isAdwaita = false
    private var isHelp = false
    /// The folder of this package, which contains the template.
    private var combineGtk: URL?
    /// The folder of a release, on which the new program depends, or nil.
    private var release: URL?
    /// The URL of this package, or nil if the new program depends on the local folder of this package.
    private var address: String?

    init(arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw PackagerError("\(option) requires a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--adwaita": isAdwaita = true
            case "--id": id = try value(of: argument)
            case "--prebuilt": release = Self.folder(try value(of: argument))
            case "--combinegtk-path": combineGtk = Self.folder(try value(of: argument))
            case "--combinegtk-url": address = try value(of: argument)
            case "--help", "-h": isHelp = true
            case _ where argument.hasPrefix("-"):
                throw PackagerError("unknown option \(argument). `swift package start --help` lists all options.")
            case _ where folder == nil: folder = Self.folder(argument)
            default: throw PackagerError("unexpected argument \(argument)")
            }
        }
    }

    /// Returns the URL of a folder with an absolute path and no trailing slash.
    private static func folder(_ path: String) -> URL {
        let path = URL(filePath: path).absoluteURL.standardizedFileURL.filePath
        return URL(filePath: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    }

    /// Returns a Boolean value that indicates whether a folder is a release of CombineGtk.
    private static func isRelease(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "lib/release").filePath)
    }

    func run() throws {
        if isHelp { return print(Self.usage) }
        guard let folder else {
            throw PackagerError("expected the folder of the new package, for example: swift package start ../MyProgram")
        }
        guard let combineGtk else { throw PackagerError("--combinegtk-path is missing") }
        let template = ProgramTemplate(combineGtk: combineGtk, isAdwaita: isAdwaita)
        let name = folder.lastPathComponent
        let id = id ?? "org.example.\(name)"
        if let mistake = try template.mistake(inName: name) { throw PackagerError(mistake) }
        if id.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)+/) == nil {
            throw PackagerError(
                "the id \"\(id)\" isn't valid. Use reverse-DNS form, for example io.github.ada.\(name)."
            )
        }
        let parent = Self.folder(folder.deletingLastPathComponent().filePath)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.filePath) {
            throw PackagerError("\(folder.filePath) already exists. Choose another name, or remove it.")
        }
        guard FileManager.default.fileExists(atPath: parent.filePath, isDirectory: &isFolder), isFolder.boolValue else {
            throw PackagerError("there is no folder \(parent.filePath). Create it first.")
        }
        if let release, !Self.isRelease(release) {
            throw PackagerError(
                "\(release.filePath) isn't a release of CombineGtk, which contains the file lib/release."
            )
        }
        let compiler = try ExternalTool("msgfmt", package: "gettext")

        // The package is created under a temporary name, and is then renamed.
        let work = parent.appending(path: ".\(name)-\(UUID().uuidString)")
        guard mkdir(work.filePath, 0o777) == 0 else {
            let reason = String(cString: strerror(errno))
            throw PackagerError("can't create a folder in \(parent.filePath): \(reason). Choose another place.")
        }
        defer { try? FileManager.default.removeItem(at: work) }
        let dependency =
            release.map { Dependency(folder: $0, address: nil, program: folder) }
            ?? Dependency(folder: combineGtk, address: address, program: folder)
        var files = try template.files(name: name, id: id, dependency: dependency)
        if Self.isRelease(release ?? combineGtk), release != nil || address == nil { files.append(Self.editorSettings) }
        try files.write(below: work)
        for language in template.languages {
            let catalog = work.appending(path: "Sources/\(name)/\(language)")
            try TextsCommand.compile(
                catalog.appendingPathExtension("po"),
                to: catalog.appendingPathExtension("mo"),
                by: compiler
            )
        }
        try FileManager.default.moveItem(at: work, to: folder)
        print("Created \(folder.filePath). Run the program there with `swift run`, and its tests with `swift test`.")
    }
}

extension StartCommand {
    /// The dependency of the new package on this package.
    struct Dependency {
        /// The element of `dependencies` in the manifest.
        let declaration: String
        /// The path of this package relative to the new package, or nil if the dependency is stated as a URL.
        let path: String?

        init(folder: URL, address: String?, program: URL) {
            path = address == nil ? folder.path(relativeTo: program) : nil
            declaration =
                address.map { ".package(url: \"\($0)\", branch: \"main\")" }
                ?? ".package(name: \"CombineGtk\", path: \"\(path ?? "")\")"
        }
    }
}
