import Foundation

/// The command `swift package bundle`. It installs a program with its files, and builds packages for distributions.
struct BundleCommand {
    static let usage = """
        usage: swift package bundle COMMAND [PRODUCT] [OPTION...]

        Builds a program of the package, and installs or packages it. PRODUCT is required if there are several programs.

          init                writes a desktop file, AppStream metadata, icons and a D-Bus service into Packaging. Edit them
          check               checks these files, and the catalogs of translations
          install             installs the program. --prefix FOLDER chooses the place, by default ~/.local
                              --destdir FOLDER writes the files below FOLDER, as a package builder needs it
          uninstall           removes an installed program. --prefix and --destdir as above
          deb                 writes a package for Debian and its derivatives into .build/bundle
                              --maintainer "NAME <ADDRESS>" is required unless DEBFULLNAME and DEBEMAIL are set
                              --architecture NAME builds it for another architecture, such as arm64, with its Swift SDK
                              --swift-sdk NAME is the SDK. It's required if there are several for the architecture
          rpm                 writes a package for Fedora and similar distributions, with the same option
          flatpak             writes a manifest for flatpak-builder, and the sources that it needs, into .build/bundle
                              --runtime-version NUMBER is the version of org.gnome.Platform, by default \(defaultRuntime)

          --packaging FOLDER  the folder of the files for the desktop. The default is Packaging
          --catalogs FOLDER   the folder of the catalogs. See `swift package texts --help`
          --sources FOLDER    a folder of sources with translatable texts (can be repeated). The default is Sources
        """

    private static let defaultRuntime = "50"

    private var command = ""
    private var package = URL(filePath: FileManager.default.currentDirectoryPath)
    private var executable: String?
    private var packaging = "Packaging"
    // `HOME` takes precedence, because `NSHomeDirectory()` doesn't use this environment variable.
    private var prefix = "\(ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory())/.local"
    /// The folder below which `prefix` is created, or "" for the root folder.
    private var destination = ""
    private var catalogs: String?
    private var sources: [String] = []
    private var maintainer: String?
    private var product: String?
    private var runtimeVersion = Self.defaultRuntime
    /// The folders of the local packages on which the program depends.
    private var localPackages: [URL] = []
    private var buildOptions: [String] = []
    /// The architecture of a Debian package, and the Swift SDK for it.
    private var architecture: String?
    private var swiftSDK: String?
    /// The folder in which the program is built for another architecture.
    private var scratch = ".build/bundle/scratch"
    private var isHelp = false

