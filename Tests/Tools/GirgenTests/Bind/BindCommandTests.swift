import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of modules for libraries of other packages: the written files and the errors.
final class BindCommandTests: BindTestCase {
    // MARK: Written files

    /// A class, a function that doesn't belong to a type, a name that Gtk also has, and a function that must receive
    /// `NULL`.
    private let toys = """
        <class name="Lamp" c:symbol-prefix="lamp" c:type="ToyLamp" parent="Gtk.Widget"
               glib:type-name="ToyLamp" glib:get-type="toy_lamp_get_type">
          <constructor name="new" c:identifier="toy_lamp_new">
            <return-value transfer-ownership="none"><type name="Gtk.Widget" c:type="GtkWidget*"/></return-value>
          </constructor>
          <method name="dim" c:identifier="toy_lamp_dim">
            <return-value transfer-ownership="none"><type name="utf8" c:type="const char*"/></return-value>
            <parameters>
              <instance-parameter name="self" transfer-ownership="none">
                <type name="Lamp" c:type="ToyLamp*"/>
              </instance-parameter>
              <parameter name="level" transfer-ownership="none"><type name="gint" c:type="int"/></parameter>
            </parameters>
          </method>
          <property name="lit" writable="1" transfer-ownership="none"><type name="gboolean" c:type="gboolean"/></property>
          <glib:signal name="moved" when="last">
            <return-value transfer-ownership="none"><type name="none" c:type="void"/></return-value>
            <parameters><parameter name="x" transfer-ownership="none"><type name="gdouble" c:type="double"/></parameter></parameters>
          </glib:signal>
        </class>
        <class name="Button" c:symbol-prefix="button" c:type="ToyButton" parent="Gtk.Button"
               glib:type-name="ToyButton" glib:get-type="toy_button_get_type"/>
        <function name="init" c:identifier="toy_init">
          <return-value transfer-ownership="none"><type name="none" c:type="void"/></return-value>
        </function>
        """

    func testWritesAModuleAndItsHeadersAndAddsItToTheList() throws {
        try write("Toy", "4", toys)
        try bind("Toy-4")
        XCTAssertEqual(try text("Bindings.json"), "[\n  { \"files\": [\"Toy-4\"] }\n]\n")
        XCTAssertTrue(try text("Sources/Toy/Generated/Module.swift").hasSuffix("@_exported import Gtk\n"))
        let lamp = try text("Sources/Toy/Generated/Lamp.swift")
        XCTAssertTrue(lamp.contains("import CGtk\nimport CToy\n@_spi(Binding) import Gtk\n"), lamp)
        XCTAssertTrue(lamp.contains("open class Lamp: Widget"), lamp)
        XCTAssertTrue(lamp.contains("public func dim(_ level: Int) -> String"), lamp)
        XCTAssertTrue(lamp.contains("SignalTrampolines.double"), lamp)
        XCTAssertTrue(try text("Sources/Toy/Generated/SignalTrampolines.swift").contains("enum SignalTrampolines"))
        XCTAssertTrue(try text("Sources/Toy/Generated/Functions.swift").contains("public func initialize()"))
        // Gtk has a Button, so this class has its C name.
        XCTAssertTrue(try text("Sources/Toy/Generated/ToyButton.swift").contains("open class ToyButton: Button"))
        let table = try text("Sources/Toy/Generated/ToyTypes.swift")
        XCTAssertTrue(table.contains("GtkTypes.register()"), table)
        XCTAssertTrue(table.contains("Gtk.Library.initialize()"), table)
        XCTAssertEqual(
            try text("Sources/CToy/module.modulemap"),
            "module CToy [system] {\n    header \"CToy.h\"\n    link \"toys-4\"\n    export *\n}\n"
        )
        let header = try text("Sources/CToy/CToy.h")
        XCTAssertTrue(header.contains("#pragma clang module import CGtk\n"), header)
        XCTAssertTrue(header.contains("#include <toys/toys.h>\n"), header)
        XCTAssertTrue(try text("Sources/CToy/Coverage.md").contains("| methods | 1 | 0 | 1 |"))
        XCTAssertTrue(
            reported.contains(
                "Sources/Toy: 2 of 2 classes and interfaces, 1 of 1 constructors, 1 of 1 methods, 1 of 1 functions, "
                    + "1 of 1 properties, 1 of 1 signals"
            ),
            "\(reported)"
        )
        XCTAssertTrue(
            reported.contains("    .systemLibrary(name: \"CToy\", pkgConfig: \"toys-4\"),"),
            "\(reported)"
        )
    }

