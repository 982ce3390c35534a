import Foundation

/// An `.rpm` file of a program.
struct RpmPackage {
    let description: ProgramDescription
    /// The maintainer's name and address, for example `Ada Lovelace <ada@example.org>`.
    let maintainer: String
    /// The text of the license, or nil if the package doesn't contain a license file.
    let license: String?
    /// The release date of the version, for example 2026-01-31.
    let date: String

    /// Builds the package in a folder, and returns the URL of the `.rpm` file in this folder.
    ///
    /// `rpmbuild` adds the file names of the required libraries. Therefore, the names of their packages aren't needed.
    func build(_ files: [InstalledFile], in work: URL) throws -> URL {
        guard !description.version.contains("-") else {
            throw PackagerError(
                "the version \"\(description.version)\" contains \"-\", which an RPM package doesn't allow. "
                    + "Use \"~\" for a version before a release, as in 1.0~beta."
            )
        }
        let builder = try ExternalTool("rpmbuild", package: "rpm")
        let root = work.appending(path: "root")
        let licenses = license.map { [InstalledFile(path: "\(licenseFolder)/LICENSE", content: Data($0.utf8))] } ?? []
        try (files + licenses).write(below: root.appending(path: "usr"))
        let program = root.appending(path: "usr/bin/\(description.executable)")
        try ExternalTool("strip", package: "binutils")
            .run(["--strip-unneeded", "--remove-section=.comment", program.filePath])
        let specification = work.appending(path: "\(description.packageName).spec")
        let content = try textOfSpecification(files, hasLicense: !licenses.isEmpty)
        try Data(content.utf8).write(to: specification)
        let output = work.appending(path: "output")
        try builder.run([
            "-bb", "--define", "_topdir \(work.appending(path: "rpm").filePath)", "--define",
            "_rpmdir \(output.filePath)", "--define", "program_root \(root.filePath)", specification.filePath,
        ])
        let packages = FileManager.default.enumerator(at: output, includingPropertiesForKeys: nil)
        guard let file = packages?.lazy.compactMap({ $0 as? URL }).first(where: { $0.pathExtension == "rpm" }) else {
            throw PackagerError("rpmbuild wrote no package.")
        }
        return file
    }

    private var licenseFolder: String { "share/licenses/\(description.packageName)" }

    /// Returns the text of the `.spec` file. The program is already built and stripped.
    private func textOfSpecification(_ files: [InstalledFile], hasLicense: Bool) throws -> String {
        let day = try ExternalTool("date", package: "coreutils").run(["--utc", "+%a %b %d %Y", "--date=\(date)"])
        var lines = [
            "%global debug_package %{nil}", "%global __os_install_post %{nil}", "%global _build_id_links none",
            "Name: \(description.packageName)", "Version: \(description.version)", "Release: 1",
            "Summary: \(Self.escaped(description.shortSummary))", "License: \(Self.escaped(description.license))",
            "Packager: \(Self.escaped(maintainer))",
        ]
        if !description.website.isEmpty { lines.append("URL: \(Self.escaped(description.website))") }
        lines += [
            "%description",
            Self.escaped("\(description.name) is a desktop program by \(description.developer)."),
            "%install", "mkdir -p \"%{buildroot}\"", "cp -a \"%{program_root}/.\" \"%{buildroot}\"",
            "%files", "%defattr(-,root,root)",
        ]
        lines += files.map { "\"/usr/\(Self.escaped($0.path))\"" }
        if hasLicense { lines.append("%license \"/usr/\(licenseFolder)\"") }
        lines += [
            "%changelog",
            "* \(day.trimmingCharacters(in: .newlines)) \(Self.escaped(maintainer)) - \(description.version)-1",
            "- Version \(description.version).",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a text in which `rpmbuild` doesn't expand macros.
    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%%").replacing("\n", with: " ")
    }
}
