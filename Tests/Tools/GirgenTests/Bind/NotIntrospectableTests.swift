import XCTest

@testable import GirgenAnalyse

/// Tests of declarations that a GIR file marks as not introspectable.
final class NotIntrospectableTests: BindTestCase {
    private let mark = #"introspectable="0""#

    func testNoKindOfTypeIsBound() throws {
        let value = #"<member name="a" value="1" c:identifier="TOY_A"/>"#
        let field = GIRSnippet.field("x", GIRSnippet.int)
        let method = GIRSnippet.method("show", of: "Lamp", instance: "ToyLamp*")
        try write(
            "Toy",
            "4",
            GIRSnippet.class("Lamp", parent: "Gtk.Widget", method, mark) + GIRSnippet.interface("Lit", "", mark)
                + GIRSnippet.record("Spot", field, mark) + GIRSnippet.record("Pixel", field, isRegistered: false, mark)
                + #"<union name="Either" c:type="ToyEither" glib:get-type="toy_either_get_type" \#(mark)/>"#
                + #"<enumeration name="Shape" c:type="ToyShape" \#(mark)>\#(value)</enumeration>"#
                + #"<bitfield name="Parts" c:type="ToyParts" \#(mark)>\#(value)</bitfield>"#
                + #"<callback name="Done" c:type="ToyDone" \#(mark)>\#(GIRSnippet.result(GIRSnippet.nothing))</callback>"#
                + GIRSnippet.class(
                    "Bulb",
                    parent: "Lamp",
                    GIRSnippet.method("set", GIRSnippet.parameter("pixel", GIRSnippet.type("Pixel", "ToyPixel*")))
                )
        )
        try bind("Toy-4")
        for name in ["Lamp", "Lit", "Spot", "Pixel", "Either", "Shape", "Parts", "Done"] {
            let path = package.appendingPathComponent("Sources/Toy/Generated/\(name).swift").path
            XCTAssertFalse(FileManager.default.fileExists(atPath: path), name)
        }
        try assertFile("Toy/Generated/Bulb.swift", contains: "open class Bulb: Widget")
        try assertFile("CToy/Coverage.md", contains: "GtkPixel, a type that is not bound")
        let left =
            "    not introspectable according to the GIR file: 2 classes and interfaces, 3 structures and unions, "
        XCTAssertTrue(reported.contains { $0.hasPrefix(left + "2 enumerations and flags") }, "\(reported)")
    }

    func testNoKindOfMemberIsBound() throws {
        let virtual = GIRSnippet.virtualMethod("glow", of: "Lamp", attributes: mark)
        let hidden =
            GIRSnippet.constructor("new", GIRSnippet.parameter("level", GIRSnippet.int), of: "Lamp", attributes: mark)
            + virtual + GIRSnippet.method("show", of: "Lamp", attributes: mark)
            + GIRSnippet.method("show_full", of: "Lamp", attributes: mark + #" shadows="show""#)
            + GIRSnippet.function("count", "gtk_lamp_count", attributes: mark)
            + GIRSnippet.property("lit", GIRSnippet.bool, #"writable="1" "# + mark)
            + GIRSnippet.signal("moved", attributes: mark)
        let members =
            GIRSnippet.class("Lamp", parent: "Gtk.Widget", hidden)
            + GIRSnippet.record(
                "Spot",
                GIRSnippet.field("x", GIRSnippet.int) + GIRSnippet.field("y", GIRSnippet.int, mark)
            )
            + GIRSnippet.function("init", "toy_init", attributes: mark)
            + #"<constant name="LEVEL" value="1" c:type="TOY_LEVEL" \#(mark)>\#(GIRSnippet.int)</constant>"#
            + #"<enumeration name="Shape" c:type="ToyShape"><member name="a" value="1" c:identifier="TOY_A"/>"#
            + #"<member name="b" value="2" c:identifier="TOY_B" \#(mark)/></enumeration>"#
        try write("Toy", "4", members)
        try bind("Toy-4")
        let lamp = try text("Sources/Toy/Generated/Lamp.swift")
        for word in ["level", "glow", "show", "count", "lit", "moved"] {
            XCTAssertFalse(lamp.contains(word), "\(word) in \(lamp)")
        }
        let spot = try text("Sources/Toy/Generated/Spot.swift")
        XCTAssertTrue(spot.contains("public var x: Int"), spot)
        XCTAssertFalse(spot.contains("var y"), spot)
        XCTAssertFalse(try text("Sources/Toy/Generated/Shape.swift").contains("TOY_B"))
        for name in ["Functions", "Constants"] {
            let path = package.appendingPathComponent("Sources/Toy/Generated/\(name).swift").path
            XCTAssertFalse(FileManager.default.fileExists(atPath: path), name)
        }
        let kept =
            "    not introspectable according to the GIR file: 1 constructor, 2 methods, 2 functions, 1 property, 1 signal, "
            + "1 virtual function, 1 constant"
        XCTAssertTrue(reported.contains(kept), "\(reported)")
    }
}
