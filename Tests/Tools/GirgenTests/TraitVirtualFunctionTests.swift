import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of virtual functions that are newer than the base, and are in the body of a type within `#if`.
final class TraitVirtualFunctionTests: GeneratorTestCase {
    private let newer = #"version="4.10""#

    private func button(_ members: String...) -> String {
        GIRSnippet.class("Button", members.joined())
            + GIRSnippet.structure("GtkButtonClass", of: "Button", "resize", "reset")
    }

    private func accessible() -> String {
        GIRSnippet.interface(
            "Accessible",
            GIRSnippet.method("get_width", result: GIRSnippet.result(GIRSnippet.int), attributes: newer)
                + GIRSnippet.virtualMethod(
                    "get_width",
                    of: "Accessible",
                    result: GIRSnippet.result(GIRSnippet.int),
                    attributes: newer
                )
        ) + GIRSnippet.structure("GtkAccessibleInterface", of: "Accessible", "get_width")
    }

    func testNewVirtualFunctionsAreInTheBodyOfTheClass() throws {
        let old = GIRSnippet.virtualMethod("resize")
        let snippet = button(old, GIRSnippet.virtualMethod("reset", attributes: newer))
        let output = try merged(snippet, base: button(old))
        let file = try XCTUnwrap(output["Button"])
        let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
        XCTAssertEqual(lines.count { $0 == "#if GTK4_10" }, 2)
        XCTAssertEqual(lines.count { $0 == "#endif" }, 2)
        XCTAssertTrue(lines.contains("open func reset() {"), file)
        XCTAssertTrue(lines.contains { $0.contains("Since 4.10, with the trait `GTK4_10`.") }, file)
        XCTAssertTrue(lines.contains("if overridden.contains(combine_gtk_Gtk_Button_reset()) {"), file)
        let module = try XCTUnwrap(output.api.modules.first { $0.name == "Gtk" })
        XCTAssertEqual(module.newlyOverridable.overridableClasses.flatMap(\.1).map(\.field), ["reset"])
        XCTAssertEqual(
            APIListing.withoutTraits(file).filter { !$0.isWhitespace },
            try XCTUnwrap(generate(button(old))["Button"]).filter { !$0.isWhitespace }
        )
    }

    func testAVirtualFunctionOfTheBaseIsNotNew() throws {
        let output = try merged(
            button(GIRSnippet.virtualMethod("resize", attributes: newer)),
            base: button(GIRSnippet.virtualMethod("resize"))
        )
        assertFile("Button", of: output, contains: "open func resize() {")
        assertFile("Button", of: output, lacks: "#if")
    }

