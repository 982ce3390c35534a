import Foundation

/// The `Packaging` folder of a package, with files for the desktop.
struct PackagingFolder {
    let url: URL
    let description: ProgramDescription

    private var id: String { description.id }

    // MARK: Init

    /// Writes the files for a new program, and returns their paths. If one of the files already exists, writes nothing
    /// and throws an error.
    func create(date: String) throws -> [String] {
        var mistakes = description.missingProperties
        let files = PackagingTemplates(description: description, date: date).files
        for file in files where FileManager.default.fileExists(atPath: url.appending(path: file.name).filePath) {
            mistakes.append("\(url.lastPathComponent)/\(file.name) already exists. Remove it to create it again.")
        }
        guard mistakes.isEmpty else { throw PackagerError(lines: mistakes) }
        try files.map { InstalledFile(path: $0.name, content: Data($0.content.utf8)) }.write(below: url)
        return files.map { "\(url.lastPathComponent)/\($0.name)" }
    }

    // MARK: Check

    /// Checks the files. Throws one error that describes all mistakes.
    func check() throws {
        var mistakes = description.missingProperties
        for suffix in [".desktop", ".metainfo.xml", ".svg", "-symbolic.svg"] where text(suffix) == nil {
            mistakes.append("\(name(suffix)) is missing. Run `swift package bundle init` to create it.")
        }
        guard mistakes.isEmpty else { throw PackagerError(lines: mistakes) }
        mistakes += entryMistakes() + metainfoMistakes()
        mistakes += iconMistakes(".svg", size: 128) + iconMistakes("-symbolic.svg", size: 16)
        mistakes += otherFileMistakes() + permissionMistakes()
        mistakes += try messages(of: "desktop-file-validate", in: "desktop-file-utils", [file(".desktop").filePath])
        let arguments = ["validate", "--no-net", "--pedantic", file(".metainfo.xml").filePath]
        let messages = try messages(of: "appstreamcli", in: "appstream", arguments)
        // Newer versions of AppStream warn about a missing home page, but a program doesn't need one.
        let warnings = messages.filter { $0.hasPrefix("E:") || $0.hasPrefix("W:") }
        let hasOther = warnings.contains { !$0.contains("url-homepage-missing") }
        if warnings.isEmpty || hasOther { mistakes += messages }
        guard mistakes.isEmpty else { throw PackagerError(lines: mistakes) }
    }

    private func entryMistakes() -> [String] {
        let lines = (text(".desktop") ?? "").split(separator: "\n")
        func value(_ key: String) -> Substring? {
            lines.first { $0.hasPrefix("\(key)=") }?.dropFirst(key.count + 1)
        }
        var mistakes: [String] = []
        func expect(_ key: String, _ expected: String, _ found: Substring?) {
            if found ?? "" != expected {
                mistakes.append("\(name(".desktop")): \(key) is \"\(found ?? "")\", expected \"\(expected)\".")
            }
        }
        expect("Name", description.name, value("Name"))
        expect("Icon", id, value("Icon"))
        let command = value("Exec")?.split(separator: " ").first?.split(separator: "/").last
        expect("the program of Exec", description.executable, command)
        let types = Set((value("MimeType") ?? "").split(separator: ";").map(String.init))
        for type in description.mimeTypes where !types.contains(type) {
            mistakes.append("\(name(".desktop")): MimeType lacks \"\(type)\", which the program opens.")
        }
        let hasService = text(".service") != nil
        if value("DBusActivatable") == "true", !hasService {
            mistakes.append("\(name(".desktop")): DBusActivatable requires the file \(name(".service")).")
        }
        if hasService, text(".service")?.contains("Name=\(id)\n") != true {
            mistakes.append("\(name(".service")): Name isn't \"\(id)\".")
        }
        return mistakes
    }

