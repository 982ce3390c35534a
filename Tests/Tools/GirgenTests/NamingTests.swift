import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenParse

/// Tests of each rule of `Naming`, and of the generated names.
final class NamingTests: GeneratorTestCase {
    // MARK: Rule 1: words are joined

    func testAbbreviatedWordsAreExpanded() {
        XCTAssertEqual(Naming.argument("dest_x"), "destinationX")
        XCTAssertEqual(Naming.argument("str"), "string")
        XCTAssertEqual(Naming.argument("page_num"), "pageNumber")
        XCTAssertEqual(Naming.argument("new_value"), "value")
        XCTAssertEqual(Naming.argument("n"), "number")
        XCTAssertEqual(Naming.argument("dir"), "direction")
        XCTAssertEqual(Naming.lowerCamel("width-chars"), "widthCharacters")
        XCTAssertEqual(Naming.lowerCamel("n_chars"), "characterCount")
        XCTAssertEqual(Naming.lowerCamel("rel_line_to"), "relativeLineTo")
        XCTAssertEqual(Naming.lowerCamel("private-key-pem"), "privateKeyPEM")
        XCTAssertEqual(Naming.lowerCamel("handle-menubar-accel"), "handleMenubarAccelerator")
        XCTAssertEqual(Naming.lowerCamel("get_line_yrange"), "getLineVerticalRange")
        XCTAssertEqual(Naming.lowerCamel("dest_x"), "destinationX")
    }

    func testNamesOfCounts() {
        XCTAssertEqual(Naming.argument("num_files"), "fileCount")
        XCTAssertEqual(Naming.lowerCamel("n_items"), "itemCount")
        XCTAssertEqual(Naming.lowerCamel("n-pages-to-print"), "pageCountToPrint")
        XCTAssertEqual(Naming.lowerCamel("iter_n_children"), "iterChildCount")
        XCTAssertEqual(Naming.lowerCamel("n_color_stops"), "colorStopCount")
        XCTAssertEqual(Naming.lowerCamel("num_touches"), "touchCount")
        XCTAssertEqual(Naming.lowerCamel("n_press"), "pressCount")
        XCTAssertEqual(Naming.lowerCamel("num_lock"), "numLock")
    }

    func testWordsAreJoined() {
        XCTAssertEqual(Naming.lowerCamel("queue_draw"), "queueDraw")
        XCTAssertEqual(Naming.lowerCamel("icon-name"), "iconName")
        XCTAssertEqual(Naming.lowerCamel(""), "")
    }

    func testAcronymsHaveTheSameCase() {
        XCTAssertEqual(Naming.lowerCamel("css_classes"), "cssClasses")
        XCTAssertEqual(Naming.lowerCamel("add_css_class"), "addCSSClass")
        XCTAssertEqual(Naming.lowerCamel("source_uri"), "sourceURI")
        XCTAssertEqual(Naming.lowerCamel("gl_api"), "glAPI")
        XCTAssertEqual(Naming.lowerCamel("dbus_path"), "dbusPath")
        XCTAssertEqual(Naming.lowerCamel("get_dbus_path"), "getDBusPath")
    }

    func testNamesThatBeginWithADigit() {
        XCTAssertEqual(Naming.lowerCamel("2button_press"), "_2buttonPress")
        XCTAssertEqual(Naming.value("2d_affine", cName: "GSK_TRANSFORM_CATEGORY_2D_AFFINE"), "category2DAffine")
        XCTAssertEqual(Naming.value("0", cName: "TOY_REFERENCE_0"), "reference0")
        XCTAssertEqual(Naming.value("0", cName: "0"), "_0")
        XCTAssertEqual(Naming.value("level_0", cName: "TOY_LEVEL_0"), "level0")
        XCTAssertEqual(Naming.constant(["g", "gint64", "constant"]), "int64Constant")
        XCTAssertEqual(Naming.constant(["guint64", "max"]), "uint64Max")
        XCTAssertEqual(Naming.constant(["g"]), "g")
    }

