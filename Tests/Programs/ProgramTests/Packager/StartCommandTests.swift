import Foundation
import TestSupport
import XCTest

@testable import gtkpackager

/// Tests of the command `start`, without building the new packages. `.ci/check-consumers` builds and tests them.
final class StartCommandTests: XCTestCase {
    private static let hello = SourceFolder.package.appending(path: "Sources/Tools/gtkpackager/Hello")

    private var folder = URL(filePath: "/")

    override func setUpWithError() throws {
        try XCTSkipUnless(
            FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt"),
            "the package gettext isn't installed"
        )
        let folder = FileManager.default.temporaryDirectory.appending(path: "start test-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder
    }

    private func start(_ arguments: String...) throws {
        let package = ["--combinegtk-path", SourceFolder.package.filePath]
        try StartCommand(arguments: package + arguments).run()
    }

    private func start(named name: String, _ arguments: String...) throws {
        let package = ["--combinegtk-path", SourceFolder.package.filePath]
        try StartCommand(arguments: package + [folder.appending(path: name).filePath] + arguments).run()
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private func assertFails(_ expected: String, line: UInt = #line, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body(), line: line) { error in
            XCTAssertTrue("\(error)".contains(expected), "\(error)", line: line)
        }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)) ?? []
        XCTAssertEqual(files.filter { $0 != "Existing" }, [], line: line)
    }

    func testAProgramCanDependOnARelease() throws {
        let release = folder.appending(path: "Existing/release")
        assertFails("Existing/release isn't a release of CombineGtk, which contains the file lib/release.") {
            try start(named: "Notes", "--prebuilt", release.filePath)
        }
        let library = release.appending(path: "lib")
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        try Data().write(to: library.appending(path: "release"))
        let address = "https://example.org/CombineGtk.git"
        try start(named: "Notes", "--combinegtk-url", address, "--prebuilt", release.filePath)
        let manifest = try read("Notes/Package.swift")
        XCTAssertTrue(manifest.contains(".package(name: \"CombineGtk\", path: \"../Existing/release\")"), manifest)
        XCTAssertEqual(try read("Notes/.sourcekit-lsp/config.json"), "{ \"backgroundIndexing\": false }\n")
    }

    func testEachFileHasTheNewName() throws {
        try start(named: "Notes", "--id", "io.github.ada.Notes")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "Notes").filePath)
        let files = try paths.filter { path in
            let file = folder.appending(path: "Notes/\(path)")
            return try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        }
        let id = "Packaging/io.github.ada.Notes"
        XCTAssertEqual(
            files.sorted(),
            [
                ".github/workflows/test.yml", ".gitignore", "Package.swift", "\(id)-symbolic.svg", "\(id).desktop",
                "\(id).metainfo.xml", "\(id).service", "\(id).svg", "Sources/Notes/MainWindow.swift",
                "Sources/Notes/Program.swift", "Sources/Notes/de.mo", "Sources/Notes/de.po",
                "Sources/NotesModel/WelcomeViewModel.swift", "Tests/NotesTests/MainWindowTests.swift",
                "Tests/NotesTests/WelcomeViewModelTests.swift",
            ]
        )
        for file in files where !file.hasSuffix(".mo") {
            let text = try read("Notes/\(file)")
            XCTAssertFalse(text.contains("Hello") || text.contains("org.example"), file)
        }
        XCTAssertTrue(try read("Notes/Sources/Notes/Program.swift").contains("let id = \"io.github.ada.Notes\""))
        let package = folder.appending(path: "Notes").filePath
        try TextsCommand(arguments: ["--package-path", package, "--check"]).run()
        // The path leads to this package.
        let match = try XCTUnwrap(read("Notes/Package.swift").firstMatch(of: /name: "CombineGtk", path: "(.*)"/))
        let manifest = URL(filePath: "\(match.1)/Package.swift", relativeTo: URL(filePath: "\(package)/"))
        XCTAssertEqual(
            try Data(contentsOf: manifest),
            try Data(contentsOf: SourceFolder.package.appending(path: "Package.swift"))
        )
        let workflow = try read("Notes/.github/workflows/test.yml")
        XCTAssertTrue(workflow.contains("CombineGtk.git \(match.1)\n"), workflow)
    }

    func testAProgramWithLibadwaita() throws {
        try start(named: "Notes", "--adwaita")
        XCTAssertTrue(try read("Notes/Package.swift").contains(#".product(name: "CombineAdw", package: "CombineGtk")"#))
        XCTAssertTrue(try read("Notes/Sources/Notes/Program.swift").contains("struct Program: AdwApp {"))
        let window = try read("Notes/Sources/Notes/MainWindow.swift")
        XCTAssertTrue(window.contains("final class MainWindow: AdwApplicationWindow {"))
        XCTAssertTrue(try read("Notes/.github/workflows/test.yml").contains(" libadwaita-1-dev "))
        try TextsCommand(arguments: ["--package-path", folder.appending(path: "Notes").filePath, "--check"]).run()
    }

    func testThePathOfTheDependency() {
        func path(_ folder: String, _ program: String) -> String? {
            StartCommand.Dependency(folder: URL(filePath: folder), address: nil, program: URL(filePath: program)).path
        }
        XCTAssertEqual(path("/home/ada/CombineGtk", "/home/ada/Notes"), "../CombineGtk")
        XCTAssertEqual(path("/home/ada/code/CombineGtk", "/home/ada/Notes"), "../code/CombineGtk")
        XCTAssertEqual(path("/home/ada/CombineGtk", "/home/ada/CombineGtk/Notes"), "..")
        XCTAssertEqual(path("/opt/CombineGtk", "/home/ada/Notes"), "../../../opt/CombineGtk")
    }

    func testADependencyOnAnAddress() throws {
        try start(named: "Notes", "--combinegtk-url", "https://example.org/CombineGtk.git")
        let manifest = try read("Notes/Package.swift")
        XCTAssertTrue(
            manifest.contains(#".package(url: "https://example.org/CombineGtk.git", branch: "main")"#),
            manifest
        )
        XCTAssertFalse(try read("Notes/.github/workflows/test.yml").contains("git clone"))
    }

    /// The files for the desktop are those that the program describes.
    func testItsDescription() throws {
        try start(named: "Hello")
        let program = try RunningProgram("Hello", ["--describe"])
        XCTAssertEqual(program.exitCode(), 0, program.errors)
        let description = try JSONDecoder().decode(ProgramDescription.self, from: Data(program.output.utf8))
        XCTAssertEqual(description.missingProperties, [])
        XCTAssertEqual(description.languages, ["de"])
        for file in PackagingTemplates(description: description, date: "").files where !file.name.contains("metainfo") {
            XCTAssertEqual(try read("Hello/Packaging/\(file.name)"), file.content)
        }
        let tools = ["desktop-file-validate", "appstreamcli"].map { "/usr/bin/\($0)" }
        try XCTSkipUnless(tools.allSatisfy(FileManager.default.isExecutableFile), "desktop tools aren't installed")
        try PackagingFolder(url: folder.appending(path: "Hello/Packaging"), description: description).check()
    }

    /// The copied program is also a package. Its catalog must be up to date.
    func testTheCatalogOfTheTemplate() throws {
        try TextsCommand(arguments: ["--package-path", Self.hello.filePath, "--check"]).run()
    }

    func testNames() {
        assertFails("\"my-program\" can't be the name of a Swift module. Use two or more letters") {
            try start(named: "my-program")
        }
        assertFails("for example MyProgram.") { try start(named: "my-program") }
        assertFails("for example Program2.") { try start(named: "2 program 2") }
        assertFails("for example MyProgram.") { try start(named: "—") }
        assertFails("\"class\" is a reserved word of Swift.") { try start(named: "class") }
        for name in ["CombineGtk", "Gtk", "CGtk", "girgen", "Bundle", "Foundation"] {
            assertFails("there is already a module or a product \"\(name)\".") { try start(named: name) }
        }
        assertFails("the id \"Notes\" isn't valid. Use reverse-DNS form, for example io.github.ada.Notes.") {
            try start(named: "Notes", "--id", "Notes")
        }
    }

    func testFoldersAndOptions() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Existing"),
            withIntermediateDirectories: true
        )
        assertFails("Existing already exists. Choose another name, or remove it.") { try start(named: "Existing/") }
        assertFails("there is no folder \(folder.filePath)/No. Create it first.") { try start(named: "No/Notes") }
        assertFails("can't create a folder in /proc: No such file or directory.") { try start("/proc/Notes") }
        assertFails("expected the folder of the new package") { try start("--adwaita") }
        assertFails("unknown option --adw") { try start(named: "Notes", "--adw") }
        assertFails("unexpected argument Other") { try start(named: "Notes", "Other") }
        assertFails("--combinegtk-path is missing") { try StartCommand(arguments: ["Notes"]).run() }
    }
}
