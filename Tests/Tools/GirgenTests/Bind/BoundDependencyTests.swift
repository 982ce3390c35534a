import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of the dependencies of a bound library: which ones are also bound, and in which order.
final class BoundDependencyTests: BindTestCase {
    private func type(_ name: String, parent: String, prefix: String, _ members: String = "") -> String {
        """
        <class name="\(name)" c:type="\(prefix)\(name)" parent="\(parent)" glib:type-name="\(prefix)\(name)"
               glib:get-type="\(prefix.lowercased())_\(name.lowercased())_get_type">\(members)</class>
        """
    }

    /// Writes three libraries, each of which depends on the previous one.
    private func writeChain() throws {
        try write("Wood", "1", type("Board", parent: "Gtk.Widget", prefix: "Wood"))
        try write("Toy", "4", type("Lamp", parent: "Wood.Board", prefix: "Toy"), include: ("Wood", "1"))
        try write("Box", "1", type("Crate", parent: "Toy.Lamp", prefix: "Box"), include: ("Toy", "4"))
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
    }

    func testDependenciesAreBoundAndListedFirst() throws {
        try writeChain()
        try bind("Box-1")
        XCTAssertEqual(
            try text("Bindings.json"),
            """
            [
              { "files": ["Wood-1"] },
              { "files": ["Toy-4"] },
              { "files": ["Box-1"] }
            ]

            """
        )
        try assertFile("Wood/Generated/Board.swift", contains: "open class Board: Widget")
        try assertFile("Toy/Generated/Lamp.swift", contains: "open class Lamp: Board")
        try assertFile("Box/Generated/Crate.swift", contains: "open class Crate: Lamp")
        XCTAssertTrue(
            reported.contains("Bindings.json also lists Wood-1, because Toy-4 depends on it"),
            "\(reported)"
        )
        XCTAssertTrue(
            reported.contains("Bindings.json also lists Toy-4, because Box-1 depends on it"),
            "\(reported)"
        )
        let target =
            #"    .target(name: "Box", dependencies: ["CBox", "Toy", .product(name: "Gtk", package: "CombineGtk")],"#
        XCTAssertTrue(reported.contains(target), "\(reported)")
    }

    func testTheOrderOfTheListDoesNotMatter() throws {
        try writeChain()
        try list(#"[{ "files": ["Box-1"] }, { "files": ["Wood-1"], "policy": {} }, { "files": ["Toy-4"] }]"#)
        let listed = try text("Bindings.json")
        try bind()
        try assertFile("Box/Generated/Crate.swift", contains: "open class Crate: Lamp", "import Toy\n")
        try assertFile("Toy/Generated/Lamp.swift", contains: "open class Lamp: Board", "import Wood\n")
        XCTAssertEqual(try text("Bindings.json"), listed)
        XCTAssertFalse(reported.contains { $0.contains("as well") }, "\(reported)")
    }

    func testADependencyOfAListedLibraryIsAdded() throws {
        try writeChain()
        try list("[\n  { \"files\": [\"Toy-4\"] }\n]\n")
        try bind()
        XCTAssertEqual(
            try text("Bindings.json"),
            "[\n  { \"files\": [\"Toy-4\"] },\n  { \"files\": [\"Wood-1\"] }\n]\n"
        )
        try assertFile("Toy/Generated/Lamp.swift", contains: "open class Lamp: Board")
    }

    func testALibraryWhoseTypesAreNotUsedIsNotAdded() throws {
        try writeChain()
        try write("Lid", "2", type("Cover", parent: "Gtk.Widget", prefix: "Lid"), include: ("Gtk", "4.0"), ("Box", "1"))
        try bind("Lid-2")
        XCTAssertEqual(try text("Bindings.json"), "[\n  { \"files\": [\"Lid-2\"] }\n]\n")
        XCTAssertFalse(exists("Sources/Box"))
        XCTAssertFalse(reported.contains { $0.contains("omits") }, "\(reported)")
    }

    func testALibraryThatOnlyADependencyIncludesIsAdded() throws {
        try writeChain()
        try write("Lid", "2", type("Cover", parent: "Wood.Board", prefix: "Lid"), include: ("Box", "1"))
        try bind("Lid-2")
        XCTAssertEqual(
            try text("Bindings.json"),
            "[\n  { \"files\": [\"Wood-1\"] },\n  { \"files\": [\"Lid-2\"] }\n]\n"
        )
        try assertFile("Lid/Generated/Cover.swift", contains: "open class Cover: Board", "import Wood\n")
        XCTAssertFalse(exists("Sources/Box"))
    }

    func testLibrariesWithoutAModuleAreOmitted() throws {
        func method(_ name: String, _ type: String) -> String {
            """
            <method name="\(name)" c:identifier="toy_lamp_\(name)">
              \(GIRSnippet.result(GIRSnippet.nothing))
              <parameters>
                <instance-parameter name="self" transfer-ownership="none"><type name="Lamp" c:type="ToyLamp*"/></instance-parameter>
                \(GIRSnippet.parameter("value", GIRSnippet.type(type, type.replacing(".", with: "") + "*")))
              </parameters>
            </method>
            """
        }
        let record = #"<record name="Thing" c:type="Thing"/>"#
        try write("Face", "2", record, sharedLibrary: "")
        try write("Plain", "1", record)
        try write("Bare", "1", type("Thing", parent: "Gtk.Widget", prefix: "Bare"), headers: "")
        try write(
            "Toy",
            "4",
            type(
                "Lamp",
                parent: "Gtk.Widget",
                prefix: "Toy",
                method("face", "Face.Thing") + method("smooth", "Plain.Thing") + method("bare", "Bare.Thing")
            ),
            include: ("Gtk", "4.0"),
            ("Face", "2"),
            ("Plain", "1"),
            ("Bare", "1")
        )
        try bind("Toy-4")
        XCTAssertEqual(try text("Bindings.json"), "[\n  { \"files\": [\"Toy-4\"] }\n]\n")
        for (file, reason) in [
            ("Face-2", "its GIR file has no shared library"), ("Plain-1", "it has no GObject types"),
            ("Bare-1", "its GIR file has no C header"),
        ] {
            let line = "Toy omits declarations with types of \(file), which isn't bound: \(reason)"
            XCTAssertTrue(reported.contains(line), "\(reported)")
        }
        try assertFile("CToy/Coverage.md", contains: "- `toy_lamp_face`: ", "| methods | 0 | 0 | 3 |")
    }

    func testInstalledLibraries() throws {
        for file in ["PangoFT2-1.0", "PangoFc-1.0"] where GIRFiles().path(of: file) == nil {
            throw XCTSkip("\(file).gir is not installed")
        }
        try bind("PangoFT2-1.0")
        XCTAssertEqual(
            try text("Bindings.json"),
            "[\n  { \"files\": [\"PangoFc-1.0\"] },\n  { \"files\": [\"PangoFT2-1.0\"] }\n]\n"
        )
    }

    // MARK: Written files

    func testBindingAnotherLibraryDoesNotRewriteOtherModules() throws {
        try writeChain()
        try bind("Toy-4")
        let sources = package.appendingPathComponent("Sources")
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        for name in names {
            let path = sources.appendingPathComponent(name).path
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
        }
        try bind("Box-1")
        XCTAssertTrue(exists("Sources/Box/Generated/Crate.swift"))
        XCTAssertGreaterThan(names.count, 10)
        for name in names {
            let path = sources.appendingPathComponent(name).path
            let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            XCTAssertEqual(date, old, name)
        }
    }
}