    func testNumbersAreSeparated() {
        XCTAssertEqual(Naming.lowerCamel("g8_b8_r8_420"), "g8B8R8_420")
        XCTAssertEqual(Naming.lowerCamel("gpl_2_0"), "gpl20")
    }

    func testTypeNamesAsPrefixesOfMembers() {
        XCTAssertEqual(Naming.lowerFirst("MenuButton"), "menuButton")
        XCTAssertEqual(Naming.lowerFirst("GLArea"), "glArea")
        XCTAssertEqual(Naming.lowerFirst("RGBA"), "rgba")
        XCTAssertEqual(Naming.lowerFirst("GtkRange"), "gtkRange")
    }

    func testKeywordsAreInBackticks() throws {
        XCTAssertEqual(Spelling.declared("continue"), "`continue`")
        XCTAssertEqual(Spelling.declared("label"), "label")
        let output = try generate(
            button: GIRSnippet.method("repeat", GIRSnippet.parameter("in", GIRSnippet.int))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func `repeat`(_ `in`: Int) { gtk_button_repeat(OpaquePointer(pointer), exactInteger(`in`, "gtk_button_repeat: in")) }
                """
        )
    }

    func testEndingsOfOverloads() {
        func function(_ name: String, _ arguments: (String, String)...) -> String {
            let words = arguments.map { (Naming.words($0.0), Naming.camelWords($0.1).map { $0.lowercased() }) }
            let (base, label) = Naming.function(name, arguments: words)
            return base + (label.map { " \($0.index) \($0.text)" } ?? "")
        }
        XCTAssertEqual(function("add_full", ("years", "Int")), "add")
        XCTAssertEqual(function("load_named", ("name", "String")), "load 0 named")
        XCTAssertEqual(function("add_titled", ("child", "Widget"), ("title", "String")), "add")
        XCTAssertEqual(function("write_bytes", ("bytes", "Bytes")), "write")
        XCTAssertEqual(function("read_bytes", ("count", "Int")), "readBytes")
        XCTAssertEqual(function("set_filter_func", ("filter_func", "Closure")), "setFilter")
        XCTAssertEqual(function("set_map_func", ("map_func", "Closure")), "setMapFunction")
        XCTAssertEqual(function("set_format_value_func", ("func", "Closure")), "setFormatValueFunction")
    }

    func testAListIsAProperty() throws {
        let output = try generate(button: GIRSnippet.method("list_keys", result: GIRSnippet.result(GIRSnippet.string)))
        assertFile("Button", of: output, contains: "public var keys: String {")
    }

    func testASetterWithAKeyTakesTheValueFirst() throws {
        let key = GIRSnippet.parameter("key", GIRSnippet.string)
        let value = GIRSnippet.parameter("value", GIRSnippet.int)
        let output = try generate(button: GIRSnippet.method("set_int", key, value))
        assertFile("Button", of: output, contains: "public func set(_ value: Int, forKey key: String) {")
    }

    func testNamesOfBooleanProperties() {
        let names = [
            "visible": "isVisible", "has-frame": "hasFrame", "show-arrow": "showsArrow", "always-ask": "alwaysAsks",
            "cursor-visible": "isCursorVisible", "headers-visible": "areHeadersVisible",
            "pixels-above-lines-set": "arePixelsAboveLinesSet", "allow-breaks-set": "isAllowBreaksSet",
            "is_maximized": "isMaximized", "fullscreened": "isFullscreen", "path_is_selected": "isPathSelected",
            "gtk-enable-animations": "enablesAnimations", "hexpand": "expandsHorizontally",
        ]
        for (cName, name) in names { XCTAssertEqual(BooleanNaming.name(cName), name, cName) }
    }

    func testAGetterOfABooleanPropertyReadsTheProperty() throws {
        let output = try generate(
            button: GIRSnippet.property("maximized", GIRSnippet.bool),
            GIRSnippet.method("is_maximized", result: GIRSnippet.result(GIRSnippet.bool))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var isMaximized: Bool {
                    get { recordRead(of: "maximized"); return gtk_button_is_maximized(OpaquePointer(pointer)) != 0 }
                """
        )
        assertFile("Button", of: output, lacks: "buttonIsMaximized")
    }

