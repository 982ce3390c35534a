import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenParse
@testable import GirgenCommand

/// Tests of several libraries in one package, and of incomplete GIR files.
final class BoundLibraryFileTests: BindTestCase {
    // MARK: Several libraries

    func testALibraryCanUseTypesOfALaterOne() throws {
        try write(
            "Box",
            "1",
            GIRSnippet.function(
                "open",
                "box_open",
                GIRSnippet.parameter("lamp", GIRSnippet.type("Toy.Lamp", "ToyLamp*"))
            ),
            include: ("Toy", "4")
        )
        try write(
            "Toy",
            "4",
            "<class name=\"Lamp\" c:type=\"ToyLamp\" parent=\"GObject.Object\" glib:get-type=\"toy_lamp_get_type\"/>"
        )
        try list("[{ \"files\": [\"Box-1\"] }, { \"files\": [\"Toy-4\"] }]")
        try bind()
        try assertFile("Box/Generated/Functions.swift", contains: "public func open(_ lamp: Lamp) {")
    }

    /// `pango_font_create_hb_font` returns an `hb_font_t`, even if another package binds HarfBuzz.
    func testModulesOfThisPackageDoNotUseTypesOfBoundLibraries() throws {
        try write(
            "HarfBuzz",
            "0.0",
            """
            <record name="font_t" c:type="hb_font_t" glib:type-name="hb_font_t" glib:get-type="toy_font_get_type"/>
            <class name="Shaper" c:type="ToyShaper" parent="GObject.Object" glib:type-name="ToyShaper"
                   glib:get-type="toy_shaper_get_type" glib:type-struct="ShaperClass">
              \(GIRSnippet.virtualMethod("shape", of: "Shaper", prefix: "Toy"))
            </class>
            \(GIRSnippet.structure("ToyShaperClass", of: "Shaper", "shape"))
            """
        )
        try bind("HarfBuzz-0.0")
        try assertFile("HarfBuzz/Generated/Shaper.swift", contains: "open func shape() {")
    }

    // MARK: Incomplete files

    func testAFileWithoutHeaders() throws {
        try write("Toy", "4", "", headers: "")
        XCTAssertThrowsError(try bind("Toy-4")) { error in
            let entry = "{ \"files\": [\"Toy-4\"], \"headers\": [\"toy.h\"] }"
            XCTAssertTrue("\(error)".contains("Toy-4.gir has no C header: add "), "\(error)")
            XCTAssertTrue("\(error)".hasSuffix("such as \(entry)"), "\(error)")
        }
        try list("[{ \"files\": [\"Toy-4\"], \"headers\": [\"toy/all.h\"] }]")
        try bind()
        XCTAssertTrue(try text("Sources/CToy/CToy.h").contains("#include <toy/all.h>\n"))
    }

    /// The library uses no type of the other files.
    func testFilesThatIncludeEachOther() throws {
        try write("Toy", "4", "", include: ("Gtk", "4.0"), ("Wheel", "1"))
        try write("Wheel", "1", "", include: ("Axle", "1"), ("Wheel", "1"))
        try write("Axle", "1", "", include: ("Wheel", "1"), ("Toy", "4"))
        try bind("Toy-4")
        try assertFile("CToy/CToy.h", contains: "#include <toys/toys.h>")
    }

    func testMacrosThatHeadersRequireAreDefined() throws {
        try write("Toy", "4", "")
        try list("[{ \"files\": [\"Toy-4\"], \"defines\": [\"TOY_IS_NEW\", \"TOY_LEVEL=2\"] }]")
        try bind()
        let header = try text("Sources/CToy/CToy.h")
        XCTAssertTrue(header.contains("#define TOY_IS_NEW\n#define TOY_LEVEL 2\n#include <toys/toys.h>\n"), header)
        // The GIR file determines nullability, independent of attributes in the header.
        XCTAssertTrue(header.contains("#define nonnull(...)\n"), header)
        XCTAssertTrue(header.contains("#undef nonnull\n"), header)
    }

