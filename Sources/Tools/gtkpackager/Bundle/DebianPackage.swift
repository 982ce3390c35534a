import Foundation

/// A `.deb` file of a program.
struct DebianPackage {
    let description: ProgramDescription
    /// The maintainer's name and address, for example `Ada Lovelace <ada@example.org>`.
    let maintainer: String
    /// The text of the license, or nil if the package doesn't contain a license file.
    let license: String?
    /// The release date of the version, for example 2026-01-31.
    let date: String
    /// The architecture of the program, or nil for that of this machine.
    var target: DebianTarget?

    private var name: String { description.packageName }

    /// Builds the package in a folder, and returns the URL of the `.deb` file in this folder.
    func build(_ files: [InstalledFile], in work: URL) throws -> URL {
        let root = work.appending(path: "root")
        let builder = try ExternalTool("dpkg-deb", package: "dpkg")
        try (files + documents(work)).write(below: root.appending(path: "usr"))
        let program = root.appending(path: "usr/bin/\(description.executable)").filePath
        try (target?.strip ?? ExternalTool("strip", package: "binutils"))
            .run(["--strip-unneeded", "--remove-section=.comment", program])
        // Debian requires compressed manual pages.
        let manual = root.appending(path: "usr/share/man")
        if FileManager.default.fileExists(atPath: manual.filePath) {
            let conditions = ["-type", "f", "!", "-name", "*.gz"]
            try ExternalTool("find", package: "findutils")
                .run([manual.filePath] + conditions + ["-exec", "gzip", "-9", "-n", "{}", "+"])
        }
        let architecture =
            try target?.architecture
            ?? ExternalTool("dpkg", package: "dpkg").run(["--print-architecture"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let control = root.appending(path: "DEBIAN")
        try FileManager.default.createDirectory(at: control, withIntermediateDirectories: true)
        let fields = try fields(root, architecture: architecture, depends: dependencies(of: program, in: work))
        try Data((fields.joined(separator: "\n") + "\n").utf8).write(to: control.appending(path: "control"))
        let sums = try ExternalTool("find", package: "findutils").run(
            ["usr", "-type", "f", "-exec", "md5sum", "{}", "+"],
            in: root
        )
        try Data(sums.utf8).write(to: control.appending(path: "md5sums"))
        let file = "\(name)_\(description.version)_\(architecture).deb"
        try builder.run(["--root-owner-group", "--build", root.filePath, work.appending(path: file).filePath])
        return work.appending(path: file)
    }

    /// Returns the names of the Debian packages that contain the libraries of a program.
    private func dependencies(of program: String, in work: URL) throws -> String {
        // `dpkg-shlibdeps` requires the control file of a source package.
        let source = work.appending(path: "debian")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        let control = "Source: \(name)\n\nPackage: \(name)\nArchitecture: any\n"
        try Data(control.utf8).write(to: source.appending(path: "control"))
        let environment = try target?.environmentForDependencies(in: work) ?? [:]
        let found = try ExternalTool("dpkg-shlibdeps", package: "dpkg-dev")
            .run(["-O", program], in: work, environment: environment)
        let prefix = "shlibs:Depends="
        guard let line = found.split(separator: "\n").first(where: { $0.hasPrefix(prefix) }) else {
            throw PackagerError("dpkg-shlibdeps printed no dependencies: \(found)")
        }
        return String(line.dropFirst(prefix.count))
    }

    /// Returns the fields of the control file.
    private func fields(_ root: URL, architecture: String, depends: String) throws -> [String] {
        let sizes = try ExternalTool("du", package: "coreutils").run(["-sk", "--apparent-size", "usr"], in: root)
        var fields = [
            "Package: \(name)", "Version: \(description.version)", "Architecture: \(architecture)",
            "Maintainer: \(maintainer)", "Installed-Size: \(sizes.prefix(while: \.isNumber))",
            "Depends: \(depends)", "Section: misc", "Priority: optional",
        ]
        if !description.website.isEmpty { fields.append("Homepage: \(description.website)") }
        fields.append("Description: \(description.shortSummary)")
        fields.append(" \(description.name) is a desktop program by \(description.developer).")
        return fields
    }

    /// Returns the license file and a changelog that contains the version.
    private func documents(_ work: URL) throws -> [InstalledFile] {
        let date = try ExternalTool("date", package: "coreutils").run(["--utc", "-R", "--date=\(date)"])
            .trimmingCharacters(in: .newlines)
        let changes = """
            \(name) (\(description.version)) unstable; urgency=low

              * Version \(description.version).

             -- \(maintainer)  \(date)

            """
        let changelog = work.appending(path: "changelog")
        try Data(changes.utf8).write(to: changelog)
        try ExternalTool("gzip", package: "gzip").run(["-9", "-n", changelog.filePath])
        let text = license ?? "License: \(description.license)"
        let copyright = """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: \(description.name)
            Upstream-Contact: \(maintainer)

            Files: *
            Copyright: \(self.date.prefix(4)) \(description.developer)
            License: \(description.license)
            \(text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.allSatisfy(\.isWhitespace) ? " ." : " \($0)" }.joined(separator: "\n"))

            """
        return [
            InstalledFile(path: "share/doc/\(name)/copyright", content: Data(copyright.utf8)),
            InstalledFile(
                path: "share/doc/\(name)/changelog.gz",
                content: try Data(contentsOf: work.appending(path: "changelog.gz"))
            ),
        ]
    }
}