    func testAddsAnotherLibraryToTheListAndRemovesObsoleteFiles() throws {
        try write("Toy", "4", toys)
        try write(
            "Box",
            "1",
            "<class name=\"Crate\" c:type=\"BoxCrate\" parent=\"Toy.Lamp\" glib:type-name=\"BoxCrate\" glib:get-type=\"box_crate_get_type\"/>",
            include: ("Toy", "4")
        )
        try list("[\n  { \"files\": [\"Toy-4\"], \"documentation\": \"https://toys.example/\" }\n]\n")
        let old = package.appendingPathComponent("Sources/Toy/Generated/Gone.swift")
        try FileManager.default.createDirectory(at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "".write(to: old, atomically: true, encoding: .utf8)
        try bind("Box-1")
        XCTAssertEqual(
            try text("Bindings.json"),
            "[\n  { \"files\": [\"Toy-4\"], \"documentation\": \"https://toys.example/\" },\n  { \"files\": [\"Box-1\"] }\n]\n"
        )
        XCTAssertFalse(FileManager.default.fileExists(atPath: old.path))
        let crate = try text("Sources/Box/Generated/Crate.swift")
        XCTAssertTrue(crate.contains("import CBox\nimport CGtk\nimport CToy\n@_spi(Binding) import Toy\n"), crate)
        XCTAssertTrue(try text("Sources/CBox/CBox.h").contains("#pragma clang module import CToy\n"))
    }

    func testHandwrittenDecisions() throws {
        try write("Toy", "4", toys)
        try list(
            """
            [{ "files": ["Toy-4"], "policy": {
              "toy_lamp_dim": { "name": "dimmed(to:)", "nullable": ["result"], "transfer": { "result": "full" } },
              "toy_init": { "hide": "Toy does it" },
              "Toy.Button": { "name": "Knob" },
              "Toy.Lamp::moved": { "name": "shifted" }
            } }]
            """
        )
        try bind()
        let lamp = try text("Sources/Toy/Generated/Lamp.swift")
        XCTAssertTrue(lamp.contains("public func dimmed(to level: Int) -> String?"), lamp)
        XCTAssertTrue(lamp.contains(", .full)"), lamp)
        XCTAssertTrue(lamp.contains("public var shifted: Signal<Double>"), lamp)
        XCTAssertTrue(try text("Sources/Toy/Generated/Knob.swift").contains("open class Knob: Button"))
        XCTAssertTrue(try text("Sources/CToy/Coverage.md").contains("- `toy_init`: Toy does it"))
    }

    func testHandwrittenSentences() throws {
        try write("Toy", "4", toys)
        try list(#"[{ "files": ["Toy-4"], "words": "Words.txt" }]"#)
        assertRefused("Words.txt: can't be read")
        let words = package.appendingPathComponent("Words.txt")
        try Data("toy_lamp_move: Moves it.\n".utf8).write(to: words)
        assertRefused("Words.txt: no generated declaration has the name toy_lamp_move")
        try Data("ToyLamp: A lamp on a table.\nToyLamp:lit: A Boolean value that indicates whether it shines.\n".utf8)
            .write(to: words)
        try bind()
        try assertFile(
            "Toy/Generated/Lamp.swift",
            contains: "/// A lamp on a table. `ToyLamp`.",
            "/// A Boolean value that indicates whether it shines. `ToyLamp:lit`."
        )
    }

    func testAHiddenTypeIsOmitted() throws {
        try write("Toy", "4", toys)
        try list(#"[{ "files": ["Toy-4"], "policy": { "Toy.Lamp": { "hide": "for light" } } }]"#)
        try bind()
        let lamp = package.appendingPathComponent("Sources/Toy/Generated/Lamp.swift")
        XCTAssertFalse(FileManager.default.fileExists(atPath: lamp.path))
        XCTAssertFalse(try text("Sources/Toy/Generated/ToyTypes.swift").contains("Lamp"))
        try assertFile("CToy/Coverage.md", contains: "- `Toy.Lamp`: for light")
    }

    func testASubclassOfAHiddenFundamentalClassUsesItsReferenceFunctions() throws {
        let functions = #"glib:fundamental="1" glib:ref-func="gtk_atom_ref" glib:unref-func="gtk_atom_unref""#
        let members =
            GIRSnippet.class("Atom", parent: "-", "", functions).replacing(#"parent="-""#, with: "")
            + GIRSnippet.class("Ion", parent: "Atom", "", #"glib:fundamental="1""#)
        try write("Toy", "4", members)
        try list(#"[{ "files": ["Toy-4"], "policy": { "Toy.Atom": { "hide": "for physics" } } }]"#)
        try bind()
        let ion = try text("Sources/Toy/Generated/Ion.swift")
        XCTAssertTrue(ion.contains("gtk_atom_ref(OpaquePointer(pointer))"), ion)
        XCTAssertTrue(ion.contains("gtk_atom_unref(OpaquePointer(pointer))"), ion)
    }

    func testFunctionsThatALibraryDoesNotExport() {
        let glib = LibrarySymbols(libraries: ["libglib-2.0.so.0"], packages: ["glib-2.0"])
        XCTAssertEqual(glib.missing(of: ["g_free", "g_never_was"]), ["g_never_was"])
        let unknown = LibrarySymbols(libraries: ["libtoys-4.so.0"], packages: ["toys-4"])
        XCTAssertEqual(unknown.missing(of: ["toy_init"]), [])
    }

    // MARK: Errors

    private func assertRefused(
        _ expected: String,
        _ libraries: String...,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertThrowsError(
            try libraries.isEmpty ? bind() : bind(libraries[0]),
            file: file,
            line: line
        ) { XCTAssertTrue("\($0)".contains(expected), "\($0)", file: file, line: line) }
        XCTAssertFalse(FileManager.default.fileExists(atPath: package.appendingPathComponent("Sources").path))
    }

    func testLibrariesThatAreNotInstalledAreRejected() throws {
        if let (library, package) = GIRFiles.packages.sorted(by: <).first(where: {
            GIRFiles([]).path(of: $0.key) == nil
        }) {
            assertRefused("\(library).gir: is not in \(self.package.path)/gir and ", library)
            assertRefused(": install the Debian package \(package)", library)
        }
        assertRefused("\"apt-file search Nowhere-3.gir\" finds it on Debian", "Nowhere-3")
        try write("Toy", "4", toys)
        assertRefused("Toy-5.gir: is not in", "Toy-5")
        assertRefused(", where Toy-4 is", "Toy-5")
        try write("Toy", "4", toys, include: ("Secret", "9"))
        assertRefused("on which Toy-4 depends,", "Toy-4")
    }

    func testALibraryOfThisPackageIsRejected() {
        assertRefused("Gtk-4.0 is part of CombineGtk: list only other libraries", "Gtk-4.0")
        assertRefused("GObject-2.0 is part of CombineGtk: list only other libraries", "GObject-2.0")
    }

    func testALibraryForAnotherVersionOfGTKIsRejected() throws {
        try write("Toy", "4", toys, include: ("Gtk", "3.0"))
        assertRefused("depends on Gtk-3.0, but this package uses Gtk-4.0", "Toy-4")
    }

    func testAnAncestorThatCannotBeBound() throws {
        try write("Toy", "4", toys, headers: "")
        try write(
            "Box",
            "1",
            "<class name=\"Crate\" c:type=\"BoxCrate\" parent=\"Toy.Lamp\" glib:type-name=\"BoxCrate\" glib:get-type=\"box_crate_get_type\"/>",
            include: ("Toy", "4")
        )
        assertRefused(
            "Box.Crate derives from Toy.Lamp, and Toy-4 isn't bound, because its GIR file has no C header",
            "Box-1"
        )
    }

    func testWrongEntries() throws {
        try write("Toy", "4", toys)
        try list(#"[{ "files": ["Toy-4"], "policy": { "toy_lamp_dims": { "name": "dim" } } }]"#)
        assertRefused("toy_lamp_dims: Toy-4.gir doesn't have a declaration with this name; did you mean toy_lamp_dim?")
        try list(#"[{ "files": ["Toy-4"], "policy": { "toy_lamp_dim": { "nullable": ["depth"] } } }]"#)
        assertRefused("toy_lamp_dim: no parameter \"depth\"; expected instance, level, result")
        try list(#"[{ "files": ["Toy-4"], "policy": { "toy_lamp_dim": { "rename": "dim" } } }]"#)
        assertRefused("entry 1: policy: toy_lamp_dim: \"rename\" isn't a decision about a function; expected reason,")
        try list(#"[{ "files": ["Toy-4"], "policy": { "toy_lamp_dim": { "transfer": { "result": "all" } } } }]"#)
        assertRefused("\"all\" isn't an ownership; expected none, container or full")
        try list(#"[{ "files": ["Toy"] }]"#)
        assertRefused("expected one GIR file for a library, with namespace and version, such as \"Adw-1\"")
        try list("[]")
        assertRefused("Bindings.json lists no library")
    }

    // MARK: Libraries that depend on a separate module

    func testALibraryThatDependsOnAdwaitaImportsIt() throws {
        try write(
            "Toy",
            "4",
            #"<class name="Box" c:type="ToyBox" parent="Adw.Bin" glib:get-type="toy_box_get_type"/>"#,
            include: ("Adw", "1")
        )
        try bind("Toy-4")
        try assertFile("Toy/Generated/Module.swift", contains: "@_exported import Adw\n")
        try assertFile("Toy/Generated/ToyBox.swift", contains: "import CAdw\n", "open class ToyBox: Bin {")
        try assertFile("CToy/CToy.h", contains: "#pragma clang module import CAdw\n")
        let target = #".target(name: "Toy", dependencies: ["CToy", .product(name: "Adw", package: "CombineGtk")],"#
        XCTAssertTrue(reported.contains { $0.contains(target) }, reported.joined(separator: "\n"))
    }

    func testALibraryThatDoesNotDependOnAdwaitaDoesNotImportIt() throws {
        try write(
            "Toy",
            "4",
            #"<class name="Top" c:type="ToyTop" parent="Gtk.Widget" glib:get-type="toy_top_get_type"/>"#
        )
        try bind("Toy-4")
        XCTAssertFalse(try text("Sources/Toy/Generated/Top.swift").contains("Adw"))
        XCTAssertFalse(try text("Sources/CToy/CToy.h").contains("Adw"))
    }

    func testAFinalClassHasNoSubclasses() throws {
        try write(
            "Toy",
            "4",
            #"<class name="Top" c:type="ToyTop" parent="Gtk.Widget" final="1" glib:get-type="toy_top_get_type"/>"#
        )
        try bind("Toy-4")
        try assertFile(
            "Toy/Generated/Top.swift",
            contains: "public final class Top: Widget {",
            "    public override class var objectType: ObjectType {"
        )
    }

    // MARK: The most frequently bound libraries

    func testLibrariesOfGNOME() throws {
        let libraries = ["GtkSource-5", "Vte-3.91", "Shumate-1.0"].filter { GIRFiles([]).path(of: $0) != nil }
        if libraries.isEmpty { throw XCTSkip("none of GtkSource, Vte and Shumate is installed") }
        let lines = libraries.map { "{ \"files\": [\"\($0)\"] }" }
        try list("[\(lines.joined(separator: ","))]")
        try bind()
        for line in reported where line.hasPrefix("Sources/") {
            let counts = line.matches(of: /(\d+) of (\d+) (methods|properties|signals)/).compactMap { match in
                Int(match.1).flatMap { bound in Int(match.2).map { (bound, $0, match.3) } }
            }
            XCTAssertEqual(counts.count, 3, line)
            for (bound, total, category) in counts {
                // The installed libraries don't export all functions of their GIR files.
                XCTAssertGreaterThanOrEqual(bound * 100, total * (category == "methods" ? 93 : 100), line)
            }
        }
    }
}