    func testFindsThePackageThatLinksALibrary() throws {
        let files = PkgConfigFiles(directories: [package.path, package.appendingPathComponent("nowhere").path])
        for (name, library) in [("toys-extra", "toys"), ("toys-glib", "toys"), ("balls", "toys-4")] {
            try "Name: \(name)\nLibs: -L/usr/lib -l\(library) -lm\n"
                .write(to: package.appendingPathComponent("\(name).pc"), atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(files.package(linking: "toys"), "toys-glib")
        XCTAssertEqual(files.package(linking: "toys-4"), "balls")
        XCTAssertNil(files.package(linking: "toy"))
        XCTAssertTrue(files.has("balls"))
        XCTAssertFalse(files.has("ball"))
    }

    func testFindsFunctionsWithoutADeclaration() {
        let compiler = DeclaredFunctions(header: "#include <glib.h>", packages: ["glib-2.0"])
        XCTAssertEqual(
            compiler.undeclared(of: ["g_free", "g_lamp_new", "g_strdup", "g_lamp_get"]),
            ["g_lamp_new", "g_lamp_get"]
        )
        XCTAssertEqual(compiler.undeclared(of: ["g_free"]), [])
        // Without headers, the compiler isn't called.
        XCTAssertEqual(DeclaredFunctions(header: "", packages: ["toys-4"]).undeclared(of: ["g_lamp_new"]), [])
        let missing = DeclaredFunctions(header: "#include <toys/toys.h>", packages: ["glib-2.0"])
        XCTAssertEqual(missing.undeclared(of: ["g_lamp_new"]), [])
    }

    func testFindsFunctionsThatHeadersDeclareWithOtherArguments() {
        let header = """
            #define toy_wind(toy) (toy)->key
            void toy_open(int);
            int (toy_wind)(void *);
            void toy_end(void);
            """
        let compiler = DeclaredFunctions(header: header, packages: ["glib-2.0"])
        XCTAssertEqual(compiler.differing(of: [("toy_open", 1), ("toy_wind", 1), ("toy_end", 0)]), [])
        XCTAssertEqual(
            compiler.differing(of: [("toy_end", 1), ("toy_open", 1), ("toy_wind", 2), ("toy_open", 0)]),
            ["toy_end", "toy_wind", "toy_open"]
        )
        // The other function reports functions without a declaration.
        XCTAssertEqual(compiler.differing(of: [("toy_new", 0)]), [])
    }

    func testCallbacksThatHeadersDeclareAsFunctions() throws {
        let header = "typedef int (ToyFunction)(int);\ntypedef int (*ToyPointer)(int);\ntypedef int ToyNumber;"
        let compiler = DeclaredFunctions(header: header, packages: ["glib-2.0"])
        let types = ["ToyPointer", "ToyNumber", "ToyFunction", "ToyMissing"]
        XCTAssertEqual(compiler.functionTypes(of: types), ["ToyFunction"])
        XCTAssertEqual(compiler.functionTypes(of: ["ToyPointer"]), [])

        let result = GIRSnippet.result(GIRSnippet.nothing)
        let callbacks = ["Function", "Pointer"].map { "<callback name='\($0)' c:type='Toy\($0)'>\(result)</callback>" }
        let file = GIRSnippet.file("Toy", version: "4", callbacks.joined())
        let namespace = try GIRParser.parse(Data(file.utf8), file: "Toy-4.gir")
        let module = Configuration.Module(binding: "Toy", files: ["Toy-4"], documentation: nil)
        var library = BoundLibrary(module: module, namespace: namespace)
        library.usePointers(to: ["ToyFunction"])
        XCTAssertEqual(library.namespace.callbacks.map(\.cType), ["ToyFunctionPointer", "ToyPointer"])
        let text = library.headers(nil).last?.text ?? ""
        XCTAssertTrue(text.hasSuffix("typedef ToyFunction *ToyFunctionPointer;\n"), text)
    }

    func testRemovesFunctionsAndTypes() throws {
        let content = """
            <class name="Lamp" c:type="ToyLamp" parent="GObject.Object" glib:get-type="toy_lamp_get_type"/>
            <class name="Bulb" c:type="ToyBulb" parent="GObject.Object" glib:get-type="toy_bulb_get_type">
              \(GIRSnippet.method("glow", of: "Bulb"))
            </class>
            <enumeration name="Mode" c:type="ToyMode" glib:get-type="toy_mode_get_type">
              <member name="a" value="0" c:identifier="TOY_A"/>
            </enumeration>
            """ + GIRSnippet.function("open", "toy_open")
        var namespace = try GIRParser.parse(Data(GIRSnippet.file("Toy", version: "4", content).utf8), file: "Toy-4.gir")
        let names = ["gtk_bulb_glow", "toy_open", "toy_lamp_get_type", "toy_bulb_get_type", "toy_mode_get_type"]
        XCTAssertEqual(namespace.callableFunctions, names)
        _ = namespace.leaveOut(["gtk_bulb_glow", "toy_open", "toy_lamp_get_type", "toy_mode_get_type"])
        XCTAssertEqual(namespace.callableFunctions, ["toy_bulb_get_type"])
        XCTAssertEqual(namespace.compounds.map(\.info.name), ["Bulb"])
        XCTAssertEqual(namespace.enumerations.map(\.info.name), ["Mode"])
    }

    func testAFileCanStateItsPrefixesTwice() throws {
        try write("Toy", "4", "")
        let path = package.appendingPathComponent("gir/Toy-4.gir")
        let text = try String(contentsOf: path, encoding: .utf8)
        try text.replacing("<repository ", with: "<repository c:identifier-prefixes=\"Toy\" c:symbol-prefixes=\"toy\" ")
            .write(to: path, atomically: true, encoding: .utf8)
        try bind("Toy-4")
        XCTAssertTrue(try self.text("Sources/CToy/CToy.h").contains("#define TOY_DISABLE_DEPRECATION_WARNINGS"))
    }
}
