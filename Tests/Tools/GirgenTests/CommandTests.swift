import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of writing and comparing files in a separate directory.
final class CommandTests: XCTestCase {
    private var directory = URL(fileURLWithPath: "/")
    /// A class with so many methods that it's in a separate file.
    private let label = GIRSnippet.class(
        "Label",
        parent: "GObject.Object",
        (1...14).map { GIRSnippet.method("show\($0)", of: "Label") }.joined()
    )

    override func setUpWithError() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("girgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: directory.appendingPathComponent("gir"),
            withIntermediateDirectories: true
        )
        let tool = directory.appendingPathComponent("Sources/Tools/girgen")
        try FileManager.default.createDirectory(at: tool, withIntermediateDirectories: true)
        try copy("Modules.json")
        let contents = [
            "GLib": GIRSnippet.glib, "GObject": GIRSnippet.gobject, "Gio": GIRSnippet.gio, "cairo": GIRSnippet.cairo,
            "Gdk": GIRSnippet.gdk,
        ]
        for name in try Repository.configuration().files where name != "Gtk-4.0" {
            let parts = name.split(separator: "-").map(String.init)
            try write(GIRSnippet.file(parts[0], version: parts[1], contents[parts[0]] ?? ""), to: "gir/\(name).gir")
        }
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("show")) + label)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: directory)
    }

    /// Copies a file of girgen.
    private func copy(_ name: String) throws {
        let file = directory.appendingPathComponent("Sources/Tools/girgen/\(name)")
        try FileManager.default.copyItem(at: Repository.tool.appendingPathComponent(name), to: file)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: directory.appendingPathComponent(path))
    }

    private func writeGtk(_ content: String, to folder: String = "gir") throws {
        try write(GIRSnippet.file("Gtk", version: "4.0", GIRSnippet.gtk + content), to: "\(folder)/Gtk-4.0.gir")
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
        XCTAssertTrue(differences.contains("Gtk/Generated/Widgets.swift"))
        XCTAssertTrue(messages.contains("wrote Gtk/Generated/Widgets.swift"))
        XCTAssertTrue(try text("Gtk/Generated/Widgets.swift").contains("public func show()"))
        XCTAssertTrue(exists("../Tools/girgen/Coverage.md"))
    }

    // MARK: Traits

    /// Adds traits to the package. The newest GIR files have a method and a class that require a trait. Returns the
    /// folder of these files.
    private func addTraits(_ content: String = "") throws -> String {
        try copy("Traits.json")
        let newest = directory.appendingPathComponent("newest")
        try FileManager.default.copyItem(at: directory.appendingPathComponent("gir"), to: newest)
        let version = #"version="4.10""#
        let button = GIRSnippet.class(
            "Button",
            GIRSnippet.method("show") + GIRSnippet.method("blink", attributes: version)
        )
        let turns = (1...14).map { GIRSnippet.method("turn\($0)", of: "Dial") }.joined()
        let dial = GIRSnippet.class("Dial", parent: "GObject.Object", turns, version)
        try writeGtk(button + label + dial + content, to: "newest")
        return newest.path
    }

    func testWritesTheDeclarationsOfTraits() throws {
        let newest = try addTraits()
        XCTAssertTrue(try generate("--newest", newest).differences.contains("Gtk/Generated/Dial.swift"))
        let widgets = try text("Gtk/Generated/Widgets.swift")
        XCTAssertNotNil(widgets.firstMatch(of: /\n\s+#if GTK4_10\n.*\n\s+public func blink/), widgets)
        XCTAssertTrue(try text("Gtk/Generated/Dial.swift").contains("#if GTK4_10\n"))
        XCTAssertTrue(exists("CGtk/Traits.h"))
        XCTAssertEqual(try generate("--check", "--newest", newest).differences, [])
        // A later run doesn't add the declarations that the sources now contain a second time.
        XCTAssertEqual(try generate("--newest", newest).differences, [])
    }

    func testWritesNothingWithoutTheNewestFiles() throws {
        _ = try addTraits()
        XCTAssertThrowsError(try generate()) { error in
            XCTAssertTrue("\(error)".contains("aren't in \(directory.path)/.build/newest-gir"), "\(error)")
            XCTAssertTrue("\(error)".contains("\".ci/debian gir\" downloads them"), "\(error)")
        }
        XCTAssertFalse(exists("Gtk"))
    }

    func testChecksOnlyTheBaseWithoutTheNewestFiles() throws {
        let newest = try addTraits()
        _ = try generate("--newest", newest)
        func replace(_ old: String, _ new: String) throws {
            let changed = try text("Gtk/Generated/Widgets.swift").replacing(old, with: new)
            try write(changed, to: "Sources/GTK/Gtk/Generated/Widgets.swift")
        }
        try replace("blink", "flash")
        let (differences, messages) = try generate("--check")
        XCTAssertEqual(differences, [])
        XCTAssertEqual(messages.count { $0.hasSuffix("/newest-gir: the declarations of traits aren't compared") }, 1)
        XCTAssertEqual(
            try generate("--check", "--newest", newest).differences,
            ["Gtk/Generated/Widgets.swift"]
        )
        try replace("show", "reveal")
        XCTAssertEqual(try generate("--check").differences, ["Gtk/Generated/Widgets.swift"])
    }

    func testNewestFilesOfAnotherVersion() throws {
        let newest = try addTraits(newerVersion)
        let reason =
            "\(newest)/Gtk-4.0.gir has version 4.10, but the code of the traits was generated from version 4.24"
        XCTAssertThrowsError(try generate("--newest", newest)) { error in
            XCTAssertTrue("\(error)".contains(reason), "\(error)")
        }
        let messages = try generate("--check", "--newest", newest).messages
        XCTAssertTrue(messages.contains("\(reason): the declarations of traits aren't compared"), "\(messages)")
    }

    // MARK: Files

    func testJoinsFamilies() throws {
        let part = GIRSnippet.class("LabelPart", parent: "GObject.Object")
        try writeGtk(label + part + GIRSnippet.class("Menu", parent: "Label"))
        _ = try generate()
        let text = try text("Gtk/Generated/Label.swift")
        let classes = text.matches(of: /open class (\w+)/).map { String($0.1) }
        XCTAssertEqual(classes, ["Label", "LabelPart", "Menu"])
        XCTAssertEqual(text.matches(of: /Do not edit/).count, 1, text)
        XCTAssertEqual(text.matches(of: /\nimport CGtk\n/).count, 1, text)
        XCTAssertFalse(exists("Gtk/Generated/Menu.swift"))
    }

    func testWritesOnlyChangedFiles() throws {
        _ = try generate()
        XCTAssertEqual(try generate().differences, [])
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("hide")) + label)
        XCTAssertEqual(try generate().differences, ["Gtk/Generated/Widgets.swift"])
        XCTAssertTrue(try text("Gtk/Generated/Widgets.swift").contains("public func hide()"))
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

    /// The constants for another version of GTK.
    private let newerVersion = #"""
        <constant name="MAJOR_VERSION" value="4" c:type="GTK_MAJOR_VERSION"><type name="gint" c:type="gint"/></constant>
        <constant name="MINOR_VERSION" value="10" c:type="GTK_MINOR_VERSION"><type name="gint" c:type="gint"/></constant>
        """#

    private var difference: String {
        "\(directory.path)/gir/Gtk-4.0.gir has version 4.10, but the code was generated from version 4.8"
    }

    func testCheckOmitsTheFilesOfOtherVersions() throws {
        _ = try generate()
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("hide")) + newerVersion)
        let (differences, messages) = try generate("--check")
        XCTAssertEqual(differences, [])
        XCTAssertEqual(messages, ["\(difference): the generated files aren't compared"])
        // Only a check omits files.
        XCTAssertTrue(try generate().differences.contains("Gtk/Generated/Widgets.swift"))
    }

    func testCheckReportsFilesThatDiffer() throws {
        _ = try generate()
        try write("// changed\n", to: "Sources/GTK/Gtk/Generated/Label.swift")
        let (differences, messages) = try generate("--check")
        XCTAssertEqual(differences, ["Gtk/Generated/Label.swift"])
        XCTAssertEqual(messages, ["differs: Gtk/Generated/Label.swift"])
        XCTAssertEqual(try text("Gtk/Generated/Label.swift"), "// changed\n")
    }

    func testRemovesObsoleteFiles() throws {
        _ = try generate()
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("show")))
        try write("// by hand\n", to: "Sources/GTK/Gtk/Label+More.swift")
        let changed: Set = [
            "Gtk/Generated/Label.swift", "Gtk/Generated/GtkTypes.swift", "../Tools/girgen/Coverage.md",
        ]
        XCTAssertEqual(Set(try generate("--check").differences), changed)
        XCTAssertTrue(exists("Gtk/Generated/Label.swift"))
        XCTAssertEqual(Set(try generate().differences), changed)
        XCTAssertFalse(exists("Gtk/Generated/Label.swift"))
        // Other files next to the generated ones are ignored.
        XCTAssertTrue(exists("Gtk/Label+More.swift"))
    }

    /// Returns the text of each table by the name of its file, and the messages.
    private func tables() throws -> (texts: [String: String], messages: [String]) {
        let folder = directory.appendingPathComponent("tables")
        let (names, messages) = try generate("--tables", folder.path)
        let texts = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        return (Dictionary(zip(names, texts)) { first, _ in first }, messages)
    }

    func testTheTablesForTests() throws {
        _ = try generate()
        let (texts, messages) = try tables()
        XCTAssertEqual(messages, [])
        XCTAssertEqual(texts["GtkFunctionTable.swift"]?.contains("list.add(\"gtk_button_show\")"), true)
        XCTAssertEqual(texts["GtkTypeTable.swift"]?.contains("ClassEntry(\"GtkLabel\", Label.self)"), true)
        XCTAssertEqual(texts["TypeNames.swift"]?.contains("typealias TypeLabel = Label"), true)
        let list = try XCTUnwrap(texts["Tables.swift"])
        XCTAssertTrue(list.contains("difference: String? = nil"), list)
        XCTAssertTrue(list.contains("    GtkFunctionTable.self,"), list)
        // Only changed tables are written.
        XCTAssertEqual(try tables().texts, [:])
    }

    func testTheTablesOfOtherVersionsHaveNoEntries() throws {
        _ = try generate()
        let names = try tables().texts.keys.sorted()
        try FileManager.default.removeItem(at: directory.appendingPathComponent("tables"))
        try writeGtk(GIRSnippet.class("Button", GIRSnippet.method("show")) + newerVersion)
        let (texts, messages) = try tables()
        XCTAssertEqual(messages, ["\(difference): the tables for tests have no entries"])
        XCTAssertEqual(texts.keys.sorted(), names)
        XCTAssertEqual(texts.values.filter { $0.contains("list.add(") || $0.contains("Table.self") }, [])
        XCTAssertEqual(texts["Tables.swift"]?.contains("difference: String? = #\"\(difference)\"#"), true)
        // The names of types are those of the sources.
        XCTAssertEqual(texts["TypeNames.swift"]?.contains("typealias TypeLabel = Label"), true)
    }

    func testTheListings() throws {
        _ = try generate()
        try write("#if GTK4_10\npublic struct Dial {}\n#endif\n", to: "Sources/GTK/Gtk/Generated/Dial.swift")
        let listings = directory.appendingPathComponent("listings").path
        let written = try generate("--listings", listings).differences
        XCTAssertEqual(written.filter { $0.hasSuffix("Gtk.txt") }, ["Gtk.txt", "Traits/Gtk.txt"])
        let text = try String(contentsOfFile: "\(listings)/Gtk.txt", encoding: .utf8)
        XCTAssertTrue(text.contains("\nButton.public func show()\n"), text)
        XCTAssertEqual(
            try String(contentsOfFile: "\(listings)/Traits/Gtk.txt", encoding: .utf8),
            "public struct Dial\n"
        )
        XCTAssertFalse(exists("../Tools/girgen/API"), "the listings of generated modules are only written there")
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
