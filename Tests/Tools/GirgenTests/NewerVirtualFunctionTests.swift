import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenPrint
@testable import GirgenCommand

/// Tests of virtual functions that are newer than the base, and are in the body of a type within `#if`.
final class NewerVirtualFunctionTests: GeneratorTestCase {
    /// The C functions in the base header.
    private let symbols: Set = ["combine_gtk_Gtk_Button_class", "combine_gtk_Gtk_Button_resize"]

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

    private func newerOutput(of snippet: String) throws -> (files: [String: String], bodies: [String: NewerBody]) {
        try newerOutput(of: snippet, besides: symbols)
    }

    func testNewVirtualFunctionsAreInTheBodyOfTheClass() throws {
        let old = GIRSnippet.virtualMethod("resize")
        let body = try XCTUnwrap(
            newerOutput(of: button(old, GIRSnippet.virtualMethod("reset", attributes: newer))).bodies["GtkButton"]
        )
        XCTAssertEqual([body.members.first, body.members.last], ["#if GTK4_10", "#endif"])
        XCTAssertTrue(body.members.contains("open func reset() {"))
        XCTAssertTrue(body.members.contains { $0.contains("Since 4.10, with the trait `GTK4_10`.") })
        XCTAssertTrue(body.installation.contains("if overridden.contains(combine_gtk_Gtk_Button_reset()) {"))
        let output = try generate(button(old), newerBodies: ["GtkButton": body])
        let file = try XCTUnwrap(output["Button"])
        let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
        XCTAssertEqual(lines.count { $0 == "#if GTK4_10" }, 2)
        XCTAssertEqual(lines.count { $0 == "#endif" }, 2)
        XCTAssertEqual(body.declarations(in: try type("GtkButton", output)), ["Button.open func reset()"])
    }

    func testAVirtualFunctionOfTheBaseIsNotNew() throws {
        let snippet = button(GIRSnippet.virtualMethod("resize", attributes: newer))
        XCTAssertNil(try newerOutput(of: snippet).bodies["GtkButton"])
    }

    func testAnInterfaceIsImplementedWithItsTrait() throws {
        XCTAssertEqual(try decision(on: "Gtk.Accessible").implementable?.trait, "GTK4_10")
        let snippet = accessible() + GIRSnippet.class("Label", #"<implements name="Accessible"/>"#)
        let (files, bodies) = try newerOutput(of: snippet)
        let body = try XCTUnwrap(bodies["GtkAccessible"])
        XCTAssertTrue(body.members.contains("var width: Int { get }"), "\(body.members)")
        XCTAssertEqual(body.installation, [])
        let file = try XCTUnwrap(files["Gtk/Newer/GTK4_10/Accessible+GTK4_10.swift"])
        for line in [
            "public protocol NativeAccessible: Accessible {}", "extension AccessibleObject: NativeAccessible {}",
            "extension NativeAccessible {", "let accessibleImplementation = InterfaceImplementation(",
        ] { XCTAssertTrue(file.contains(line), line) }
        XCTAssertEqual(
            files["Gtk/Newer/GTK4_10/Label+GTK4_10.swift"]?.contains("extension Label: NativeAccessible {}"),
            true
        )
        XCTAssertEqual(files["Gtk/Newer/GtkNewerTypes.swift"]?.contains("accessibleImplementation,"), true)
        let output = try generate(
            snippet,
            maximumVersions: ["Gtk": try XCTUnwrap(Version("4.8"))],
            newerBodies: bodies
        )
        assertFile("Accessible", of: output, contains: "public protocol Accessible: Object {\n    #if GTK4_10")
        assertFile("Accessible", of: output, lacks: "NativeAccessible")
        assertFile("Label", of: output, contains: "open class Label: Widget, Accessible {")
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
        let (files, bodies) = try newerOutput(of: snippet)
        let body = try XCTUnwrap(bodies["GtkSymbolicPaintable"])
        XCTAssertEqual([body.members.first, body.members.last], ["#if GTK4_22", "#endif"])
        XCTAssertEqual([body.installation.first, body.installation.last], ["#if GTK4_22", "#endif"])
        let requirement = "func snapshot(withWeight weight: Double)"
        XCTAssertTrue(body.members.contains(requirement), "\(body.members)")
        XCTAssertTrue(body.installation.contains { $0.hasPrefix("structure.pointee.snapshot_with_weight = {") })
        let file = try XCTUnwrap(files["Gtk/Newer/GTK4_22/SymbolicPaintable+GTK4_22.swift"])
        for line in [
            "extension NativeSymbolicPaintable {", "extension SymbolicPaintable {", "public \(requirement) {",
            "snapshotSymbolic(snapshot, width: width, height: height, colors: colors)",
        ] { XCTAssertTrue(file.contains(line), "\(line) is not in \(file)") }
        XCTAssertFalse(file.contains("InterfaceImplementation("), "the base has it")
        let output = try generate(
            snippet,
            maximumVersions: ["Gtk": try XCTUnwrap(Version("4.8"))],
            newerBodies: bodies
        )
        let generated = try XCTUnwrap(output["SymbolicPaintable"])
        // The protocol and its registration.
        XCTAssertEqual(generated.components(separatedBy: "#if GTK4_22").count - 1, 2)
        XCTAssertNoThrow(
            try NewerChecks(traits: traits(), symbols: symbols).check(generate(snippet, traits: traits()).api.modules)
        )
    }

    func testAVirtualFunctionWithoutAVersionIsAnError() throws {
        assertRefused(button(GIRSnippet.virtualMethod("reset")), "GtkButtonClass.reset has no version")
    }

    func testTheFirstVirtualFunctionOfAClassIsAnError() throws {
        assertRefused(
            GIRSnippet.class("Gauge", GIRSnippet.virtualMethod("reset", of: "Gauge", attributes: newer))
                + GIRSnippet.structure("GtkGaugeClass", of: "Gauge", "reset"),
            "GtkGaugeClass.reset is the first virtual function of Gauge"
        )
    }

    func testANewVirtualFunctionOfAnInterfaceIsAnError() throws {
        assertRefused(
            GIRSnippet.interface("Orientable", GIRSnippet.virtualMethod("turn", of: "Orientable", attributes: newer))
                + GIRSnippet.structure("GtkOrientableIface", of: "Orientable", "turn"),
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
            try listing.text(of: "Gtk", generated: ["Gtk/Generated/Button.swift": text]),
            "Button.open func resize()\nopen class Button: Widget\n"
        )
    }

    func testReadsTheFunctionsOfAHeader() {
        let header = "COMBINE_GTK_SYMBOL(combine_gtk_Gtk_Button_class, \"$s3Gtk6ButtonCMn\")\n"
        XCTAssertEqual(MethodSymbols.functions(in: header), ["combine_gtk_Gtk_Button_class"])
    }

    private func assertRefused(_ snippet: String, _ reason: String, line: UInt = #line) {
        XCTAssertThrowsError(
            try NewerChecks(traits: traits(), symbols: symbols).check(generate(snippet, traits: traits()).api.modules),
            line: line
        ) { error in
            XCTAssertTrue("\(error)".contains(reason), "\(error)", line: line)
        }
    }

    private func type(_ cType: String, _ output: Output) throws -> TypeDeclaration {
        try XCTUnwrap(output.api.modules.flatMap(\.types).first { $0.cType == cType })
    }
}
