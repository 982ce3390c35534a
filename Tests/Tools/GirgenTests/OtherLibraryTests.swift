import XCTest

@testable import GirgenAnalyse

/// Tests of features in GIR files of other libraries that GTK doesn't have.
final class OtherLibraryTests: GeneratorTestCase {
    private func enumeration(_ attributes: String = "") -> String {
        #"<enumeration name="Mode" c:type="GtkMode" \#(attributes)><member name="on" value="0" c:identifier="GTK_ON"/>"#
            + "</enumeration>"
    }

    func testANumberThatIsAnEnumerationInC() throws {
        let result = GIRSnippet.result(GIRSnippet.type("guint", "GtkMode"))
        let output = try generate(
            enumeration() + GIRSnippet.class("Button", GIRSnippet.method("find_mode", result: result))
        )
        assertFile("Button", of: output, contains: "public func findMode() -> Mode {")
    }

    func testAPropertyOfAnEnumerationWithoutAType() throws {
        let property = GIRSnippet.property("mode", GIRSnippet.type("Mode", "GtkMode"))
        let output = try generate(enumeration() + GIRSnippet.class("Button", property))
        assertSkipped("Gtk.Button:mode", of: output, because: "GtkMode, whose type no header declares")
        let registered = try generate(
            enumeration(#"glib:get-type="gtk_mode_get_type""#) + GIRSnippet.class("Button", property)
        )
        assertFile("Button", of: registered, contains: "public var mode: Mode {")
    }

    func testAPropertyOfAnEnumerationWithoutATypeThatFunctionsReadAndSet() throws {
        let type = GIRSnippet.type("Mode", "GtkMode")
        let members =
            GIRSnippet.property("mode", type, #"writable="1" getter="get_mode" setter="set_mode""#)
            + GIRSnippet.method("get_mode", result: GIRSnippet.result(type))
            + GIRSnippet.method("set_mode", GIRSnippet.parameter("mode", type))
        let output = try generate(enumeration() + GIRSnippet.class("Button", members))
        assertFile("Button", of: output, contains: "public var mode: Mode {")
    }

    func testASignalWithAListOfNumbers() throws {
        func list(of element: String) -> String {
            #"<type name="GLib.List" c:type="GList*">\#(element)</type>"#
        }
        let signal = GIRSnippet.signal("found", GIRSnippet.parameter("keys", list(of: GIRSnippet.int)))
        assertFile("Button", of: try generate(button: signal), contains: "public var found: Signal<[Int]> {")
        let long = list(of: GIRSnippet.type("gint64", "gint64"))
        assertSkipped(
            "Gtk.Button::found",
            of: try generate(button: GIRSnippet.signal("found", GIRSnippet.parameter("keys", long))),
            because: "passes a list of pointers of unknown type, or of numbers that may not fit into pointers"
        )
        let widgets = GIRSnippet.signal("found", GIRSnippet.parameter("widgets", list(of: GIRSnippet.widget)))
        assertFile("Button", of: try generate(button: widgets), contains: "public var found: Signal<[Widget]> {")
    }

    func testALengthByPointerIsSkipped() throws {
        let data = #"<array length="1" zero-terminated="0" c:type="gchar**">\#(GIRSnippet.string)</array>"#
        let output = try generate(
            button: GIRSnippet.method(
                "save",
                GIRSnippet.parameter("data", data),
                GIRSnippet.parameter("size", GIRSnippet.type("gsize", "gsize*"))
            )
        )
        assertSkipped("gtk_button_save", of: output, because: "takes a pointer to the length size")
    }

    func testNamesThatDifferOnlyInCase() throws {
        let fields = ["Y", "x", "y"].map { GIRSnippet.field($0, GIRSnippet.double) }.joined()
        let parameters = ["Y", "x", "y"].map { GIRSnippet.parameter($0, GIRSnippet.double) }
        let method = GIRSnippet.method("set", parameters[0], parameters[1], parameters[2], of: "Color")
        let output = try generate(GIRSnippet.record("Color", fields + method))
        assertFile("Color", of: output, contains: "public init(Y: Double, x: Double, y: Double) {")
        assertFile("Color", of: output, contains: "public mutating func set(_ Y: Double, x: Double, y: Double) {")
    }

    func testAConstantWithSeveralLines() throws {
        let output = try generate(
            #"<constant name="CONFIG" value="one: yes&#10;two: no" c:type="GTK_PAPER_NAME_CONFIG">"#
                + GIRSnippet.type("utf8", "gchar*") + "</constant>"
        )
        assertFile("PaperName", of: output, contains: #"public static var config: String { "one: yes\ntwo: no" }"#)
    }

    func testACopyingFunctionThatFillsAnotherRecord() throws {
        let members =
            GIRSnippet.field("next", GIRSnippet.type("gpointer", "gpointer"))
            + GIRSnippet.method("copy", GIRSnippet.parameter("other", GIRSnippet.int), of: "Media")
            + GIRSnippet.method("free", of: "Media")
        let output = try generate(GIRSnippet.record("Media", members, isRegistered: false))
        XCTAssertNil(output["Media"])
    }

    func testAVirtualFunctionOfAConstantObject() throws {
        let method = GIRSnippet.virtualMethod("measure").replacing("GtkButton*", with: "const GtkButton*")
        let output = try generate(
            GIRSnippet.class("Button", method) + GIRSnippet.structure("GtkButtonClass", of: "Button", "measure")
        )
        assertSkipped(
            "GtkButtonClass.measure",
            of: output,
            because: "takes a constant instance"
        )
    }
}