    private func metainfoMistakes() -> [String] {
        let text = text(".metainfo.xml") ?? ""
        var mistakes: [String] = []
        func expect(_ element: String, _ expected: String, _ found: Substring?) {
            if found ?? "" != expected {
                mistakes.append("\(name(".metainfo.xml")): \(element) is \"\(found ?? "")\", expected \"\(expected)\".")
            }
        }
        expect("id", id, text.firstMatch(of: /<id>\s*(.*?)\s*<\/id>/)?.1)
        expect("launchable", "\(id).desktop", text.firstMatch(of: /<launchable[^>]*>\s*(.*?)\s*<\/launchable>/)?.1)
        expect("project_license", description.license, text.firstMatch(of: /<project_license>\s*(.*?)\s*<\//)?.1)
        expect("the newest release", description.version, text.firstMatch(of: /<release [^>]*?version="(.*?)"/)?.1)
        return mistakes
    }

    /// Checks that an icon is square and has the correct size.
    private func iconMistakes(_ suffix: String, size: Int) -> [String] {
        let box = text(suffix)?.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/)
        if let box, box.1 == box.2, box.1 == "\(size)" { return [] }
        let found = box.map { "\($0.1) x \($0.2)" } ?? "none"
        return ["\(name(suffix)): the viewBox is \(found), expected \"0 0 \(size) \(size)\"."]
    }

    /// Checks that the files in the folder `files` don't replace a file that this command writes.
    private func otherFileMistakes() -> [String] {
        let reserved = Set(["bin/\(description.executable)"] + desktopFiles.map(\.path))
        return otherPaths.filter(reserved.contains).map {
            "\(url.lastPathComponent)/files/\($0) replaces a file that `bundle` writes. Remove it."
        }
    }

    private func permissionMistakes() -> [String] {
        flatpakPermissions.filter { !$0.hasPrefix("--") || $0.contains(" ") }.map {
            "\(url.lastPathComponent)/finish-args: \"\($0)\" isn't an option. "
                + "Write one per line, such as --share=network."
        }
    }

    private func messages(of tool: String, in package: String, _ arguments: [String]) throws -> [String] {
        let tool = try ExternalTool(tool, package: package)
        do {
            try tool.run(arguments)
            return []
        } catch {
            return error.lines
        }
    }

    /// The date of the newest release in the metadata, for example 2026-01-31, or nil if there is no release.
    var releaseDate: String? {
        text(".metainfo.xml")?.firstMatch(of: /<release [^>]*?date="(.*?)"/).map { String($0.1) }
    }

    // MARK: Install

    /// Returns the files to install. The files for the desktop contain the path of the installed program.
    ///
    /// - Parameters:
    ///   - prefix: The folder below which the files are installed, for example `/usr`.
    ///   - executable: The built program.
    func installedFiles(prefix: String, executable: URL) throws -> [InstalledFile] {
        let path = "\(prefix)/bin/\(description.executable)"
        // A space would separate arguments in a desktop file and a D-Bus service file.
        let program = path.contains(" ") ? "\"\(path)\"" : path
        let needsPath = prefix != "/usr"
        var files = [
            InstalledFile(
                path: "bin/\(description.executable)",
                content: try Data(contentsOf: executable),
                isExecutable: true
            )
        ]
        for (suffix, path) in desktopFiles {
            guard var text = text(suffix) else { continue }
            if suffix == ".desktop", needsPath {
                text.replace("\nExec=\(description.executable)", with: "\nExec=\(program)")
            } else if suffix == ".service" {
                text.replace("/usr/bin/\(description.executable)", with: program)
            }
            files.append(InstalledFile(path: path, content: Data(text.utf8)))
        }
        return try files
            + otherPaths.map { path in
                let file = otherFolder.appending(path: path)
                return InstalledFile(
                    path: path,
                    content: try Data(contentsOf: file),
                    isExecutable: FileManager.default.isExecutableFile(atPath: file.filePath)
                )
            }
    }

    /// The suffixes of the files for the desktop, and the paths below the prefix at which they are installed.
    private var desktopFiles: [(suffix: String, path: String)] {
        [
            (".desktop", "share/applications/\(id).desktop"),
            (".service", "share/dbus-1/services/\(id).service"),
            (".metainfo.xml", "share/metainfo/\(id).metainfo.xml"),
            (".mime.xml", "share/mime/packages/\(id).xml"),
            (".svg", "share/icons/hicolor/scalable/apps/\(id).svg"),
            ("-symbolic.svg", "share/icons/hicolor/symbolic/apps/\(id)-symbolic.svg"),
        ]
    }

    /// The folder with the other files of the program, for example manual pages.
    private var otherFolder: URL { url.appending(path: "files") }

    /// The paths of the other files, relative to the folder `files` and to the prefix, in alphabetical order.
    private var otherPaths: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: otherFolder.filePath)) ?? []
        return paths.sorted().filter { path in
            var isFolder: ObjCBool = false
            let file = otherFolder.appending(path: path).filePath
            return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// The options in the file `finish-args`, one on each line, for the `finish-args` of the manifest. Lines that begin
    /// with `#` are comments.
    var flatpakPermissions: [String] {
        let text = (try? String(contentsOf: url.appending(path: "finish-args"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    // MARK: Files

    private func name(_ suffix: String) -> String { "\(url.lastPathComponent)/\(id)\(suffix)" }

    private func file(_ suffix: String) -> URL { url.appending(path: "\(id)\(suffix)") }

    private func text(_ suffix: String) -> String? { try? String(contentsOf: file(suffix), encoding: .utf8) }
}
