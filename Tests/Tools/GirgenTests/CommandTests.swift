import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import girgen

/// Tests of writing and comparing files in a separate directory.
final class CommandTests: XCTestCase {
    private var directory = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("girgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: directory.appendingPathComponent("gir"),
            withIntermediateDirectories: true
        )
        let tool = directory.appendingPathComponent("Sources/Tools/girgen")
        try FileManager.default.createDirectory(at: tool, withIntermediateDirectories: true)
        for name in ["Modules.json", "NewerBodies.json", "Traits.json"] {
            let file = Repository.tool.appendingPathComponent(name)
            try FileManager.default.copyItem(at: file, to: tool.appendingPathComponent(name))
        }
        let contents = [
            "GLib": GIRSnippet.glib, "GObject": GIRSnippet.gobject, "Gio": GIRSnippet.gio, "cairo": GIRSnippet.cairo,
            "Gdk": GIRSnippet.gdk,
        ]
        for name in try Repository.configuration().files where name != "Gtk-4.0" {
            let parts = name.split(separator: "-").map(String.init)
            try write(GIRSnippet.file(parts[0], version: parts[1], contents[parts[0]] ?? ""), to: "gir/\(name).gir")
        }
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("show")) + GIRSnippet.class("Label"))
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: directory)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: directory.appendingPathComponent(path))
    }

    private func writeGtk(_ content: String) throws {
        try write(GIRSnippet.file("Gtk", version: "4.0", GIRSnippet.gtk + content), to: "gir/Gtk-4.0.gir")
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: directory.appendingPathComponent("Sources/GTK/\(path)"), encoding: .utf8)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: directory.appendingPathComponent("Sources/GTK/\(path)").path)
    }

    /// Runs the command. Returns the files that differ, and its messages.
    private func generate(_ arguments: String...) throws -> (differences: [String], messages: [String]) {
        var messages: [String] = []
        let options = try Options(
            ["--gir", directory.path + "/gir", "--sources", directory.path + "/Sources/GTK"] + arguments
        )
        let differences = try Command(options) { messages.append($0) }.run()
        return (differences, messages)
    }

    func testWrites() throws {
        let (differences, messages) = try generate()
        XCTAssertTrue(differences.contains("Gtk/Generated/Bu.swift"))
        XCTAssertTrue(messages.contains("wrote Gtk/Generated/Bu.swift"))
        XCTAssertTrue(try text("Gtk/Generated/Bu.swift").contains("public func show()"))
        // The report of a package with traits is only printed from the newest GIR files.
        XCTAssertFalse(exists("../Tools/girgen/Coverage.md"))
    }

    func testJoinsTypesThatBeginWithTheSameLetters() throws {
        try writeGtk(GIRSnippet.class("Button") + GIRSnippet.class("Label") + GIRSnippet.class("Bubble"))
        _ = try generate()
        let text = try text("Gtk/Generated/Bu.swift")
        let classes = text.matches(of: /open class (\w+)/).map { String($0.1) }
        XCTAssertEqual(classes, ["Bubble", "Button"])
        XCTAssertEqual(text.matches(of: /Do not edit/).count, 1, text)
        XCTAssertEqual(text.matches(of: /\nimport CGtk\n/).count, 1, text)
        XCTAssertFalse(exists("Gtk/Generated/Button.swift"))
    }

    func testWritesOnlyChangedFiles() throws {
        _ = try generate()
        XCTAssertEqual(try generate().differences, [])
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("hide")) + GIRSnippet.class("Label"))
        let others = [
            "../../Tests/GTK/EveryTypeTests/Generated/GtkFunctionTable.swift", "../Tools/girgen/API/Listings/Gtk.txt",
        ]
        XCTAssertEqual(try generate().differences, ["Gtk/Generated/Bu.swift"] + others)
        XCTAssertTrue(try text("Gtk/Generated/Bu.swift").contains("public func hide()"))
    }

    func testCheckReportsThatAllFilesAreUpToDate() throws {
        let count = try generate().differences.count
        let (differences, messages) = try generate("--check")
        XCTAssertEqual(differences, [])
        XCTAssertEqual(messages, ["\(count) files are up to date"])
    }

    func testCheckWritesNothing() throws {
        XCTAssertFalse(try generate("--check").differences.isEmpty)
        XCTAssertFalse(exists("Gtk"))
    }

    func testCheckOmitsTheFilesOfOtherVersions() throws {
        _ = try generate()
        let version = #"""
            <constant name="MAJOR_VERSION" value="4" c:type="GTK_MAJOR_VERSION"><type name="gint" c:type="gint"/></constant>
            <constant name="MINOR_VERSION" value="10" c:type="GTK_MINOR_VERSION"><type name="gint" c:type="gint"/></constant>
            """#
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("hide")) + version)
        let difference =
            "\(directory.path)/gir/Gtk-4.0.gir has version 4.10, but the code was generated from version 4.8"
        let (differences, messages) = try generate("--check")
        XCTAssertEqual(differences, [])
        XCTAssertEqual(messages, ["\(difference): the files of the base are neither compared nor written"])
        // Only a check omits files.
        XCTAssertTrue(try generate().differences.contains("Gtk/Generated/Bu.swift"))
    }

    func testCheckReportsFilesThatDiffer() throws {
        _ = try generate()
        try write("// changed\n", to: "Sources/GTK/Gtk/Generated/La.swift")
        let (differences, messages) = try generate("--check")
        XCTAssertEqual(differences, ["Gtk/Generated/La.swift"])
        XCTAssertEqual(messages, ["differs: Gtk/Generated/La.swift"])
        XCTAssertEqual(try text("Gtk/Generated/La.swift"), "// changed\n")
    }

    func testRemovesObsoleteFiles() throws {
        _ = try generate()
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("show")))
        try write("// by hand\n", to: "Sources/GTK/Gtk/Label+More.swift")
        let changed: Set = [
            "Gtk/Generated/La.swift", "Gtk/Generated/GtkTypes.swift",
            "../../Tests/GTK/EveryTypeTests/Generated/GtkTypeTable.swift",
            "../../Tests/CombineAdw/CombineAdwTests/Names/Generated/TypeNames.swift",
            "../Tools/girgen/API/Listings/Gtk.txt",
        ]
        XCTAssertEqual(Set(try generate("--check").differences), changed)
        XCTAssertTrue(exists("Gtk/Generated/La.swift"))
        XCTAssertEqual(Set(try generate().differences), changed)
        XCTAssertFalse(exists("Gtk/Generated/La.swift"))
        // Other files next to the generated ones are ignored.
        XCTAssertTrue(exists("Gtk/Label+More.swift"))
    }

    func testAMissingGIRFile() throws {
        try write(#"[{ "name": "Nowhere", "files": ["Nowhere-3"] }]"#, to: "Sources/Tools/girgen/Modules.json")
        XCTAssertThrowsError(try generate()) { error in
            XCTAssertTrue("\(error)".hasPrefix("Nowhere-3.gir: is not in \(directory.path)/gir"), "\(error)")
            XCTAssertTrue("\(error)".contains(": install the library's development package"), "\(error)")
        }
    }

    func testAGIRFileWithAnUnknownElement() throws {
        try writeGtk("<gadget/>")
        XCTAssertThrowsError(try generate()) { error in
            XCTAssertTrue("\(error)".hasSuffix("unknown element <gadget> in <namespace>"), "\(error)")
        }
        XCTAssertFalse(exists("Gtk"))
    }
}