    // MARK: Rule 2: get is removed

    func testGettersAreProperties() throws {
        for name in ["get_label", "is_sensitive", "has_focus", "can_target", "supports_files"] {
            XCTAssertTrue(Naming.readsLikeProperty(name), name)
        }
        for name in ["get", "is", "grab_focus", "getter_name", "island_name"] {
            XCTAssertFalse(Naming.readsLikeProperty(name), name)
        }
        let output = try generate(
            button: GIRSnippet.method("is_mapped", result: GIRSnippet.result(GIRSnippet.bool)),
            GIRSnippet.method("get_width", result: GIRSnippet.result(GIRSnippet.int))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var isMapped: Bool { gtk_button_is_mapped(OpaquePointer(pointer)) != 0 }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var width: Int { convertInteger(gtk_button_get_width(OpaquePointer(pointer))) }
                """
        )
    }

    func testAGetterWithoutAResultIsAFunction() throws {
        let output = try generate(button: GIRSnippet.method("get_ready"))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func ready() { gtk_button_get_ready(OpaquePointer(pointer)) }
                """
        )
    }

    func testASetterWithTheSameTypeMakesThePropertyWritable() throws {
        let output = try generate(
            button: GIRSnippet.method("get_size", result: GIRSnippet.result(GIRSnippet.int)),
            GIRSnippet.method("set_size", GIRSnippet.parameter("size", GIRSnippet.int))
        )
        try assertSnapshot("Button", of: output)
        assertFile("Button", of: output, lacks: "func setSize")
    }

    func testASetterWithADifferentTypeStaysAFunction() throws {
        let output = try generate(
            button: GIRSnippet.method("get_size", result: GIRSnippet.result(GIRSnippet.int)),
            GIRSnippet.method("set_size", GIRSnippet.parameter("size", GIRSnippet.double))
        )
        assertFile("Button", of: output, contains: "public var size: Int {")
        assertFile("Button", of: output, contains: "public func setSize(_ size: Double) {")
    }

    // MARK: Rule 3: labels

