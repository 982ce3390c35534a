import Foundation

/// A folder that contains everything that flatpak-builder needs to build a program offline: a manifest, the sources of
/// the program and its dependencies, and the files for the desktop.
struct FlatpakFolder {
    let description: ProgramDescription
    /// The name of the executable product.
    let product: String
    /// The folder of the program's package.
    let package: URL
    /// The folders of the local packages that the program depends on.
    let localPackages: [URL]
    /// The options of `swift build`.
    let buildOptions: [String]
    /// The options that are added to `finish-args`.
    let permissions: [String]
    /// The version of the runtime `org.gnome.Platform`.
    let runtimeVersion: String

    /// Writes the folder and returns the path of the manifest.
    ///
    /// - Parameters:
    ///   - files: The files to install below `/app`.
    ///   - folder: The folder to create. An existing folder is replaced.
    func write(_ files: [InstalledFile], to folder: URL) throws -> URL {
        let text = try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        for local in localPackages where text.contains("\"\(local.filePath)\"") {
            throw PackagerError(
                "Package.swift: the path \(local.filePath) doesn't exist in a Flatpak. "
                    + "Use a relative one: \(local.path(relativeTo: package))"
            )
        }
        // The folder is created under a temporary name, and then replaces the previous folder.
        let work = folder.deletingLastPathComponent().appending(path: ".\(description.id)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        for package in [package] + localPackages {
            try copySources(of: package, to: work.appending(path: "sources/\(path(of: package))"))
        }
        try copyResolvedPackages(to: work.appending(path: "sources/\(path(of: package))/.build"))
        try files.write(below: work.appending(path: "files"))
        let name = "\(description.id).json"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(manifest) + Data("\n".utf8)).write(to: work.appending(path: name))
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: work, to: folder)
        return folder.appending(path: name)
    }

    // MARK: Manifest

    private struct Manifest: Encodable {
        let id: String
        let runtime = "org.gnome.Platform"
        let runtimeVersion: String
        let sdk = "org.gnome.Sdk"
        let sdkExtensions = ["org.freedesktop.Sdk.Extension.swift6"]
        let command: String
        let finishArgs: [String]
        let modules: [Module]

        enum CodingKeys: String, CodingKey {
            case id, runtime, runtimeVersion = "runtime-version", sdk, sdkExtensions = "sdk-extensions", command
            case finishArgs = "finish-args", modules
        }
    }

    private struct Module: Encodable {
        let name: String
        let buildsystem = "simple"
        let buildOptions = BuildOptions()
        let buildCommands: [String]
        let sources: [Source]

        enum CodingKeys: String, CodingKey {
            case name, buildsystem, buildOptions = "build-options", buildCommands = "build-commands", sources
        }
    }

    private struct BuildOptions: Encodable {
        let appendPath = "/usr/lib/sdk/swift6/bin"
        let strip = true
        let noDebuginfo = true

        enum CodingKeys: String, CodingKey {
            case appendPath = "append-path", strip, noDebuginfo = "no-debuginfo"
        }
    }

    private struct Source: Encodable {
        let type = "dir"
        let path: String
        let dest: String
    }

    private var manifest: Manifest {
        let sources = "sources/\(path(of: package))"
        let options = ["--cache-path", ".cache", "--disable-automatic-resolution", "--product", product] + buildOptions
        let build = "cd \(Self.quoted(sources)) && swift build \(options.map(Self.quoted).joined(separator: " "))"
        let executable = "\(sources)/.build/release/\(product)"
        return Manifest(
            id: description.id,
            runtimeVersion: runtimeVersion,
            command: description.executable,
            finishArgs: ["--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"] + permissions,
            modules: [
                Module(
                    name: product,
                    buildCommands: [
                        build, "install -D \(Self.quoted(executable)) /app/bin/\(description.executable)",
                        "cp -r files/. /app",
                    ],
                    sources: ["sources", "files"].map { Source(path: $0, dest: $0) }
                )
            ]
        )
    }

    /// Returns a string quoted as an argument of a shell command.
    private static func quoted(_ text: String) -> String {
        text.wholeMatch(of: /[A-Za-z0-9_.,\/=-]+/) != nil ? text : "'\(text.replacing("'", with: "'\\''"))'"
    }

    // MARK: Sources

    /// Returns the path of a package relative to the common parent folder of all packages, so that relative paths
    /// between the packages remain valid.
    private func path(of folder: URL) -> String {
        let parents = ([package] + localPackages).map { $0.standardizedFileURL.pathComponents.dropLast() }
        let common = parents.dropFirst().reduce(parents[0]) { common, parent in
            common.prefix(zip(common, parent).prefix { $0 == $1 }.count)
        }
        return folder.standardizedFileURL.pathComponents.dropFirst(common.count).joined(separator: "/")
    }

    private func copySources(of package: URL, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: package.filePath)
        for name in Set(names).subtracting([".build", ".flatpak-builder", ".git", ".swiftpm"]) {
            try FileManager.default.copyItem(at: package.appending(path: name), to: folder.appending(path: name))
        }
    }

    /// Copies the packages that SwiftPM has downloaded, and the file that describes their state.
    private func copyResolvedPackages(to folder: URL) throws {
        let build = package.appending(path: ".build")
        guard FileManager.default.fileExists(atPath: build.appending(path: "checkouts").filePath) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["checkouts", "repositories", "workspace-state.json"] {
            try FileManager.default.copyItem(at: build.appending(path: name), to: folder.appending(path: name))
        }
    }
}
