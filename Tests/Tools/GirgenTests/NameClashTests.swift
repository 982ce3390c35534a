import XCTest

@testable import GirgenAnalyse

/// Tests of names that a type, its ancestors or its interfaces already have.
final class NameClashTests: GeneratorTestCase {
    /// `GtkMenuButton:direction` differs from `gtk_widget_get_direction`.
    func testAPropertyThatAnAncestorHas() throws {
        let output = try generate(
            GIRSnippet.class("Button", GIRSnippet.property("direction", GIRSnippet.int))
                + GIRSnippet.class("MenuButton", parent: "Button", GIRSnippet.property("direction", GIRSnippet.double))
        )
        assertFile("Button", of: output, contains: "public var direction: Int {")
        try assertSnapshot("MenuButton", of: output)
    }

    func testAPropertyThatAnAncestorsInterfaceHas() throws {
        let output = try generate(
            GIRSnippet.interface("Editable", GIRSnippet.property("text", GIRSnippet.string))
                + GIRSnippet.class("Entry", #"<implements name="Editable"/>"#)
                + GIRSnippet.class("CodeEntry", parent: "Entry", GIRSnippet.property("text", GIRSnippet.string))
        )
        assertFile("CodeEntry", of: output, contains: "public var codeEntryText: String? {")
    }

    /// A getter that isn't stated by its property, as in GIR files of the Vala compiler, still belongs to the property.
    func testAPropertyThatAnAncestorHasAndItsGetter() throws {
        let content = GIRSnippet.property("direction", GIRSnippet.int)
        let getter = GIRSnippet.method(
            "get_direction",
            of: "MenuButton",
            result: GIRSnippet.result(GIRSnippet.int)
        )
        let output = try generate(
            GIRSnippet.class("Button", content) + GIRSnippet.class("MenuButton", parent: "Button", content + getter)
        )
        let lines = try XCTUnwrap(output["MenuButton"]).split(separator: "\n")
        XCTAssertEqual(lines.filter { $0.contains("var menuButtonDirection:") }.count, 1)
    }

    /// `gtk_print_unix_dialog_get_settings` returns other settings than `gtk_widget_get_settings`.
    func testAReadOnlyPropertyThatAnAncestorHas() throws {
        let output = try generate(
            GIRSnippet.class(
                "Button",
                GIRSnippet.method("get_settings", result: GIRSnippet.result(GIRSnippet.int))
            )
                + GIRSnippet.class(
                    "MenuButton",
                    parent: "Button",
                    GIRSnippet.method(
                        "get_settings",
                        of: "MenuButton",
                        result: GIRSnippet.result(GIRSnippet.widget)
                    )
                )
        )
        assertFile("Button", of: output, contains: "public var settings: Int {")
        assertFile("MenuButton", of: output, contains: "public var menuButtonSettings: Widget {")
    }

    /// `gtk_tree_view_set_cursor` and `gtk_widget_set_cursor` have different parameters, so Swift can distinguish them.
    func testAMethodOfOtherTypesIsAnOverload() throws {
        let output = try generate(
            GIRSnippet.class("Button", GIRSnippet.method("pick", GIRSnippet.parameter("child", GIRSnippet.widget)))
                + GIRSnippet.class(
                    "MenuButton",
                    parent: "Button",
                    GIRSnippet.method("pick", GIRSnippet.parameter("index", GIRSnippet.int), of: "MenuButton")
                )
        )
        assertFile("MenuButton", of: output, contains: "public func pick(_ index: Int) {")
    }

    /// `gtk_cell_area_box_pack_start` has more parameters than `gtk_cell_layout_pack_start`.
    func testAMethodWithTheSameTypesIsRenamed() throws {
        let pack = [GIRSnippet.parameter("child", GIRSnippet.widget), GIRSnippet.parameter("expand", GIRSnippet.bool)]
        let output = try generate(
            GIRSnippet.interface("CellLayout", GIRSnippet.method("pack_start", pack[0], pack[1], of: "CellLayout"))
                + GIRSnippet.class("CellArea", #"<implements name="CellLayout"/>"#)
                + GIRSnippet.class(
                    "CellAreaBox",
                    parent: "CellArea",
                    GIRSnippet.method("pack_start", pack[0], pack[1], of: "CellAreaBox")
                )
        )
        assertFile(
            "CellAreaBox",
            of: output,
            contains: "public func cellAreaBoxPackStart(_ child: Widget, expand: Bool) {"
        )
    }

    func testAFunctionOfAnAncestor() throws {
        let output = try generate(
            GIRSnippet.class(
                "Button",
                GIRSnippet.function("count", "gtk_button_count", result: GIRSnippet.result(GIRSnippet.int))
            )
                + GIRSnippet.class(
                    "MenuButton",
                    parent: "Button",
                    GIRSnippet.function("count", "gtk_menu_button_count", result: GIRSnippet.result(GIRSnippet.int))
                )
        )
        assertFile("MenuButton", of: output, contains: "public static func menuButtonCount() -> Int {")
    }

    func testATypeThatIsRenamed() throws {
        let output = try generate(
            "",
            pango:
                #"<enumeration name="Variant" c:type="PangoVariant"><member name="normal" value="0" c:identifier="A"/></enumeration>"#
        )
        assertFile("Pango/Generated/PangoVariant.swift", of: output, contains: "case normal")
        XCTAssertNil(output["Pango/Generated/Variant.swift"])
    }

    func testAGetterFunctionIsAStaticProperty() throws {
        let get = GIRSnippet.function(
            "get_default",
            "gtk_button_get_default",
            result: GIRSnippet.result(GIRSnippet.int)
        )
        let output = try generate(
            GIRSnippet.class("Button", get)
                + GIRSnippet.class(
                    "MenuButton",
                    parent: "Button",
                    get.replacing("gtk_button_", with: "gtk_menu_button_")
                )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public static var `default`: Int {
                    Library.initialize()
                    return convertInteger(gtk_button_get_default())
                }
                """
        )
        // In Swift, a subclass can't declare a second method with that name.
        assertFile(
            "MenuButton",
            of: output,
            contains: """
                public static var menuButtonDefault: Int {
                    Library.initialize()
                    return convertInteger(gtk_menu_button_get_default())
                }
                """
        )
    }

    func testAPropertyWithTheNameOfAMemberOfObject() throws {
        let output = try generate(button: GIRSnippet.property("pointer", GIRSnippet.int))
        assertFile("Button", of: output, contains: "public var buttonPointer: Int {")
    }

    func testFunctionsOfTheNamespace() throws {
        let output = try generate(
            GIRSnippet.function("open_uri", "gtk_open_uri", GIRSnippet.parameter("uri", GIRSnippet.string))
                + GIRSnippet.function("moved", "gtk_moved", attributes: #"moved-to="Button.moved""#)
        )
        assertFile(
            "Functions",
            of: output,
            contains: """
                /// [`gtk_open_uri`](https://docs.gtk.org/gtk4/func.open_uri.html)
                @MainActor
                public func openURI(_ uri: String) {
                    Library.initialize()
                    gtk_open_uri(terminated(uri, "gtk_open_uri: uri"))
                }
                """
        )
        assertFile("Functions", of: output, lacks: "moved")
    }

    func testReplacementsHaveTheNamesOfShadowedFunctions() throws {
        let output = try generate(
            button: GIRSnippet.method("connect", attributes: #"shadowed-by="connect_full""#),
            GIRSnippet.method(
                "connect_full",
                GIRSnippet.parameter("name", GIRSnippet.string),
                attributes: #"shadows="connect" introspectable="0""#
            )
        )
        assertFile("Button", of: output, lacks: "gtk_button_connect(")
        assertFile("Button", of: output, contains: "public func connect(_ name: String) {")
    }

    // MARK: Signals

    func testASignalWithTheNameOfAMethod() throws {
        let output = try generate(button: GIRSnippet.method("select"), GIRSnippet.signal("select"))
        assertFile("Button", of: output, contains: "public func select() {")
        assertFile(
            "Button",
            of: output,
            contains: """
                public var selectSignal: Signal<Void> { Signal(self, "select", .void) }
                """
        )
    }

    func testAMethodNamedAfterAnEventIsRenamed() throws {
        let output = try generate(button: GIRSnippet.method("clicked"), GIRSnippet.signal("clicked"))
        assertFile("Button", of: output, contains: "public func emitClicked() {")
        assertFile("Button", of: output, contains: "public var clicked: Signal<Void> {")
    }

    func testASignalWithTheNameOfAMethodWithArguments() throws {
        let output = try generate(
            button: GIRSnippet.method("select", GIRSnippet.parameter("index", GIRSnippet.int)),
            GIRSnippet.signal("select")
        )
        assertFile("Button", of: output, contains: "public var selectSignal: Signal<Void> {")
    }

    func testASignalWithTheNameOfAProperty() throws {
        let output = try generate(
            button: GIRSnippet.property("state", GIRSnippet.int),
            GIRSnippet.signal("state")
        )
        assertFile("Button", of: output, contains: "public var stateSignal: Signal<Void> {")
    }

    func testASignalWithTheNameOfAnInheritedProperty() throws {
        let output = try generate(
            GIRSnippet.class("Button", GIRSnippet.property("state", GIRSnippet.int))
                + GIRSnippet.class("ToggleButton", parent: "Button", GIRSnippet.signal("state"))
        )
        assertFile("ToggleButton", of: output, contains: "public var stateSignal: Signal<Void> {")
    }

    func testAMethodThatOnlyEmitsASignalIsRenamed() throws {
        let output = try generate(
            GIRSnippet.class(
                "ToggleButton",
                GIRSnippet.method("toggled", of: "ToggleButton") + GIRSnippet.signal("toggled")
            )
        )
        assertFile("ToggleButton", of: output, contains: "public func emitToggled() {")
        assertFile("ToggleButton", of: output, contains: "public var toggled: Signal<Void> {")
    }
}