    init(arguments: [String]) throws {
        let environment = ProcessInfo.processInfo.environment
        if let name = environment["DEBFULLNAME"], let address = environment["DEBEMAIL"] {
            maintainer = "\(name) <\(address)>"
        }
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw PackagerError("\(option) requires a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--package-path": package = URL(filePath: try value(of: argument))
            case "--executable": executable = try value(of: argument)
            case "--product": product = try value(of: argument)
            case "--local-package": localPackages.append(URL(filePath: try value(of: argument)))
            case "--build-option": buildOptions.append(try value(of: argument))
            case "--runtime-version": runtimeVersion = try value(of: argument)
            case "--packaging": packaging = try value(of: argument)
            case "--prefix": prefix = URL(filePath: try value(of: argument)).absoluteURL.standardizedFileURL.filePath
            case "--destdir":
                destination = URL(filePath: try value(of: argument)).absoluteURL.standardizedFileURL.filePath
            case "--catalogs": catalogs = try value(of: argument)
            case "--sources": sources.append(try value(of: argument))
            case "--architecture": architecture = try value(of: argument)
            case "--swift-sdk": swiftSDK = try value(of: argument)
            case "--scratch-path": scratch = try value(of: argument)
            case "--maintainer": maintainer = try value(of: argument)
            case "--help", "-h": isHelp = true
            case _ where argument.hasPrefix("-"):
                throw PackagerError("unknown option \(argument). `swift package bundle --help` lists all options.")
            case _ where command.isEmpty: command = argument
            default: throw PackagerError("unexpected argument \(argument)")
            }
        }
        if prefix.count > 1, prefix.hasSuffix("/") { prefix.removeLast() }
        if destination.hasSuffix("/") { destination.removeLast() }
    }

    func run() throws {
        if isHelp || command.isEmpty { return print(Self.usage) }
        let commands = ["init", "check", "install", "uninstall", "deb", "rpm", "flatpak"]
        guard commands.contains(command) else {
            throw PackagerError("unknown command \(command). `swift package bundle --help` lists all commands.")
        }
        let target = try target()
        if target != nil, executable == nil { return }
        guard let executable else { throw PackagerError("--executable is missing") }
        let description = try ProgramDescription(of: executable)
        let url = URL(filePath: packaging, relativeTo: package.appending(path: "/")).absoluteURL
        let folder = PackagingFolder(url: url, description: description)
        switch command {
        case "init":
            for file in try folder.create(date: Self.day(Date())) { print("wrote \(file)") }
        case "check":
            try folder.check()
            print("The files in \(packaging) are valid.")
            try checkTexts(of: description)
        case "install":
            try folder.check()
            let files = try folder.installedFiles(prefix: prefix, executable: URL(filePath: executable))
            try files.write(below: URL(filePath: destination + prefix))
            updateCaches()
            print("Installed \(description.name) in \(destination + prefix).")
        case "uninstall":
            try uninstall(try folder.installedFiles(prefix: prefix, executable: URL(filePath: executable)).map(\.path))
            updateCaches()
            print("Removed \(description.name) from \(destination + prefix).")
        case "flatpak":
            try folder.check()
            print(try flatpak(folder, executable: executable))
        default:
            try folder.check()
            print("Wrote \(try package(folder, for: target, executable: executable).filePath)")
        }
    }

    /// Checks that the catalogs are complete and that the program contains a catalog for each language.
    private func checkTexts(of description: ProgramDescription) throws {
        let texts = TextsCommand(checkingTextsOf: package, catalogs: catalogs, sources: sources)
        let languages = Set(try texts.languages())
        let mistakes =
            languages.subtracting(description.languages).sorted().map {
                "the program doesn't have the language \($0). Pass its catalog, \($0).mo, to TextDomain(_:embedded:)."
            }
            + Set(description.languages).subtracting(languages).sorted().map {
                "there is no catalog \($0).po. Create it with `swift package texts --add \($0)`."
            }
        guard mistakes.isEmpty else { throw PackagerError(lines: mistakes) }
        if !languages.isEmpty { try texts.run() }
    }

    private func uninstall(_ paths: [String]) throws {
        let folder = destination + prefix
        let existing = paths.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
        if existing.isEmpty { throw PackagerError("the program isn't installed in \(folder)") }
        for path in existing { try FileManager.default.removeItem(atPath: "\(folder)/\(path)") }
    }

    /// Updates the desktop's caches if the tools for this are installed. The desktop also works without updated caches.
    ///
    /// With `--destdir`, the caches aren't updated. The system updates them when it installs the package.
    private func updateCaches() {
        guard destination.isEmpty else { return }
        let tools = [
            ("update-desktop-database", ["-q", "\(prefix)/share/applications"]),
            ("update-mime-database", ["\(prefix)/share/mime"]),
            ("gtk4-update-icon-cache", ["-q", "-t", "-f", "\(prefix)/share/icons/hicolor"]),
            ("glib-compile-schemas", ["\(prefix)/share/glib-2.0/schemas"]),
        ]
        for (name, arguments) in tools where FileManager.default.fileExists(atPath: arguments.last ?? "") {
            _ = try? ExternalTool(name, package: "").run(arguments)
        }
    }

    /// Writes the folder for building a Flatpak. Returns a message that explains the next step.
    private func flatpak(_ folder: PackagingFolder, executable: String) throws -> String {
        guard runtimeVersion.wholeMatch(of: /\d+/) != nil else {
            throw PackagerError("\(runtimeVersion) isn't a version of org.gnome.Platform. Use a number, such as 50.")
        }
        let flatpak = FlatpakFolder(
            description: folder.description,
            product: product ?? folder.description.executable,
            package: package,
            localPackages: localPackages,
            buildOptions: buildOptions,
            permissions: folder.flatpakPermissions,
            runtimeVersion: runtimeVersion
        )
        let files = try folder.installedFiles(prefix: "/app", executable: URL(filePath: executable))
        let output = package.appending(path: ".build/bundle")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let manifest = try flatpak.write(
            files.filter { $0.path != "bin/\(folder.description.executable)" },
            to: output.appending(path: folder.description.id)
        )
        return "Wrote \(manifest.filePath). Build and install it with flatpak-builder:\n"
            + "flatpak-builder --user --install --install-deps-from=flathub --force-clean "
            + "\(output.filePath)/flatpak \(manifest.filePath)"
    }

    /// Returns the architecture that the option selects, or nil for the architecture of this machine.
    private func target() throws -> DebianTarget? {
        guard let architecture else {
            if swiftSDK != nil { throw PackagerError("--swift-sdk requires --architecture") }
            return nil
        }
        guard command == "deb" else { throw PackagerError("only `bundle deb` supports --architecture") }
        return try DebianTarget(architecture, sdkName: swiftSDK)
    }

    /// Builds a package for Debian or Fedora, and returns the URL of its file.
    private func package(_ folder: PackagingFolder, for target: DebianTarget?, executable: String) throws -> URL {
        guard let maintainer, maintainer.wholeMatch(of: /[^<>]+ <[^<>@\s]+@[^<>@\s]+>/) != nil else {
            throw PackagerError("a package requires a maintainer: --maintainer \"Ada Lovelace <ada@example.org>\"")
        }
        let work = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        let license = ["LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"].lazy.compactMap {
            try? String(contentsOf: package.appending(path: $0), encoding: .utf8)
        }.first
        let description = folder.description
        let date = folder.releaseDate ?? Self.day(Date())
        // The program that prints its description runs on this machine.
        let program =
            try target?.build(product ?? description.executable, of: package, in: scratch, options: buildOptions)
            ?? executable
        let files = try folder.installedFiles(prefix: "/usr", executable: URL(filePath: program))
        let built =
            command == "rpm"
            ? try RpmPackage(description: description, maintainer: maintainer, license: license, date: date)
                .build(files, in: work)
            : try DebianPackage(
                description: description,
                maintainer: maintainer,
                license: license,
                date: date,
                target: target
            )
            .build(files, in: work)
        // The file is written under a temporary name and then renamed, so that an interrupted run doesn't leave an
        // incomplete file.
        let path = ".build/bundle/\(built.lastPathComponent)"
        let file = InstalledFile(path: path, content: try Data(contentsOf: built))
        try [file].write(below: package)
        return package.appending(path: path)
    }

    private static func day(_ date: Date) -> String {
        String(date.ISO8601Format().prefix(10))
    }
}
