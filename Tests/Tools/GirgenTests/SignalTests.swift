import XCTest

@testable import GirgenAnalyse

/// Tests of signals with different parameters and results.
final class SignalTests: GeneratorTestCase {
    func testWithoutParameters() throws {
        let output = try generate(button: GIRSnippet.signal("clicked"))
        assertFile(
            "Button",
            of: output,
            contains: """
                /// [`GtkButton::clicked`](https://docs.gtk.org/gtk4/signal.Button.clicked.html)
                public var clicked: Signal<Void> { Signal(self, "clicked", .void) }
                """
        )
        XCTAssertNil(output["Gtk/Generated/SignalTrampolines.swift"])
    }

    func testOneParameter() throws {
        let output = try generate(
            button: GIRSnippet.signal("row-selected", GIRSnippet.parameter("row", GIRSnippet.widget, #"nullable="1""#))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var rowSelected: Signal<Widget?> {
                    Signal(self, "row-selected", SignalShape(callback: SignalTrampolines.pointer) { arguments in
                        let values = arguments.load(as: UnsafeMutableRawPointer?.self)
                        return convertOptional(values, .borrowed)
                    })
                }
                """
        )
        try assertSnapshot("Gtk/Generated/SignalTrampolines.swift", of: output)
    }

    func testSeveralParametersAreALabeledTuple() throws {
        let output = try generate(
            button: GIRSnippet.signal(
                "pressed",
                GIRSnippet.parameter("n_press", GIRSnippet.int),
                GIRSnippet.parameter("x", GIRSnippet.double),
                GIRSnippet.parameter("is-last", GIRSnippet.bool)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var pressed: Signal<(pressCount: Int, x: Double, isLast: Bool)> {
                    Signal(self, "pressed", SignalShape(callback: SignalTrampolines.int32DoubleInt32) { arguments in
                        let values = arguments.load(as: (Int32, Double, Int32).self)
                        return (pressCount: convertInteger(values.0), x: values.1, isLast: values.2 != 0)
                    })
                }
                """
        )
    }

    func testGeneratedParameterNamesAreNotLabels() throws {
        let output = try generate(
            button: GIRSnippet.signal(
                "swapped",
                GIRSnippet.parameter("object", GIRSnippet.widget),
                GIRSnippet.parameter("p0", GIRSnippet.int),
                GIRSnippet.parameter("page", GIRSnippet.int)
            )
        )
        assertFile("Button", of: output, contains: "public var swapped: Signal<(Widget, Int, page: Int)> {")
        assertFile(
            "Button",
            of: output,
            contains:
                "        return (convertPointer(values.0, .borrowed, \"the signal swapped\"), convertInteger(values.1), page: convertInteger(values.2))"
        )
    }

    func testEachShapeHasOneTrampoline() throws {
        let output = try generate(
            button: GIRSnippet.signal("a", GIRSnippet.parameter("x", GIRSnippet.int)),
            GIRSnippet.signal("b", GIRSnippet.parameter("y", GIRSnippet.bool)),
            GIRSnippet.signal("c", result: GIRSnippet.result(GIRSnippet.bool))
        )
        let text = try XCTUnwrap(output["Gtk/Generated/SignalTrampolines.swift"])
        XCTAssertEqual(
            text.components(separatedBy: "static let ").dropFirst().map { $0.prefix { $0 != ":" } },
            [
                "int32", "plainReturningInt32",
            ]
        )
    }

    /// `gint` has 32 bits, and each other type has the size of its C type.
    func testNumbersAreAsWideAsInC() throws {
        let widths: [(String, SignalABI.Register)] = [
            ("gint", .int32), ("guint", .uint32), ("gint64", .int), ("guint64", .uint), ("glong", .int),
            ("gulong", .uint), ("gint8", .int8), ("guchar", .uint8), ("gint16", .int16), ("guint16", .uint16),
            ("gsize", .uint), ("gssize", .int), ("gint32", .int32), ("guint32", .uint32),
        ]
        for (name, register) in widths { XCTAssertEqual(SignalABI.Register(.integer(name)), register, name) }
        XCTAssertEqual(SignalABI.Register(.bool), .int32)
        XCTAssertEqual(SignalABI.Register(.character), .uint32)
        XCTAssertEqual(SignalABI.Register(.type), .uint)
        XCTAssertEqual(SignalABI.Register(.float), .float)
        XCTAssertEqual(SignalABI.Register(.string), .pointer)
    }

    func testAnArrayWithItsLength() throws {
        let output = try generate(
            button: GIRSnippet.signal(
                "open",
                GIRSnippet.parameter(
                    "files",
                    #"<array length="1" zero-terminated="0" c:type="gpointer"><type name="Widget"/></array>"#
                ),
                GIRSnippet.parameter("n_files", GIRSnippet.int),
                GIRSnippet.parameter("hint", GIRSnippet.string)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var open: Signal<(files: [Widget], hint: String)> {
                    Signal(self, "open", SignalShape(callback: SignalTrampolines.pointerInt32Pointer) { arguments in
                        let values = arguments.load(as: (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?).self)
                        return (files: convertPointerArray(values.0, count: Int(values.1), .none), hint: convertString(values.2, .none))
                    })
                }
                """
        )
    }

    func testStructuresEnumerationsAndErrors() throws {
        let output = try generate(
            #"""
            <enumeration name="Align" c:type="GtkAlign" glib:get-type="gtk_align_get_type">
            <member name="fill" value="0" c:identifier="GTK_ALIGN_FILL"/></enumeration>
            """#
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.signal(
                        "moved",
                        GIRSnippet.parameter("area", GIRSnippet.type("Gdk.Frame", "GdkFrame")),
                        GIRSnippet.parameter("align", GIRSnippet.type("Align", "GtkAlign")),
                        GIRSnippet.parameter("error", GIRSnippet.type("GLib.Error", "GError"), #"nullable="1""#)
                    )
                )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                return (area: convertPointer(values.0, .none, "the signal moved"), \
                align: Align(rawValue: Int(values.1)), error: convertOptional(values.2, .none))
                """.split(separator: "\n").map { "            " + $0 }.joined()
        )
    }

    func testKeys() throws {
        let output = try generate(
            button: GIRSnippet.signal("pressed", GIRSnippet.parameter("keyval", GIRSnippet.type("guint", "guint")))
        )
        assertFile("Button", of: output, contains: "return Key(rawValue: Int(values))")
        assertFile("Button", of: output, contains: "public var pressed: Signal<Key> {")
    }

    // MARK: Returning

    func testBooleanResults() throws {
        let output = try generate(
            button: GIRSnippet.signal("close-request", result: GIRSnippet.result(GIRSnippet.bool)),
            GIRSnippet.signal(
                "state-set",
                GIRSnippet.parameter("state", GIRSnippet.bool),
                result: GIRSnippet.result(GIRSnippet.bool)
            )
        )
        try assertSnapshot("Button", of: output)
        try assertSnapshot("Button", of: output)
        try assertSnapshot("Gtk/Generated/SignalTrampolines.swift", of: output)
    }

    func testOtherResults() throws {
        let output = try generate(
            button: GIRSnippet.signal(
                "text",
                result: GIRSnippet.result(GIRSnippet.type("utf8", "char*"), transfer: "full")
            ),
            GIRSnippet.signal(
                "create",
                result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#, transfer: "full")
            ),
            GIRSnippet.signal("find", result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#)),
            GIRSnippet.signal("count", result: GIRSnippet.result(GIRSnippet.int)),
            GIRSnippet.signal("share", result: GIRSnippet.result(GIRSnippet.type("gfloat", "gfloat")))
        )
        for (value, register) in [
            (
                #"UnsafeMutableRawPointer(g_strdup(terminated(value, "what a handler of text returned")))"#,
                "UnsafeMutableRawPointer?"
            ),
            ("value?.consumedPointer", "UnsafeMutableRawPointer?"),
            ("value?.lentPointer", "UnsafeMutableRawPointer?"), (#"exactInteger(value, "count")"#, "Int32"),
            ("Float(value)", "Float"),
        ] {
            let body = "result.storeBytes(of: \(value), as: \(register).self)"
            assertFile("Button", of: output, contains: "encode: { value, result in \(body) }")
        }
        assertFile("Button", of: output, contains: "public var create: ReturningSignal<Void, Widget?> {")
        assertFile(
            "GtkTypes",
            of: output,
            contains: """
                        TypeRegistry.register(lentResults: [
                            "GtkButton::find",
                        ])
                """
        )
    }

    func testASignalOfATrait() throws {
        let signal = GIRSnippet.signal(
            "find",
            result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#),
            attributes: #"version="4.12""#
        )
        let output = try merged(GIRSnippet.class("Button", signal))
        assertFile(
            "GtkTypes",
            of: output,
            contains: """
                        #if GTK4_12
                        TypeRegistry.register(lentResults: [
                            "GtkButton::find",
                        ])
                        #endif
                """
        )
        let trampolines = try XCTUnwrap(output["SignalTrampolines"])
        XCTAssertTrue(trampolines.contains("    #if GTK4_12\n    static let plainReturningPointer: "), trampolines)
    }

    func testAnUnsupportedResultIsSkipped() throws {
        let output = try generate(
            button: GIRSnippet.signal(
                "area",
                result: GIRSnippet.result(GIRSnippet.type("Gdk.Frame", "GdkFrame*"))
            )
        )
        assertSkipped("Gtk.Button::area", of: output, because: "its handlers return a value that C would have to free")
    }

    func testWithOutParameters() throws {
        let output = try generate(
            button: GIRSnippet.signal(
                "input",
                GIRSnippet.out("new_value", GIRSnippet.type("gdouble", "gdouble*")),
                result: GIRSnippet.result(GIRSnippet.int)
            ),
            // A structure that is filled isn't a copy.
            GIRSnippet.signal(
                "get-child-position",
                GIRSnippet.out(
                    "allocation",
                    GIRSnippet.type("Gdk.Frame", "GdkFrame"),
                    #"caller-allocates="1""#
                ),
                result: GIRSnippet.result(GIRSnippet.bool)
            )
        )
        for name in ["input", "get-child-position"] {
            assertSkipped("Gtk.Button::\(name)", of: output, because: "has an output parameter")
        }
    }

    // MARK: Details and actions

    func testASignalWithADetail() throws {
        let output = try generate(button: GIRSnippet.signal("changed", attributes: #"detailed="1""#))
        try assertSnapshot("Button", of: output)
    }

    func testActionsCanBeEmitted() throws {
        let output = try generate(
            button: GIRSnippet.signal("activate", attributes: #"action="1""#),
            GIRSnippet.signal(
                "move-cursor",
                GIRSnippet.parameter("count", GIRSnippet.int),
                GIRSnippet.parameter("extend", GIRSnippet.bool),
                result: GIRSnippet.result(GIRSnippet.bool),
                attributes: #"action="1""#
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                /// [`GtkButton::activate`](https://docs.gtk.org/gtk4/signal.Button.activate.html)
                public func emitActivate() { emit("activate", []) }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                @discardableResult public func emitMoveCursor(_ count: Int, extend: Bool) -> Bool { \
                emit("move-cursor", [count, extend]) }
                """
        )
    }
}
