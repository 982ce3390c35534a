import XCTest

@testable import GirgenAnalyse

/// Tests of properties: with their C functions if those match, and with a `GValue` otherwise.
final class PropertyTests: GeneratorTestCase {
    private func getter(_ name: String, _ type: String, _ attributes: String = "") -> String {
        GIRSnippet.method("get_\(name)", result: GIRSnippet.result(type, attributes))
    }

    private func setter(_ name: String, _ type: String, _ attributes: String = "") -> String {
        GIRSnippet.method("set_\(name)", GIRSnippet.parameter(name, type, attributes))
    }

    private let accessors = #"writable="1" getter="get_label" setter="set_label""#

    // MARK: With C functions

    func testMatchingAccessors() throws {
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.string, accessors),
            getter("label", GIRSnippet.string),
            setter("label", GIRSnippet.string)
        )
        try assertSnapshot("Button", of: output)
        // The getter and the setter are hidden, and count as bound.
        assertFile("Button", of: output, lacks: "func setLabel")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.methods]?.bound, 2)
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.properties]?.bound, 1)
    }

    func testAnAccessorThatStatesItsProperty() throws {
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.string, ""),
            GIRSnippet.method(
                "the_label",
                result: GIRSnippet.result(GIRSnippet.string),
                attributes: #"glib:get-property="label""#
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: "    return convertString(gtk_button_the_label(OpaquePointer(pointer)), .none)"
        )
    }

    func testASetterThatDoesNotAcceptNull() throws {
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.string, accessors),
            getter("label", GIRSnippet.string, #"nullable="1""#),
            setter("label", GIRSnippet.string)
        )
        try assertSnapshot("Button", of: output)
    }

    func testAccessorsWithAnotherIntegerType() throws {
        let number = GIRSnippet.type("guint", "guint")
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.int, accessors),
            getter("label", number),
            setter("label", number)
        )
        try assertSnapshot("Button", of: output)
    }

    // MARK: With a value

    func testWithoutAccessors() throws {
        let output = try generate(
            button: GIRSnippet.property("width", GIRSnippet.int),
            GIRSnippet.property("label-widget", GIRSnippet.widget),
            GIRSnippet.property("child", GIRSnippet.widget),
            GIRSnippet.property("kind", GIRSnippet.type("GType", "GType")),
            GIRSnippet.property("model", GIRSnippet.type("Gio.ListModel", "GListModel*")),
            GIRSnippet.property(
                "classes",
                #"<array c:type="GStrv"><type name="utf8" c:type="char*"/></array>"#
            )
        )
        func expected(_ name: String, _ type: String, _ kind: String) -> String {
            let get = kind.isEmpty ? "property" : kind.prefix(1).lowercased() + kind.dropFirst() + "Property"
            return """
                public var \(name): \(type) {
                    get { \(get)("\(name)") }
                    set { set\(kind)Property("\(name)", newValue) }
                }
                """
        }
        assertFile("Button", of: output, contains: expected("width", "Int", ""))
        assertFile(
            "Button",
            of: output,
            contains: """
                set {
                    if let newValue { requireOther(newValue, "GtkButton:label-widget") }
                    setProperty("label-widget", newValue)
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                set {
                    if let newValue { requireOther(newValue, "GtkButton:child") }
                    setProperty("child", newValue)
                }
                """
        )
        assertFile("Button", of: output, contains: expected("kind", "GType", "Type"))
        assertFile("Button", of: output, contains: expected("model", "(any ListModel)?", "Interface"))
        assertFile("Button", of: output, contains: expected("classes", "[String]", ""))
    }

    /// `GtkEntry:invisible-char` is a number whose getter returns a character.
    func testAGetterWithADifferentType() throws {
        let output = try generate(
            button: GIRSnippet.property(
                "invisible-char",
                GIRSnippet.type("guint", "guint"),
                #"writable="1" getter="get_invisible_char""#
            ),
            getter("invisible_char", GIRSnippet.type("gunichar", "gunichar"))
        )
        try assertSnapshot("Button", of: output)
    }

    /// `gtk_notebook_get_page` has more parameters than `GtkNotebook:page`.
    func testAGetterWithAParameter() throws {
        let output = try generate(
            button: GIRSnippet.property("page", GIRSnippet.int, #"writable="1" getter="get_page""#),
            GIRSnippet.method(
                "get_page",
                GIRSnippet.parameter("child", GIRSnippet.widget),
                result: GIRSnippet.result(GIRSnippet.int)
            )
        )
        assertFile("Button", of: output, contains: "    property(\"page\")")
        assertFile("Button", of: output, contains: "public func page(_ child: Widget) -> Int {")
    }

    /// `gtk_popover_get_pointing_to` and `gtk_color_chooser_get_rgba` have output parameters for `pointing-to` and
    /// `rgba`.
    func testAGetterWithAnOutputParameter() throws {
        let rectangle = GIRSnippet.type("Gdk.Frame", "GdkFrame*")
        let output = try generate(
            button: GIRSnippet.property("pointing-to", rectangle, #"writable="1" getter="get_pointing_to""#),
            GIRSnippet.method(
                "get_pointing_to",
                GIRSnippet.out("rect", rectangle, #"caller-allocates="1""#),
                result: GIRSnippet.result(GIRSnippet.bool)
            )
        )
        try assertSnapshot("Button", of: output)
        // The result of the function can contain more than the property, so the function keeps its own name.
        assertFile("Button", of: output, contains: "public var buttonPointingTo: Frame? {")
    }

    /// `gtk_media_stream_ended` is an action, but GIR states that it's the getter of `GtkMediaStream:ended`.
    func testAnActionRecordedAsAGetter() throws {
        let output = try generate(
            button: GIRSnippet.property("ended", GIRSnippet.bool, #"getter="ended""#),
            GIRSnippet.method("ended", attributes: #"glib:get-property="ended""#)
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var hasEnded: Bool { property("ended") }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func ended() { gtk_button_ended(OpaquePointer(pointer)) }
                """
        )
    }

    func testAGetterTakesPrecedenceOverAnAction() throws {
        let output = try generate(
            button: GIRSnippet.property("ended", GIRSnippet.bool, #"getter="get_ended""#),
            GIRSnippet.method("ended", attributes: #"glib:get-property="ended""#),
            getter("ended", GIRSnippet.bool)
        )
        assertFile(
            "Button",
            of: output,
            contains: "    return gtk_button_get_ended(OpaquePointer(pointer)) != 0"
        )
    }

    func testASetterThatFails() throws {
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.string, accessors),
            getter("label", GIRSnippet.string),
            GIRSnippet.method(
                "set_label",
                GIRSnippet.parameter("label", GIRSnippet.string),
                result: GIRSnippet.result(GIRSnippet.bool),
                attributes: #"throws="1""#
            )
        )
        assertFile("Button", of: output, contains: "        setProperty(\"label\", newValue)")
        assertFile("Button", of: output, contains: "public func setLabel(_ label: String) throws(GLibError) {")
    }

    // MARK: Access

    func testConstructOnlyIsReadOnly() throws {
        let output = try generate(
            button: GIRSnippet.property("kind", GIRSnippet.int, #"writable="1" construct-only="1""#)
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var kind: Int { property("kind") }
                """
        )
    }

    func testWriteOnlyIsAFunction() throws {
        let output = try generate(
            button: GIRSnippet.property("scroll-offset", GIRSnippet.int, #"readable="0" writable="1""#),
            GIRSnippet.property("text", GIRSnippet.string, #"readable="0" writable="1" setter="set_text""#),
            setter("text", GIRSnippet.string)
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setScrollOffset(_ scrollOffset: Int) { setProperty("scroll-offset", scrollOffset) }
                """
        )
        assertFile("Button", of: output, contains: "public func setText(_ text: String?) {")
        XCTAssertEqual(output["Button"]?.components(separatedBy: "func setText(").count, 2)
    }

    // MARK: Values for nil

    func testANumberWithAValueThatRepresentsNil() throws {
        let number = GIRSnippet.type("guint", "guint")
        let output = try generate(
            GIRSnippet.class(
                "DropDown",
                GIRSnippet.property("selected", number, #"writable="1" getter="get_selected" setter="set_selected""#)
                    + GIRSnippet.method("get_selected", of: "DropDown", result: GIRSnippet.result(number))
                    + GIRSnippet.method("set_selected", GIRSnippet.parameter("position", number), of: "DropDown")
            )
        )
        try assertSnapshot("DropDown", of: output)
    }

    // MARK: Left out

    func testPropertiesWithoutASwiftType() throws {
        let output = try generate(
            button: GIRSnippet.property("data", GIRSnippet.type("gpointer", "gpointer")),
            GIRSnippet.property("secret", GIRSnippet.int, #"introspectable="0""#)
        )
        assertSkipped("Gtk.Button:data", of: output, because: "an untyped pointer")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.properties]?.notIntrospectable, 1)
        assertFile("Button", of: output, lacks: "secret")
    }
}