    func testAnInterfaceIsImplementedWithItsTrait() throws {
        XCTAssertEqual(try decision(on: "Gtk.Accessible").type.implementable?.trait, "GTK4_10")
        let snippet = accessible() + GIRSnippet.class("Label", #"<implements name="Accessible"/>"#)
        let output = try merged(snippet)
        assertFile("Accessible", of: output, contains: "public protocol Accessible: Object {\n    #if GTK4_10")
        let file = try XCTUnwrap(output["Accessible"])
        for line in [
            "var width: Int { get }", "public protocol NativeAccessible: Accessible {}",
            "extension AccessibleObject: NativeAccessible {}", "extension NativeAccessible {",
            "let accessibleImplementation = InterfaceImplementation(",
        ] { XCTAssertTrue(file.contains(line), line) }
        XCTAssertFalse(APIListing.withoutTraits(file).contains("NativeAccessible"), file)
        assertFile("Label", of: output, contains: "open class Label: Widget, Accessible {")
        assertFile("Label", of: output, contains: "#if GTK4_10\nextension Label: NativeAccessible {}\n#endif")
        assertFile(
            "GtkTypes",
            of: output,
            contains: """
                        #if GTK4_10
                        TypeRegistry.register(implementations: [
                            accessibleImplementation,
                        ])
                        #endif
                """
        )
    }

    func testAnInterfaceThatSwiftClassesImplementGainsARequirement() throws {
        let weight = GIRSnippet.parameter("weight", GIRSnippet.double)
        let version = #"version="4.22""#
        let owner = "SymbolicPaintable"
        let snippet =
            GIRSnippet.interface(
                owner,
                GIRSnippet.method("snapshot", of: owner) + GIRSnippet.virtualMethod("snapshot", of: owner)
                    + GIRSnippet.method("snapshot_with_weight", weight, of: owner, attributes: version)
                    + GIRSnippet.virtualMethod("snapshot_with_weight", weight, of: owner, attributes: version)
            ) + GIRSnippet.structure("GtkSymbolicPaintableInterface", of: owner, "snapshot", "snapshot_with_weight")
        let file = try XCTUnwrap(merged(snippet)["SymbolicPaintable"])
        // The requirement, its implementation for C objects, its default, and the registration.
        XCTAssertEqual(file.matches(of: /#if GTK4_22/).count, 4, file)
        let requirement = "func snapshot(withWeight weight: Double)"
        for line in [
            "    #if GTK4_22\n", "    \(requirement)\n", "extension NativeSymbolicPaintable {",
            "extension SymbolicPaintable {", "public \(requirement) {", "structure.pointee.snapshot_with_weight = {",
            "snapshotSymbolic(snapshot, width: width, height: height, colors: colors)",
        ] { XCTAssertTrue(file.contains(line), "\(line) is not in \(file)") }
        XCTAssertEqual(file.matches(of: /InterfaceImplementation\(/).count, 1, "the base has it")
        let earlier = APIListing.withoutTraits(file)
        XCTAssertFalse(earlier.contains("eight"), earlier)
        XCTAssertNoThrow(try check(snippet, base: snippet))
    }

    func testAVirtualFunctionWithoutAVersionIsAnError() throws {
        assertRefused(
            button(GIRSnippet.virtualMethod("reset")),
            base: button(GIRSnippet.virtualMethod("resize")),
            "GtkButtonClass.reset has no version"
        )
    }

    func testTheFirstVirtualFunctionOfAClassIsAnError() throws {
        assertRefused(
            GIRSnippet.class("Gauge", GIRSnippet.virtualMethod("reset", of: "Gauge", attributes: newer))
                + GIRSnippet.structure("GtkGaugeClass", of: "Gauge", "reset"),
            base: GIRSnippet.class("Gauge"),
            "GtkGaugeClass.reset is the first virtual function of Gauge"
        )
    }

    func testANewVirtualFunctionOfAnInterfaceIsAnError() throws {
        assertRefused(
            GIRSnippet.interface("Orientable", GIRSnippet.virtualMethod("turn", of: "Orientable", attributes: newer))
                + GIRSnippet.structure("GtkOrientableIface", of: "Orientable", "turn"),
            base: GIRSnippet.interface("Orientable"),
            "GtkOrientableIface.turn is newer than Orientable: add it to \"optional\" or \"absent\""
        )
    }

    func testListingsOmitNewVirtualFunctions() throws {
        let text = """
            open class Button: Widget {
                #if GTK4_10
                open func reset() {}
                #endif
                open func resize() {}
            }
            """
        let listing = APIListing(sources: URL(fileURLWithPath: "/nonexistent"))
        XCTAssertEqual(
            try listing.text(of: "Gtk", generated: ["Gtk/Generated/Button.swift": text], hasTraits: false),
            "Button.open func resize()\nopen class Button: Widget\n"
        )
    }

    func testReadsTheFunctionsOfAHeader() {
        let header = "COMBINE_GTK_SYMBOL(combine_gtk_Gtk_Button_class, \"$s3Gtk6ButtonCMn\")\n"
        XCTAssertEqual(MethodSymbols.functions(in: header), ["combine_gtk_Gtk_Button_class"])
    }

    private func assertRefused(_ newest: String, base: String, _ reason: String, line: UInt = #line) {
        XCTAssertThrowsError(try check(newest, base: base), line: line) { error in
            XCTAssertTrue("\(error)".contains(reason), "\(error)", line: line)
        }
    }
}
