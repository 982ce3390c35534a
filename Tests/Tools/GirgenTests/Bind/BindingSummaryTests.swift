import XCTest

@testable import GirgenParse
@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of the summary at the end of a run.
final class BindingSummaryTests: BindTestCase {
    func testListsEachKindAndEachReason() throws {
        let pointer = GIRSnippet.type("gpointer", "gpointer")
        try write(
            "Toy",
            "4",
            GIRSnippet.class(
                "Lamp",
                parent: "Gtk.Widget",
                GIRSnippet.constructor("new", GIRSnippet.parameter("data", pointer), of: "Lamp")
                    + GIRSnippet.virtualMethod("glow", of: "Lamp") + GIRSnippet.method("show", of: "Lamp")
                    + GIRSnippet.method("print", GIRSnippet.parameter("data", pointer), of: "Lamp")
                    + GIRSnippet.method("dim", of: "Lamp") + GIRSnippet.property("lit", GIRSnippet.bool)
                    + GIRSnippet.signal("moved")
            ) + GIRSnippet.record("Thing", isRegistered: false)
                + GIRSnippet.function("init", "toy_init")
                + #"<constant name="LEVEL" value="1" c:type="TOY_LEVEL">\#(GIRSnippet.int)</constant>"#
                + #"<enumeration name="Shape" c:type="ToyShape"><member name="a" value="1" c:identifier="TOY_A"/></enumeration>"#
        )
        try list(#"[{ "files": ["Toy-4"], "policy": { "gtk_lamp_dim": { "hide": "for light" } } }]"#)
        try bind()
        let start = try XCTUnwrap(reported.firstIndex { $0.hasPrefix("Sources/Toy: ") })
        XCTAssertEqual(
            reported[start...].prefix { !$0.hasPrefix("\n") }.map { $0 },
            [
                "Sources/Toy: 1 of 1 classes and interfaces, 0 of 1 structures and unions, 1 of 1 enumerations and flags, "
                    + "0 of 1 constructors, 1 of 3 methods, 1 of 1 functions, 1 of 1 properties, 1 of 1 signals, "
                    + "0 of 1 virtual functions, 1 of 1 constants",
                "    left out: 1 constructor, 1 method: takes an untyped pointer, data",
                "    left out: 1 structure or union: a record that C neither copies nor frees",
                "    left out: 1 virtual function: its class structure is private",
                "    hidden: 1 method: for light",
                "    Sources/CToy/Coverage.md lists each declaration that isn't bound",
            ]
        )
    }

    func testRemovedFunctionsAreCounted() {
        var namespace = GIRNamespace(name: "Toy", version: "4", file: "Toy-4.gir")
        namespace.functions = [GIRCallable(info: GIRInfo(name: "init"), cIdentifier: "toy_init")]
        var lamp = GIRCompound(
            kind: .class,
            info: GIRInfo(name: "Lamp"),
            cType: "ToyLamp",
            getType: "toy_lamp_get_type"
        )
        lamp.methods = [GIRCallable(info: GIRInfo(name: "dim"), cIdentifier: "toy_lamp_dim")]
        var box = lamp
        (box.kind, box.cType, box.getType) = (.record, "ToyBox", "toy_box_get_type")
        namespace.compounds = [lamp, box]
        let left = namespace.leaveOut(["toy_init", "toy_lamp_dim", "toy_box_get_type"])
        XCTAssertEqual(left.map(\.category), [.records, .functions, .methods])
        XCTAssertEqual(left.map(\.name), ["ToyBox", "toy_init", "toy_lamp_dim"])
        XCTAssertEqual(namespace.compounds.map(\.cType), ["ToyLamp"])
    }
}
