import XCTest

/// Tests of optional values: those that GIR declares nullable, and no others.
final class NullabilityTests: GeneratorTestCase {

    func testArgumentsThatMayBeNull() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_icon",
                GIRSnippet.parameter("name", GIRSnippet.string, #"nullable="1" allow-none="1""#),
                GIRSnippet.parameter("size", GIRSnippet.int),
                GIRSnippet.parameter("child", GIRSnippet.widget, #"nullable="1""#)
            )
        )
        // Only parameters at the end can be left out.
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setIcon(_ name: String?, size: Int, child: Widget? = nil) {
                    gtk_button_set_icon(OpaquePointer(pointer), terminated(optional: name, "gtk_button_set_icon: name"), \
                exactInteger(size, "gtk_button_set_icon: size"), \
                child?.pointer.assumingMemoryBound(to: GtkWidget.self))
                }
                """
        )
    }

    func testFlagsAfterOtherArgumentsHaveADefault() throws {
        let hints = GIRSnippet.parameter("hints", GIRSnippet.type("Hints", "GtkHints"))
        let output = try generate(
            #"""
            <bitfield name="Hints" c:type="GtkHints"><member name="one" value="1" c:identifier="GTK_ONE"/></bitfield>
            """#
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.method("show", GIRSnippet.parameter("name", GIRSnippet.string), hints)
                        + GIRSnippet.method("mark", hints)
                )
        )
        assertFile("Button", of: output, contains: "public func show(_ name: String, hints: Hints = []) {")
        assertFile("Button", of: output, contains: "public func mark(_ hints: Hints) {")
    }

    func testTheMainArgumentHasNoDefault() throws {
        let condition = GIRSnippet.parameter("condition", GIRSnippet.type("Hints", "GtkHints"))
        let child = GIRSnippet.parameter("child", GIRSnippet.widget, #"nullable="1""#)
        let name = GIRSnippet.parameter("name", GIRSnippet.string, #"nullable="1""#)
        let output = try generate(
            #"""
            <bitfield name="Hints" c:type="GtkHints"><member name="one" value="1" c:identifier="GTK_ONE"/></bitfield>
            """#
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.method("wait", condition, name)
                        + GIRSnippet.method("select_child", child, name)
                        + GIRSnippet.method("has_child", child, result: GIRSnippet.result(GIRSnippet.bool))
                )
        )
        assertFile("Button", of: output, contains: "public func wait(_ condition: Hints, name: String? = nil) {")
        assertFile("Button", of: output, contains: "public func selectChild(_ child: Widget?, name: String? = nil) {")
        assertFile("Button", of: output, contains: "public func hasChild(_ child: Widget? = nil) -> Bool {")
    }

    func testAllowNoneOfOlderGIRFiles() throws {
        let output = try generate(
            button: GIRSnippet.method("take", GIRSnippet.parameter("name", GIRSnippet.string, #"allow-none="1""#))
        )
        assertFile("Button", of: output, contains: "public func take(_ name: String? = nil) {")
    }

    func testANumberIsNeverNull() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "take",
                GIRSnippet.parameter("number", GIRSnippet.int, #"nullable="1""#),
                result: GIRSnippet.result(GIRSnippet.int, #"nullable="1""#)
            )
        )
        assertFile("Button", of: output, contains: "public func take(_ number: Int) -> Int {")
    }

    func testResultsThatMayBeNull() throws {
        let output = try generate(
            button: GIRSnippet.method("find", result: GIRSnippet.result(GIRSnippet.string, #"nullable="1""#)),
            GIRSnippet.method(
                "next",
                result: GIRSnippet.result(GIRSnippet.type("Gio.ListModel", "GListModel*"), #"nullable="1""#)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func find() -> String? { convertOptionalString(gtk_button_find(OpaquePointer(pointer)), .none) }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func next() -> (any ListModel)? { convertOptionalInterface(UnsafeRawPointer(gtk_button_next(OpaquePointer(pointer))), .none) }
                """
        )
    }

    func testAListIsEmptyRatherThanNull() throws {
        let list = #"<type name="GLib.List" c:type="GList*"><type name="Widget"/></type>"#
        let output = try generate(
            button: GIRSnippet.method("find_all", result: GIRSnippet.result(list, #"nullable="1""#))
        )
        assertFile("Button", of: output, contains: "public func findAll() -> [Widget] {")
    }

    func testTheGetterDeterminesTheNullabilityOfAProperty() throws {
        let output = try generate(
            button: GIRSnippet.property("name", GIRSnippet.string, #"getter="get_name""#),
            GIRSnippet.property("title", GIRSnippet.string, #"getter="get_title""#),
            GIRSnippet.property("hint", GIRSnippet.string, ""),
            GIRSnippet.method("get_name", result: GIRSnippet.result(GIRSnippet.string)),
            GIRSnippet.method("get_title", result: GIRSnippet.result(GIRSnippet.string, #"nullable="1""#))
        )
        assertFile("Button", of: output, contains: "public var name: String {")
        assertFile("Button", of: output, contains: "public var title: String? {")
        // Without a getter, there is no statement that it's never null.
        assertFile("Button", of: output, contains: "public var hint: String? {")
    }
}