    func testTheFirstArgumentHasNoLabelTheOthersHaveTheirNames() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "attach",
                GIRSnippet.parameter("child", GIRSnippet.widget),
                GIRSnippet.parameter("column", GIRSnippet.int),
                GIRSnippet.parameter("row_index", GIRSnippet.int)
            )
        )
        assertFile("Button", of: output, contains: "public func attach(_ child: Widget, column: Int, rowIndex: Int) {")
    }

    func testAPrepositionIsTheLabelOfItsArgument() throws {
        /// Returns the name with labels for a function with arguments of these names and types.
        func name(_ cName: String, _ arguments: (String, String)...) -> String {
            let words = arguments.map { (name: Naming.words($0.0), type: Naming.words($0.1)) }
            let (base, label) = Naming.function(cName, arguments: words)
            return base + "(" + words.indices.map { ($0 == label?.index ? label?.text ?? "" : "_") + ":" }.joined()
                + ")"
        }
        XCTAssertEqual(name("get_child_by_name", ("name", "string")), "child(byName:)")
        XCTAssertEqual(name("connect_to_host", ("host_and_port", "string"), ("port", "")), "connect(toHost:_:)")
        XCTAssertEqual(name("add_child_at_anchor", ("child", "widget"), ("anchor", "")), "addChild(_:atAnchor:)")
        XCTAssertEqual(name("add_from_file", ("filename", "file path")), "add(fromFile:)")
        // The words don't belong to an argument.
        XCTAssertEqual(name("insert_at_cursor", ("text", "string")), "insertAtCursor(_:)")
        XCTAssertEqual(name("window_to_buffer_coords", ("win", ""), ("x", "")), "windowToBufferCoordinates(_:_:)")
        // A verb alone isn't descriptive enough.
        XCTAssertEqual(name("set_from_icon_name", ("icon_name", "string")), "setFromIconName(_:)")
        // A name that ends with the preposition is complete.
        XCTAssertEqual(name("insert_after", ("sibling", "widget")), "insertAfter(_:)")
        let output = try generate(
            button: GIRSnippet.method(
                "get_child_by_name",
                GIRSnippet.parameter("name", GIRSnippet.string),
                result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func child(byName name: String) -> Widget? { convertOptional(gtk_button_get_child_by_name(OpaquePointer(pointer), terminated(name, "gtk_button_get_child_by_name: name")), .none) }
                """
        )
    }

    // MARK: Rule 4: constructors

    func testLabelsOfConstructors() {
        XCTAssertEqual(Naming.constructorLabel("new_from_icon_name"), "iconName")
        XCTAssertEqual(Naming.constructorLabel("new_with_label"), "label")
        XCTAssertEqual(Naming.constructorLabel("new_for_display"), "display")
        XCTAssertEqual(Naming.constructorLabel("new_horizontal"), "horizontal")
        XCTAssertNil(Naming.constructorLabel("new"))
        XCTAssertNil(Naming.constructorLabel("parse"))
    }

    // MARK: Types

    func testTypesThatCollideKeepTheirCNames() throws {
        let output = try generate(
            GIRSnippet.class("Range")
                + GIRSnippet.class(
                    "Scale",
                    parent: "Range",
                    GIRSnippet.method(
                        "get_range",
                        of: "Scale",
                        result: GIRSnippet.result(GIRSnippet.type("Range", "GtkRange*"))
                    )
                )
        )
        XCTAssertNil(output["Range"])
        assertFile(
            "GtkRange",
            of: output,
            contains: """
                /// [`GtkRange`](https://docs.gtk.org/gtk4/class.Range.html)
                open class GtkRange: Widget {
                """
        )
        assertFile("Scale", of: output, contains: "open class Scale: GtkRange {")
        assertFile(
            "Scale",
            of: output,
            contains: """
                public var range: GtkRange { convertPointer(UnsafeRawPointer(gtk_scale_get_range(OpaquePointer(pointer))), .none, "gtk_scale_get_range") }
                """
        )
    }

    func testAnotherModulesTypeWithItsCNameIsQualified() throws {
        let output = try generate(
            GIRSnippet.class(
                "Button",
                GIRSnippet.method(
                    "cancel",
                    GIRSnippet.parameter("by", GIRSnippet.type("Gio.Cancellable", "GCancellable*"))
                )
            )
        )
        // Without the module, it would be the C type.
        assertFile("Button", of: output, contains: "public func cancel(_ by: Gio.GCancellable) {")
    }

    func testNamesOfFoundationTypesAreAvoided() throws {
        let output = try generate(GIRSnippet.class("Calendar", GIRSnippet.method("show", of: "Calendar")))
        assertFile("GtkCalendar", of: output, contains: "open class GtkCalendar: Widget {")
    }

    func testTypesOfTwoModulesWithTheSameNameAreReported() throws {
        let file = GIRSnippet.file("Gtk", version: "4.0", GIRSnippet.gtk + GIRSnippet.class("Frame"))
        let other = GIRSnippet.file("Gdk", version: "4.0", GIRSnippet.gdk)
        let namespaces = try [other, file].map { try GIRParser.parse(Data($0.utf8), file: "snippet") }
        XCTAssertEqual(
            GIRLibrary(namespaces, try Repository.configuration()).sharedNames,
            ["Frame: Gdk.Frame, Gtk.Frame"]
        )
    }
}
