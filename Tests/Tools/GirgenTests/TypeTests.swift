import XCTest

/// Tests of every kind of type, as parameters and as results.
final class TypeTests: GeneratorTestCase {
    /// Generates `take(value)` and `give()` for a type, and returns their bodies.
    private func both(
        _ type: String,
        _ attributes: String = "",
        takes: String,
        passing passed: String,
        setup: [String] = [],
        gives: String,
        returning returned: String,
        parameterTransfer: String = "none",
        resultTransfer: String = "none",
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let output = try generate(
            GIRSnippet.class(
                "Button",
                GIRSnippet.method("take", GIRSnippet.parameter("value", type, attributes, transfer: parameterTransfer))
                    + GIRSnippet.method("give", result: GIRSnippet.result(type, attributes, transfer: resultTransfer))
            ) + GIRSnippet.interface("Editable") + GIRSnippet.record("Border")
                + GIRSnippet.class(
                    "Formula",
                    parent: "",
                    #"glib:fundamental="1" glib:ref-func="gtk_formula_ref" glib:unref-func="gtk_formula_unref""#
                ).replacing(#"parent="" "#, with: "")
                    + #"""
                    <enumeration name="Align" c:type="GtkAlign" glib:get-type="gtk_align_get_type">
                    <member name="fill" value="0" c:identifier="GTK_ALIGN_FILL"/></enumeration>
                    <enumeration name="Response" c:type="GtkResponse" glib:get-type="gtk_response_get_type">
                    <member name="none" value="-1" c:identifier="GTK_RESPONSE_NONE"/></enumeration>
                    <bitfield name="Hints" c:type="GtkHints" glib:get-type="gtk_hints_get_type">
                    <member name="one" value="1" c:identifier="GTK_HINTS_ONE"/></bitfield>
                    <alias name="Allocation" c:type="GtkAllocation"><type name="Gdk.Frame" c:type="GdkFrame"/></alias>
                    """#
        )
        let lines = setup + ["gtk_button_take(OpaquePointer(pointer), \(passed))"]
        assertFile(
            "Button",
            of: output,
            contains: function("take(_ value: \(takes))", lines),
            file: file,
            line: line
        )
        let result = returned.replacing("$0", with: "gtk_button_give(OpaquePointer(pointer))")
        let discardable = gives == "Bool" ? "@discardableResult " : ""
        assertFile(
            "Button",
            of: output,
            contains: discardable + function("give() -> \(gives)", [result]),
            file: file,
            line: line
        )
    }

    /// Returns the text of a function. A single statement is on the line of the header.
    private func function(_ header: String, _ statements: [String]) -> String {
        let line = "public func \(header) { \(statements[0]) }"
        if statements.count == 1, line.count <= 196 { return line }
        return "public func \(header) {\n" + statements.map { "    \($0)\n" }.joined() + "}"
    }

    func testBool() throws {
        try both(
            GIRSnippet.bool,
            takes: "Bool",
            passing: "value ? 1 : 0",
            gives: "Bool",
            returning: "$0 != 0"
        )
    }

    func testBoolOfC() throws {
        try both(
            GIRSnippet.type("gboolean", "bool"),
            takes: "Bool",
            passing: "value",
            gives: "Bool",
            returning: "$0"
        )
    }

    func testInteger() throws {
        try both(
            GIRSnippet.int,
            takes: "Int",
            passing: #"exactInteger(value, "gtk_button_take: value")"#,
            gives: "Int",
            returning: "convertInteger($0)"
        )
    }

    func testIntegersThatMayNotFit() throws {
        for name in ["gulong", "gsize", "guintptr"] {
            try both(
                GIRSnippet.type(name, name),
                takes: "Int",
                passing: #"exactInteger(value, "gtk_button_take: value")"#,
                gives: "Int",
                returning: "Int(clamping: $0)"
            )
        }
        try both(
            GIRSnippet.type("guint64", "guint64"),
            takes: "UInt64",
            passing: ".init(value)",
            gives: "UInt64",
            returning: "UInt64($0)"
        )
    }

    func testSystemIntegerType() throws {
        try both(
            GIRSnippet.type("time_t", "time_t"),
            takes: "Int",
            passing: #"exactInteger(value, "gtk_button_take: value")"#,
            gives: "Int",
            returning: "convertInteger($0)"
        )
    }

    func testDouble() throws {
        try both(GIRSnippet.double, takes: "Double", passing: "value", gives: "Double", returning: "$0")
    }

    func testFloat() throws {
        try both(
            GIRSnippet.type("gfloat", "float"),
            takes: "Double",
            passing: "Float(value)",
            gives: "Double",
            returning: "Double($0)"
        )
    }

    func testCharacter() throws {
        try both(
            GIRSnippet.type("gunichar", "gunichar"),
            takes: "Unicode.Scalar",
            passing: "value.value",
            gives: "Unicode.Scalar",
            returning: #"Unicode.Scalar($0) ?? "\0""#
        )
    }

    func testType() throws {
        try both(
            GIRSnippet.type("GType", "GType"),
            takes: "any ValueConvertible.Type",
            passing: "value.valueType",
            gives: "GType",
            returning: "$0"
        )
    }

    func testString() throws {
        try both(
            GIRSnippet.string,
            takes: "String",
            passing: #"terminated(value, "gtk_button_take: value")"#,
            gives: "String",
            returning: "convertString($0, .none)"
        )
    }

    func testTransferredString() throws {
        try both(
            GIRSnippet.type("utf8", "char*"),
            takes: "String",
            passing: #"g_strdup(terminated(value, "gtk_button_take: value"))"#,
            gives: "String",
            returning: "convertString($0, .full)",
            parameterTransfer: "full",
            resultTransfer: "full"
        )
    }

    func testStringThatCMayWriteTo() throws {
        let output = try generate(
            button: GIRSnippet.method("fill", GIRSnippet.parameter("value", GIRSnippet.type("utf8", "char*")))
        )
        assertSkipped("gtk_button_fill", of: output, because: "may write to the text that is passed")
    }

    func testStructureThatCMayWriteTo() throws {
        let type = GIRSnippet.type("Gdk.Frame", "GdkFrame*")
        let output = try generate(button: GIRSnippet.method("fill", GIRSnippet.parameter("value", type)))
        let reason = "may change the GdkFrame that is passed, or use it as the first element of an array"
        assertSkipped("gtk_button_fill", of: output, because: reason)
    }

    func testFileName() throws {
        let name = GIRSnippet.type("filename", "const char*")
        try both(
            name,
            takes: "String",
            passing: "cValue",
            setup: [#"let cValue = FileNames.duplicate(value, "gtk_button_take: value")"#, "defer { g_free(cValue) }"],
            gives: "String",
            returning: "convertFileName($0, .none)"
        )
        try both(
            GIRSnippet.type("filename", "char*"),
            takes: "String",
            passing: #"FileNames.duplicate(value, "gtk_button_take: value")"#,
            gives: "String",
            returning: "convertFileName($0, .full)",
            parameterTransfer: "full",
            resultTransfer: "full"
        )
    }

    func testObject() throws {
        try both(
            GIRSnippet.widget,
            takes: "Widget",
            passing: "value.pointer.assumingMemoryBound(to: GtkWidget.self)",
            gives: "Widget",
            returning: #"convertPointer($0, .none, "gtk_button_give")"#
        )
    }

    func testObjectWhoseStructureCHides() throws {
        try both(
            GIRSnippet.type("Gio.Cancellable", "GCancellable*"),
            takes: "Gio.GCancellable",
            passing: "OpaquePointer(value.pointer)",
            gives: "Gio.GCancellable",
            returning: #"convertPointer(UnsafeRawPointer($0), .none, "gtk_button_give")"#
        )
    }

    func testObjectByAnUntypedPointer() throws {
        try both(
            GIRSnippet.type("Widget", "gpointer"),
            takes: "Widget",
            passing: "value.pointer",
            gives: "Widget",
            returning: #"convertPointer($0, .none, "gtk_button_give")"#
        )
    }

    func testInterface() throws {
        try both(
            GIRSnippet.type("Editable", "GtkEditable*"),
            takes: "any Editable",
            passing: "OpaquePointer(value.pointer)",
            gives: "any Editable",
            returning: #"convertInterface(UnsafeRawPointer($0), .none, "gtk_button_give")"#
        )
    }

    func testBoxedRecord() throws {
        try both(
            GIRSnippet.type("Border", "GtkBorder*"),
            takes: "Border",
            passing: "OpaquePointer(value.pointer)",
            gives: "Border",
            returning: #"convertPointer(UnsafeRawPointer($0), .none, "gtk_button_give")"#
        )
    }

    func testBytesAndVariants() throws {
        try both(
            GIRSnippet.type("GLib.Bytes", "GBytes*"),
            takes: "Bytes",
            passing: "OpaquePointer(value.pointer)",
            gives: "Bytes",
            returning: #"convertPointer(UnsafeRawPointer($0), .full, "gtk_button_give")"#,
            resultTransfer: "full"
        )
        try both(
            GIRSnippet.type("GLib.Variant", "GVariant*"),
            takes: "Variant",
            passing: "OpaquePointer(value.pointer)",
            gives: "Variant",
            returning: #"convertPointer(UnsafeRawPointer($0), .full, "gtk_button_give")"#,
            resultTransfer: "full"
        )
    }

    func testFundamentalClass() throws {
        try both(
            GIRSnippet.type("Formula", "GtkFormula*"),
            takes: "Formula",
            passing: "OpaquePointer(value.pointer)",
            gives: "Formula",
            returning: #"convertPointer(UnsafeRawPointer($0), .none, "gtk_button_give")"#
        )
    }

    func testParamSpec() throws {
        try both(
            GIRSnippet.type("GObject.ParamSpec", "GParamSpec*"),
            takes: "ParamSpec",
            passing: "OpaquePointer(value.pointer)",
            gives: "ParamSpec",
            returning: #"convertPointer(UnsafeRawPointer($0), .none, "gtk_button_give")"#
        )
    }

    func testStructure() throws {
        try both(
            GIRSnippet.type("Gdk.Frame", "const GdkFrame*"),
            takes: "Frame",
            passing: "&cValue",
            setup: ["var cValue = value.cValue"],
            gives: "Frame",
            returning: #"convertPointer($0, .none, "gtk_button_give")"#
        )
    }

    func testStructureByValue() throws {
        try both(
            GIRSnippet.type("Gdk.Frame", "GdkFrame"),
            takes: "Frame",
            passing: "value.cValue",
            gives: "Frame",
            returning: "Frame(cValue: $0)"
        )
    }

    func testStructureThatMayBeMissing() throws {
        try both(
            GIRSnippet.type("Gdk.Frame", "const GdkFrame*"),
            #"nullable="1""#,
            takes: "Frame? = nil",
            passing: "cValue",
            setup: ["let cValue = temporaryCopy(value?.cValue)", "defer { cValue?.deallocate() }"],
            gives: "Frame?",
            returning: "convertOptional($0, .none)"
        )
    }

    func testAlias() throws {
        try both(
            GIRSnippet.type("Allocation", "const GtkAllocation*"),
            takes: "Frame",
            passing: "&cValue",
            setup: ["var cValue = value.cValue"],
            gives: "Frame",
            returning: #"convertPointer($0, .none, "gtk_button_give")"#
        )
    }

    func testEnumeration() throws {
        try both(
            GIRSnippet.type("Align", "GtkAlign"),
            takes: "Align",
            passing: #"GtkAlign(rawValue: UInt32(truncatingIfNeeded: value.number(for: "gtk_button_take: value")))"#,
            gives: "Align",
            returning: "Align(rawValue: Int($0.rawValue))"
        )
    }

    func testEnumerationWithANegativeValue() throws {
        try both(
            GIRSnippet.type("Response", "GtkResponse"),
            takes: "Response",
            passing: #"GtkResponse(rawValue: Int32(truncatingIfNeeded: value.number(for: "gtk_button_take: value")))"#,
            gives: "Response",
            returning: "Response(rawValue: Int($0.rawValue))"
        )
    }

    func testFlags() throws {
        try both(
            GIRSnippet.type("Hints", "GtkHints"),
            takes: "Hints",
            passing: "GtkHints(rawValue: UInt32(truncatingIfNeeded: value.rawValue))",
            gives: "Hints",
            returning: "Hints(rawValue: Int($0.rawValue))"
        )
    }

    func testEnumerationWithANumberAsItsCType() throws {
        try both(
            GIRSnippet.type("Align", "guint"),
            takes: "Align",
            passing: #"guint(truncatingIfNeeded: value.number(for: "gtk_button_take: value"))"#,
            gives: "Align",
            returning: "Align(rawValue: Int($0))"
        )
    }

    func testAnyValue() throws {
        try both(
            GIRSnippet.type("GObject.Value", "GValue*"),
            takes: "Value",
            passing: "value.pointer",
            gives: "Value",
            returning: #"convertPointer($0, .full, "gtk_button_give")"#,
            resultTransfer: "full"
        )
    }

    func testAnyValueByValue() throws {
        assertFile(
            "Button",
            of: try generate(
                button: GIRSnippet.method(
                    "take",
                    GIRSnippet.parameter("value", GIRSnippet.type("GObject.Value", "const GValue"))
                )
            ),
            contains: "gtk_button_take(OpaquePointer(pointer), value.pointer.pointee)"
        )
    }

    func testError() throws {
        try both(
            GIRSnippet.type("GLib.Error", "GError*"),
            takes: "GLibError",
            passing: "cValue",
            setup: ["let cValue = value.copiedPointer", "defer { g_error_free(cValue) }"],
            gives: "GLibError",
            returning: #"convertPointer($0, .none, "gtk_button_give")"#
        )
        try both(
            GIRSnippet.type("GLib.Error", "GError*"),
            takes: "GLibError",
            passing: "cValue",
            setup: ["let cValue = value.copiedPointer"],
            gives: "GLibError",
            returning: #"convertPointer($0, .full, "gtk_button_give")"#,
            parameterTransfer: "full",
            resultTransfer: "full"
        )
    }
}
