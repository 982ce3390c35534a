import Foundation

/// The architecture of a Debian package that `--architecture` selects.
struct DebianTarget {
    /// The Debian name of the architecture, for example `arm64`.
    let architecture: String
    /// The name in the paths of libraries and in the names of tools, for example `aarch64-linux-gnu`.
    private let multiarch: String
    /// The Swift SDK for the architecture, or nil if it's the architecture of this machine.
    private let sdk: (name: String, root: String)?
    /// The tool that removes the symbols of a program.
    let strip: ExternalTool

    /// Finds the Swift SDK for an architecture.
    ///
    /// - Parameter sdkName: The identifier of the SDK, or nil for the only SDK for the architecture.
    init(_ architecture: String, sdkName: String?) throws {
        self.architecture = architecture
        let query = try ExternalTool("dpkg-architecture", package: "dpkg-dev")
        guard let multiarch = try? query.run(["-A", architecture, "-q", "DEB_TARGET_MULTIARCH"]) else {
            throw PackagerError("\"\(architecture)\" isn't a Debian architecture, such as arm64.")
        }
        self.multiarch = multiarch.trimmingCharacters(in: .whitespacesAndNewlines)
        let native = try query.run(["-q", "DEB_BUILD_ARCH"]).trimmingCharacters(in: .whitespacesAndNewlines)
        sdk = architecture == native ? nil : try Self.sdk(for: self.multiarch, of: architecture, named: sdkName)
        let (prefix, suffix) = sdk == nil ? ("", "") : ("\(self.multiarch)-", "-\(self.multiarch)")
        strip = try ExternalTool("\(prefix)strip", package: "binutils\(suffix)")
    }

    private static func sdk(
        for multiarch: String,
        of architecture: String,
        named name: String?
    ) throws -> (name: String, root: String) {
        let triple = multiarch.replacing("-linux-", with: "-unknown-linux-")
        let swift = try ExternalTool("swift", package: "swiftlang")
        var found: [(name: String, root: String)] = []
        // If no SDK is installed, the output is a sentence, which isn't the identifier of an SDK.
        for line in try swift.run(["sdk", "list"]).split(separator: "\n").map(String.init) {
            let query = ["sdk", "configure", "--show-configuration", line, triple]
            guard let text = try? swift.run(query), let root = text.firstMatch(of: /(?m)^sdkRootPath: (\/.*)$/)
            else { continue }
            if name == nil || name == line { found.append((line, String(root.1))) }
        }
        guard let sdk = found.first else {
            throw PackagerError(
                "no Swift SDK \(name.map { "\"\($0)\" " } ?? "")for \(architecture) is installed: install one for "
                    + "\(triple) with `swift sdk install`, as the page \"Distribute a program\" describes."
            )
        }
        guard found.count == 1 else {
            let names = found.map(\.name).joined(separator: ", ")
            throw PackagerError("there are several Swift SDKs for \(architecture): \(names). Pass one as --swift-sdk.")
        }
        guard FileManager.default.fileExists(atPath: "\(sdk.root)/var/lib/dpkg/info") else {
            throw PackagerError(
                "the root folder of the Swift SDK \"\(sdk.name)\" isn't a Debian system: \(sdk.root)/var/lib/dpkg/info "
                    + "doesn't exist."
            )
        }
        return sdk
    }

    /// Builds a product of a package, and returns the path of the executable.
    func build(_ product: String, of package: URL, in scratch: String, options: [String]) throws -> String {
        var arguments = ["build", "--package-path", package.filePath, "--scratch-path", scratch, "--product", product]
        var environment: [String: String] = [:]
        if let sdk {
            arguments += ["--swift-sdk", sdk.name]
            let folders = ["lib/\(multiarch)", "share"].map { "\(sdk.root)/usr/\($0)/pkgconfig" }
            for name in ["PKG_CONFIG_LIBDIR", "PKG_CONFIG_PATH"] {
                environment[name] = folders.joined(separator: ":")
            }
            environment["PKG_CONFIG_SYSROOT_DIR"] = sdk.root
        }
        let swift = try ExternalTool("swift", package: "swiftlang")
        try swift.run(arguments + options, environment: environment, showsOutput: true)
        let output = try swift.run(arguments + options + ["--show-bin-path"], environment: environment)
        // Warnings can precede the path.
        guard let folder = output.split(separator: "\n").last else { throw PackagerError("swift printed no folder") }
        return "\(folder)/\(product)"
    }

    /// Returns the environment in which `dpkg-shlibdeps` finds the libraries of the SDK. Writes the folder `debian/sdk`, in which
    /// the tool expects another package that is built at the same time.
    func environmentForDependencies(in work: URL) throws -> [String: String] {
        guard let sdk else { return [:] }
        let root = URL(filePath: sdk.root)
        let folder = work.appending(path: "debian/sdk")
        let control = folder.appending(path: "DEBIAN")
        try FileManager.default.createDirectory(at: control, withIntermediateDirectories: true)
        for name in ["lib", "usr"] {
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name),
                withDestinationURL: root.appending(path: name)
            )
        }
        let information = root.appending(path: "var/lib/dpkg/info")
        let files = try FileManager.default.contentsOfDirectory(at: information, includingPropertiesForKeys: nil)
        for kind in ["shlibs", "symbols"] {
            let parts = try files.filter { $0.pathExtension == kind }.map { try Data(contentsOf: $0) }
            try Data(parts.joined()).write(to: control.appending(path: kind))
        }
        return ["DEB_HOST_ARCH": architecture]
    }
}
