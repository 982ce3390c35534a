import Foundation
import XCTest

@testable import gtkpackager

/// Tests of the command in a package, with the gettext tools.
final class TextsCommandTests: XCTestCase {
    private var package = URL(filePath: "/")

    override func setUpWithError() throws {
        try XCTSkipUnless(
            FileManager.default.isExecutableFile(atPath: "/usr/bin/msgmerge"),
            "the package gettext isn't installed"
        )
        // With a space, which tools must be able to handle.
        let folder = FileManager.default.temporaryDirectory.appending(path: "texts test-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        package = folder
        try write("Sources/Notes/Window.swift", #"title = String(localized: "Notes of \(name)", context: "title")"#)
        try write("Sources/Notes/Model.swift", #"String(localized: "\(n) note", plural: "\(n) notes", count: n)"#)
    }

    private func write(_ path: String, _ text: String) throws {
        let url = package.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private func texts(_ arguments: String...) throws {
        try TextsCommand(arguments: ["--package-path", package.path(percentEncoded: false)] + arguments).run()
    }

    private func assertFails(_ expected: String, _ body: () throws -> Void, line: UInt = #line) {
        XCTAssertThrowsError(try body(), line: line) { error in
            XCTAssertTrue("\(error)".contains(expected), "\(error)", line: line)
        }
    }

    func testCreatesUpdatesAndChecks() throws {
        assertFails("there is no catalog") { try texts() }
        try texts("--catalogs", "Sources/Notes", "--add", "de", "--template", "notes.pot")
        let created = try read("Sources/Notes/de.po")
        XCTAssertTrue(created.contains("msgid \"%@ note\"\nmsgid_plural \"%@ notes\""), created)
        XCTAssertTrue(created.contains("msgctxt \"title\"\nmsgid \"Notes of %@\""), created)
        XCTAssertTrue(created.contains("#: Sources/Notes/Model.swift"), created)
        XCTAssertTrue(try read("notes.pot").contains("Notes of %@"))
        assertFails("Sources/Notes/de.po already exists") { try texts("--add", "de") }
        assertFails("\"Notes of %@\" isn't translated") { try texts("--check") }
        let translated =
            created
            .replacing("Notes of %@\"\nmsgstr \"\"", with: "Notes of %@\"\nmsgstr \"Notizen von %@\"")
            .replacing("msgstr[0] \"\"", with: "msgstr[0] \"eine Notiz\"")
            .replacing("msgstr[1] \"\"", with: "msgstr[1] \"%@ Notizen\"")
        try write("Sources/Notes/de.po", translated)
        assertFails("the compiled catalog (.mo) isn't up to date") { try texts("--check") }
        try texts()
        XCTAssertEqual(try read("Sources/Notes/de.po"), translated)
        try texts("--check")
        try write("Sources/Notes/More.swift", #"String(localized: "More")"#)
        assertFails("\"More\" is missing") { try texts("--check") }
        try write("Sources/Notes/Model.swift", "")
        assertFails("\"%@ note\" isn't in the sources") { try texts("--check") }
        try texts()
        XCTAssertTrue(try read("Sources/Notes/de.po").contains("#~ msgid \"%@ note\""))
    }

    func testTextsOfInterfaces() throws {
        try write(
            "Sources/Notes/window.ui",
            """
            <interface>
              <object class="GtkLabel"><property name="label" translatable="yes">Hello</property></object>
            </interface>
            """
        )
        try texts("--catalogs", "Sources/Notes", "--add", "de")
        XCTAssertTrue(try read("Sources/Notes/de.po").contains("msgid \"Hello\""))
    }

    func testAWrongPlaceholderChangesNothing() throws {
        try texts("--catalogs", "Sources/Notes", "--add", "de")
        let broken = try read("Sources/Notes/de.po")
            .replacing("msgid \"Notes of %@\"\nmsgstr \"\"", with: "msgid \"Notes of %@\"\nmsgstr \"Notizen von %s\"")
        try write("Sources/Notes/de.po", broken)
        try write("Sources/Notes/More.swift", #"String(localized: "More")"#)
        let compiled = try Data(contentsOf: package.appending(path: "Sources/Notes/de.mo"))
        assertFails("\"Notizen von %s\" contains \"%s\"") { try texts() }
        assertFails("Sources/Notes/de.po:") { try texts() }
        XCTAssertEqual(try read("Sources/Notes/de.po"), broken)
        XCTAssertEqual(try Data(contentsOf: package.appending(path: "Sources/Notes/de.mo")), compiled)
    }

    func testErrorsNameTheFile() throws {
        for language in ["../x", "de/at", "", "German", "de.UTF-8"] {
            assertFails("\"\(language)\" isn't a language. Write its code, for example de, pt_BR or sr@latin.") {
                try texts("--catalogs", "Sources/Notes", "--add", language)
            }
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: package.path(percentEncoded: false))
        XCTAssertEqual(files.filter { $0.hasSuffix(".po") }, [])

        try texts("--catalogs", "Sources/Notes", "--add", "de")
        let created = try read("Sources/Notes/de.po")
        try write("Sources/Notes/de.po", created + "\nmsgid \"unterminated")
        assertFails("Sources/Notes/de.po:") { try texts() }
        try write("Sources/Notes/de.po", created.replacing("\n", with: "\r\n"))
        try texts()
        XCTAssertTrue(try read("Sources/Notes/de.po").contains("Notes of %@"))
        XCTAssertFalse(try read("Sources/Notes/de.po").contains("#~"))

        let broken = package.appending(path: "Sources/Notes/Broken.swift")
        try Data([0x61, 0xff]).write(to: broken)
        assertFails("Sources/Notes/Broken.swift isn't encoded in UTF-8.") { try texts() }
    }

    func testOptions() {
        assertFails("--catalogs requires a value") { try texts("--catalogs") }
        assertFails("unknown option --chek") { try texts("--chek") }
        assertFails("Sources/No isn't a folder") { try texts("--catalogs", "Sources/No") }
        assertFails("there is no file or folder No") { try texts("--catalogs", "Sources", "No") }
    }
}
