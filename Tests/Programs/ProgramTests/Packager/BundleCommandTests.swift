import Foundation
import TestSupport
import XCTest

@testable import gtkpackager

/// Tests of the command `bundle` with a program that only prints its description, and with the tools that check and
/// package files.
final class BundleCommandTests: XCTestCase {
    var package = URL(filePath: "/")

    var program: URL { package.appending(path: "Notes") }

    override func setUpWithError() throws {
        // With a space, which tools must be able to handle.
        let folder = FileManager.default.temporaryDirectory.appending(path: "bundle test-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        package = folder
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try write(version: "1.2")
    }

    /// Writes a program that prints a description.
    private func write(
        version: String,
        summary: String = "Keeps notes & more.",
        executable: String = "Notes",
        languages: String = ""
    ) throws {
        let description = """
            {"id": "org.example.Notes", "executable": "\(executable)", "name": "Notes", "summary": "\(summary)",
             "version": "\(version)", "developer": "Ada Lovelace", "license": "MIT", "website": "https://example.org",
             "categories": ["Office"], "languages": [\(languages)], "opensFiles": true, "isUnique": true, "schemes": ["notes"],
             "fileTypes": [{"name": "Notes", "mimeTypes": ["application/x-notes"], "suffixes": ["notes"]}]}
            """
        try Data("#!/bin/sh\n/bin/cat <<'END'\n\(description)\nEND\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.filePath)
    }

    func bundle(_ arguments: String...) throws { try bundle(arguments) }

    func bundle(_ arguments: [String]) throws {
        let common = ["--package-path", package.filePath, "--executable", program.filePath]
        try BundleCommand(arguments: arguments + common).run()
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private func edit(_ path: String, _ text: String, _ other: String) throws {
        let content = try read(path)
        XCTAssertTrue(content.contains(text), "\(path) doesn't contain \(text)")
        try Data(content.replacing(text, with: other).utf8).write(to: package.appending(path: path))
    }

    func assertFails(_ expected: String, line: UInt = #line, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body(), line: line) { error in
            XCTAssertTrue("\(error)".contains(expected), "\(error)", line: line)
        }
    }

    func skipWithout(_ tools: String...) throws {
        for tool in tools {
            let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)")
            try XCTSkipUnless(isInstalled, "\(tool) isn't installed")
        }
    }

    func testInitNeverOverwrites() throws {
        try bundle("init")
        let entry = try read("Packaging/org.example.Notes.desktop")
        XCTAssertEqual(
            entry,
            """
            [Desktop Entry]
            Type=Application
            Name=Notes
            Comment=Keeps notes & more
            Exec=Notes %U
            Icon=org.example.Notes
            Terminal=false
            Categories=Office;
            StartupNotify=true
            DBusActivatable=true
            MimeType=application/x-notes;x-scheme-handler/notes;

            """
        )
        XCTAssertTrue(try read("Packaging/org.example.Notes.metainfo.xml").contains("<summary>Keeps notes &amp; more<"))
        XCTAssertTrue(try read("Packaging/org.example.Notes.mime.xml").contains("<glob pattern=\"*.notes\"/>"))
        try edit("Packaging/org.example.Notes.desktop", "Name=Notes", "Name=Mine")
        try FileManager.default.removeItem(at: package.appending(path: "Packaging/org.example.Notes.svg"))
        assertFails("Packaging/org.example.Notes.desktop already exists.") { try bundle("init") }
        XCTAssertTrue(try read("Packaging/org.example.Notes.desktop").contains("Name=Mine"))
        XCTAssertThrowsError(try read("Packaging/org.example.Notes.svg"), "it wrote half of the files")
    }

    func testMissingProperties() throws {
        try write(version: "1.2", summary: "")
        assertFails("the program has no summary. Add the property to the GtkApp") { try bundle("init") }
        try Data("#!/bin/sh\necho Hello\n".utf8).write(to: program)
        assertFails("doesn't print a description") { try bundle("init") }
        // An invalid id or version stops the program. ProgramDescriptionTests has the messages.
        try Data("#!/bin/sh\necho 'Notes.id \"notes\" is invalid.' >&2\nexit 133\n".utf8).write(to: program)
        assertFails("error: Notes.id \"notes\" is invalid.") { try bundle("init") }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: package.filePath), ["Notes"])
    }

    func testCheck() throws {
        try skipWithout("desktop-file-validate", "appstreamcli")
        assertFails("Packaging/org.example.Notes.desktop is missing") { try bundle("check") }
        try bundle("init")
        try bundle("check")
        try write(version: "1.3")
        assertFails("the newest release is \"1.2\", expected \"1.3\"") { try bundle("check") }
        try write(version: "1.2", executable: "Notizen")
        assertFails("the program of Exec is \"Notes\", expected \"Notizen\"") { try bundle("check") }
        try write(version: "1.2")
        try edit("Packaging/org.example.Notes.desktop", "x-scheme-handler/notes;", "")
        assertFails("MimeType lacks \"x-scheme-handler/notes\"") { try bundle("check") }
        try edit("Packaging/org.example.Notes.desktop", "Categories=Office;", "Categories=Nonsense;")
        assertFails("Nonsense") { try bundle("check") }
        try edit("Packaging/org.example.Notes.svg", "viewBox=\"0 0 128 128\"", "viewBox=\"0 0 128 64\"")
        assertFails("the viewBox is 128 x 64") { try bundle("check") }
        try FileManager.default.removeItem(at: package.appending(path: "Packaging/org.example.Notes.service"))
        assertFails("DBusActivatable requires the file") { try bundle("check") }
        try FileManager.default.removeItem(at: package.appending(path: "Packaging/org.example.Notes-symbolic.svg"))
        assertFails("Notes-symbolic.svg is missing. Run `swift package bundle init`") { try bundle("check") }
    }

    func testChecksTheCatalogs() throws {
        try skipWithout("desktop-file-validate", "appstreamcli", "msgfmt")
        try bundle("init")
        let sources = package.appending(path: "Sources/Notes")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(#"let title = String(localized: "Notes")"#.utf8).write(to: sources.appending(path: "Notes.swift"))
        try bundle("check")
        try write(version: "1.2", languages: "\"de\"")
        assertFails("there is no catalog de.po. Create it with `swift package texts --add de`.") { try bundle("check") }
        try TextsCommand(arguments: [
            "--package-path", package.filePath, "--catalogs", "Sources/Notes", "--add", "de",
        ]).run()
        assertFails("\"Notes\" isn't translated") { try bundle("check") }
        try edit("Sources/Notes/de.po", "msgid \"Notes\"\nmsgstr \"\"", "msgid \"Notes\"\nmsgstr \"Notizen\"")
        assertFails("the compiled catalog (.mo) isn't up to date") { try bundle("check") }
        try TextsCommand(arguments: ["--package-path", package.filePath]).run()
        try bundle("check")
        try bundle("check", "--catalogs", "Sources/Notes", "--sources", "Sources/Notes")
        assertFails("there is no file or folder Other") { try bundle("check", "--sources", "Other") }
        try write(version: "1.2")
        assertFails("the program doesn't have the language de. Pass its catalog, de.mo") { try bundle("check") }
    }

    func testInstallsAndUninstalls() throws {
        try skipWithout("desktop-file-validate", "appstreamcli")
        let prefix = package.appending(path: "prefix")
        assertFails("is missing") { try bundle("install", "--prefix", prefix.filePath) }
        try bundle("init")
        assertFails("the program isn't installed") { try bundle("uninstall", "--prefix", prefix.filePath) }
        try bundle("install", "--prefix", prefix.filePath)
        XCTAssertTrue(FileManager.default.isExecutableFile(atPath: prefix.appending(path: "bin/Notes").filePath))
        let entry = try read("prefix/share/applications/org.example.Notes.desktop")
        XCTAssertTrue(entry.contains("\nExec=\"\(prefix.filePath)/bin/Notes\" %U\n"), entry)
        let service = try read("prefix/share/dbus-1/services/org.example.Notes.service")
        XCTAssertTrue(service.contains("\nExec=\"\(prefix.filePath)/bin/Notes\" --gapplication-service\n"), service)
        XCTAssertTrue(try read("prefix/share/mime/packages/org.example.Notes.xml").contains("application/x-notes"))
        try bundle("uninstall", "--prefix", prefix.filePath)
        let left = FileManager.default.enumerator(atPath: prefix.filePath)?.compactMap { $0 as? String } ?? []
        XCTAssertEqual(left.filter { $0.contains("org.example.Notes") || $0.contains("bin/Notes") }, [])
    }

    func testInstallsTheOtherFiles() throws {
        try skipWithout("desktop-file-validate", "appstreamcli")
        try bundle("init")
        try addOtherFile("share/man/man1/Notes.1", "manual")
        try addOtherFile("libexec/notes-helper", "#!/bin/sh\n", isExecutable: true)
        let destination = package.appending(path: "destination")
        let options = ["--prefix", "/usr", "--destdir", "\(destination.filePath)/"]
        try bundle(["install"] + options)
        XCTAssertEqual(try read("destination/usr/share/man/man1/Notes.1"), "manual")
        let helper = destination.appending(path: "usr/libexec/notes-helper").filePath
        XCTAssertTrue(FileManager.default.isExecutableFile(atPath: helper))
        let entry = try read("destination/usr/share/applications/org.example.Notes.desktop")
        XCTAssertTrue(entry.contains("\nExec=Notes %U\n"), entry)
        XCTAssertTrue(FileManager.default.isExecutableFile(atPath: "\(destination.filePath)/usr/bin/Notes"))
        try bundle(["uninstall"] + options)
        XCTAssertFalse(FileManager.default.fileExists(atPath: helper))
        assertFails("the program isn't installed in \(destination.filePath)/usr") {
            try bundle(["uninstall"] + options)
        }
        try addOtherFile("bin/Notes", "mine")
        assertFails("Packaging/files/bin/Notes replaces a file that `bundle` writes.") { try bundle("check") }
    }

    private func addOtherFile(_ path: String, _ text: String, isExecutable: Bool = false) throws {
        let file = InstalledFile(path: path, content: Data(text.utf8), isExecutable: isExecutable)
        try file.write(below: package.appending(path: "Packaging/files"))
    }

    func testAnInstallationThatFailsWritesNothing() throws {
        try skipWithout("desktop-file-validate", "appstreamcli")
        try bundle("init")
        let prefix = package.appending(path: "prefix")
        let service = prefix.appending(path: "share/dbus-1/services/org.example.Notes.service")
        try FileManager.default.createDirectory(at: service, withIntermediateDirectories: true)
        assertFails("org.example.Notes.service is a folder. Remove it") {
            try bundle("install", "--prefix", prefix.filePath)
        }
        try FileManager.default.removeItem(at: service.deletingLastPathComponent())
        try Data().write(to: service.deletingLastPathComponent())
        assertFails("already exists") { try bundle("install", "--prefix", prefix.filePath) }
        let files = FileManager.default.enumerator(at: prefix, includingPropertiesForKeys: nil)
        let names = files?.compactMap { ($0 as? URL)?.lastPathComponent }.filter { $0.contains("Notes") }
        XCTAssertEqual(names, [])
    }

    /// The message names the Debian package of the first missing tool, and nothing is written.
    func testMissingTools() throws {
        try skipWithout("desktop-file-validate", "appstreamcli")
        try bundle("init")
        let tools = package.appending(path: "tools")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        let files = try Set(FileManager.default.subpathsOfDirectory(atPath: package.filePath))
        func assertMisses(_ tool: String, _ package: String, _ arguments: String..., line: UInt = #line) throws {
            let common = ["--package-path", self.package.filePath, "--executable", program.filePath]
            let arguments = ["bundle"] + arguments + ["--maintainer", "Ada <ada@example.org>"] + common
            let process = try RunningProgram("gtkpackager", arguments, environment: ["PATH": tools.filePath])
            XCTAssertEqual(process.exitCode(), 1, line: line)
            let message =
                "\(tool) isn't installed. On Debian, it's in the package \(package): apt-get install \(package)"
            XCTAssertEqual(process.errors, "error: \(message)\n", line: line)
            let left = try Set(FileManager.default.subpathsOfDirectory(atPath: self.package.filePath))
            XCTAssertEqual(left.subtracting(files).filter { !$0.hasPrefix("tools/") }, [], line: line)
        }
        let prefix = package.appending(path: "prefix").filePath
        try assertMisses("desktop-file-validate", "desktop-file-utils", "check")
        try link("desktop-file-validate", in: tools)
        try assertMisses("appstreamcli", "appstream", "install", "--prefix", prefix)
        try link("appstreamcli", in: tools)
        try assertMisses("dpkg-deb", "dpkg", "deb")
        try assertMisses("rpmbuild", "rpm", "rpm")
    }

    func testAProgramNeedsNoHomePage() throws {
        try skipWithout("desktop-file-validate")
        try bundle("init")
        let tools = package.appending(path: "tools")
        func check(_ warnings: String) throws -> RunningProgram {
            let hint = "P: org.example.Notes:3: cid-contains-uppercase-letter"
            let script = "#!/bin/sh\nprintf '\(warnings)\(hint)'; exit 3\n"
            try InstalledFile(path: "appstreamcli", content: Data(script.utf8), isExecutable: true).write(below: tools)
            let command = ["bundle", "check", "--package-path", package.filePath, "--executable", program.filePath]
            return try RunningProgram("gtkpackager", command, environment: ["PATH": "\(tools.filePath):/usr/bin:/bin"])
        }
        let warning = "W: org.example.Notes:~: url-homepage-missing\\n"
        XCTAssertEqual(try check(warning).exitCode(), 0)
        XCTAssertEqual(try check(warning + "E: org.example.Notes:2: tag-invalid\\n").exitCode(), 1)
        XCTAssertEqual(try check("").exitCode(), 1)
    }

    private func link(_ tool: String, in folder: URL) throws {
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: tool),
            withDestinationURL: URL(filePath: "/usr/bin/\(tool)")
        )
    }

    func testOptions() {
        assertFails("unknown command pack") { try bundle("pack") }
        assertFails("unknown option --prefx") { try bundle("install", "--prefx") }
        assertFails("unexpected argument twice") { try bundle("init", "twice") }
        assertFails("--executable is missing") { try BundleCommand(arguments: ["init"]).run() }
        XCTAssertThrowsError(try ExternalTool("no-such-tool", package: "tools")) { error in
            XCTAssertTrue("\(error)".contains("apt-get install tools"), "\(error)")
        }
    }

    /// Checks that the folder contains the sources of the program and of its dependencies. `.ci/ship` builds such a
    /// folder.
    func testTheFolderOfAFlatpak() throws {
        try skipWithout("desktop-file-validate", "appstreamcli")
        try bundle("init")
        let library = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: library) }
        for path in ["Sources/Library.swift", ".git/HEAD", ".build/debug.yaml"] {
            let file = library.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("one".utf8).write(to: file)
        }
        let state = package.appending(path: ".build")
        for folder in ["checkouts/Other", "repositories"] {
            try FileManager.default.createDirectory(
                at: state.appending(path: folder),
                withIntermediateDirectories: true
            )
        }
        try Data("{}".utf8).write(to: state.appending(path: "workspace-state.json"))
        let manifestFile = package.appending(path: "Package.swift")
        try Data("path: \"\(library.filePath)\"".utf8).write(to: manifestFile)
        assertFails("doesn't exist in a Flatpak. Use a relative one: ../\(library.lastPathComponent)") {
            try bundle("flatpak", "--local-package", library.filePath)
        }
        try Data("path: \"../\(library.lastPathComponent)\"".utf8).write(to: manifestFile)
        // The second one replaces the first one.
        for version in ["49", "50"] {
            let paths = ["--local-package", library.filePath, "--build-option", "-O"]
            try bundle(["flatpak", "--runtime-version", version] + paths)
        }
        let folder = package.appending(path: ".build/bundle/org.example.Notes")
        let manifest = try read(".build/bundle/org.example.Notes/org.example.Notes.json")
        XCTAssertTrue(manifest.contains("\"runtime-version\" : \"50\""), manifest)
        XCTAssertTrue(manifest.contains("cd 'sources/\(package.lastPathComponent)' && swift build"), manifest)
        XCTAssertTrue(manifest.contains("--product Notes -O"), manifest)
        let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.filePath)?.compactMap { $0 as? String })
        let sources = "sources/\(package.lastPathComponent)"
        for path in [
            "files/share/applications/org.example.Notes.desktop", "\(sources)/Notes",
            "\(sources)/.build/checkouts/Other", "\(sources)/.build/workspace-state.json",
            "sources/\(library.lastPathComponent)/Sources/Library.swift",
        ] { XCTAssertTrue(files.contains(path), "\(path) is missing") }
        XCTAssertEqual(files.filter { $0.contains(".git") || $0.contains("debug.yaml") || $0.hasSuffix("bin") }, [])
        XCTAssertFalse(manifest.contains("--share=network"), manifest)
        let permissions = package.appending(path: "Packaging/finish-args")
        try Data("# For the feeds.\n--share=network\n\n--filesystem=xdg-download:ro\n".utf8).write(to: permissions)
        try addOtherFile("libexec/notes-helper", "#!/bin/sh\n", isExecutable: true)
        try bundle("flatpak", "--local-package", library.filePath)
        let changed = try read(".build/bundle/org.example.Notes/org.example.Notes.json")
            .replacing(/\s/, with: "")
        XCTAssertTrue(changed.contains(#""--device=dri","--share=network","--filesystem=xdg-download:ro"]"#), changed)
        let helper = folder.appending(path: "files/libexec/notes-helper").filePath
        XCTAssertTrue(FileManager.default.isExecutableFile(atPath: helper))
        try Data("share=network\n".utf8).write(to: permissions)
        assertFails("Packaging/finish-args: \"share=network\" isn't an option.") { try bundle("check") }
        try FileManager.default.removeItem(at: permissions)
        assertFails("4.0 isn't a version of org.gnome.Platform") { try bundle("flatpak", "--runtime-version", "4.0") }
    }

    func testPackagesRequireAMaintainer() throws {
        try skipWithout("desktop-file-validate", "appstreamcli")
        try bundle("init")
        for command in ["deb", "rpm"] {
            assertFails("requires a maintainer") { try bundle(command, "--maintainer", "Ada") }
        }
    }

    func testADebianPackage() throws {
        try skipWithout("dpkg-deb", "dpkg-shlibdeps", "strip")
        let (description, otherFiles, work) = try filesOfAProgram()
        let manual = InstalledFile(path: "share/man/man1/notes.1", content: Data("manual".utf8))
        let files = otherFiles + [manual]
        let file = try DebianPackage(
            description: description,
            maintainer: maintainer,
            license: "Free.",
            date: "2026-01-31"
        )
        .build(files, in: work)
        let query = try ExternalTool("dpkg-deb", package: "dpkg")
        let fields = try query.run(["--field", file.filePath])
        for field in ["Package: notes", "Version: 1.2", "Depends: libc6", "Description: Keeps notes & more"] {
            XCTAssertTrue(fields.contains("\(field)"), "\(field) isn't in \(fields)")
        }
        let content = try query.run(["--contents", file.filePath])
        for file in otherFiles { XCTAssertTrue(content.contains(" ./usr/\(file.path)\n"), file.path) }
        XCTAssertTrue(content.contains(" ./usr/share/man/man1/notes.1.gz\n"), content)
        XCTAssertTrue(content.contains(" ./usr/share/doc/notes/copyright\n"))
    }

    func testAnRPMPackage() throws {
        try skipWithout("rpmbuild", "rpm", "strip")
        let (description, files, work) = try filesOfAProgram()
        let file = try RpmPackage(
            description: description,
            maintainer: maintainer,
            license: "Free.",
            date: "2026-01-31"
        )
        .build(files, in: work)
        let query = try ExternalTool("rpm", package: "rpm")
        let content = try query.run(["-qpl", file.filePath]).split(separator: "\n").map(String.init)
        let license = ["/usr/share/licenses/notes", "/usr/share/licenses/notes/LICENSE"]
        XCTAssertEqual(Set(content), Set(files.map { "/usr/\($0.path)" } + license))
        let format = "%{name} %{version} %{license} %{summary} %{url}"
        let fields = try query.run(["-qp", "--queryformat", format, file.filePath])
        XCTAssertEqual(fields, "notes 1.2 MIT Keeps notes & more https://example.org")
        let requirements = try query.run(["-qp", "--requires", file.filePath])
        XCTAssertTrue(requirements.contains("libc.so.6()"), requirements)
        try write(version: "1.2-beta")
        let beta = try ProgramDescription(of: program.filePath)
        assertFails("the version \"1.2-beta\" contains \"-\", which an RPM package doesn't allow.") {
            _ = try RpmPackage(description: beta, maintainer: maintainer, license: nil, date: "2026-01-31")
                .build(files, in: work)
        }
    }

    let maintainer = "Ada Lovelace <ada@example.org>"

    /// Returns the description and the files of a program that is linked with the C library alone, and a folder to package it in.
    private func filesOfAProgram() throws -> (ProgramDescription, [InstalledFile], work: URL) {
        try bundle("init")
        let description = try ProgramDescription(of: program.filePath)
        let folder = PackagingFolder(url: package.appending(path: "Packaging"), description: description)
        // rpmbuild doesn't allow spaces in its folder.
        let work = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: work) }
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let program = URL(filePath: "/usr/bin/true")
        return (description, try folder.installedFiles(prefix: "/usr", executable: program), work)
    }
}
