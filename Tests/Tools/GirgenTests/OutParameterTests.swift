import XCTest

@testable import GirgenAnalyse
@testable import GirgenParse

/// Tests of output parameters: a result, a tuple, or an optional of either.
final class OutParameterTests: GeneratorTestCase {
    private let outInt = GIRSnippet.type("gint", "int*")

    func testOneOutputIsTheResult() throws {
        let output = try generate(button: GIRSnippet.method("measure", GIRSnippet.out("width", outInt)))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func measure() -> Int {
                    var cWidth: CInt = 0
                    gtk_button_measure(OpaquePointer(pointer), &cWidth)
                    return convertInteger(cWidth)
                }
                """
        )
    }

    func testSeveralOutputsAreATuple() throws {
        let output = try generate(
            button: GIRSnippet.method("measure", GIRSnippet.out("width", outInt), GIRSnippet.out("height", outInt))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func measure() -> (width: Int, height: Int) {
                    var cWidth: CInt = 0
                    var cHeight: CInt = 0
                    gtk_button_measure(OpaquePointer(pointer), &cWidth, &cHeight)
                    return (width: convertInteger(cWidth), height: convertInteger(cHeight))
                }
                """
        )
    }

    func testAResultIsNamedAfterItsTypeOrItsFunction() {
        func name(_ kind: Kind, _ function: String, _ others: String...) -> String {
            ResultNaming.name(of: kind, function: function, besides: others)
        }
        XCTAssertEqual(name(.double, "get_curvature", "center"), "curvature")
        XCTAssertEqual(name(.integer("gint"), "get_position_at_point"), "position")
        XCTAssertEqual(name(.array(.string, GIRArray(isZeroTerminated: true)), "load_names_finish"), "names")
        XCTAssertEqual(name(.double, "distance", "distance"), "result", "the name belongs to another result")
        XCTAssertEqual(["entry", "tray", "bus", "row"].map(English.plural), ["entries", "trays", "buses", "rows"])
    }

    func testTheLengthOfAnArrayIsNotReturned() throws {
        let names = #"<array c:type="char**" zero-terminated="1"><type name="utf8" c:type="char*"/></array>"#
        let output = try generate(
            button: GIRSnippet.method(
                "find_names",
                GIRSnippet.out("length", GIRSnippet.type("gsize", "gsize*")),
                result: GIRSnippet.result(names, transfer: "full")
            )
        )
        assertFile("Button", of: output, contains: "public func findNames() -> [String] {")
        assertFile("Button", of: output, contains: "return convertPointerArray(returned, count: Int(cLength), .full)")
    }

    func testAnObjectIsOptional() throws {
        let out = GIRSnippet.out("child", GIRSnippet.type("Widget", "GtkWidget**"), transfer: "none")
        let output = try generate(
            button: GIRSnippet.method("find", out),
            GIRSnippet.method("find_next", out, result: GIRSnippet.result(GIRSnippet.bool))
        )
        assertFile("Button", of: output, contains: "public func find() -> Widget? {")
        assertFile("Button", of: output, contains: "return convertOptional(cChild, .none)")
        // The function's result indicates whether there is a value.
        assertFile("Button", of: output, contains: "public func findNext() -> Widget? {")
        assertFile("Button", of: output, contains: #"return convertPointer(cChild, .none, "gtk_button_find_next")"#)
    }

    func testAResultAndAnOutputAreATuple() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "find",
                GIRSnippet.out("index", outInt),
                result: GIRSnippet.result(GIRSnippet.widget)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func find() -> (widget: Widget, index: Int) {
                    var cIndex: CInt = 0
                    let returned = gtk_button_find(OpaquePointer(pointer), &cIndex)
                    return (widget: convertPointer(returned, .none, "gtk_button_find"), index: convertInteger(cIndex))
                }
                """
        )
    }

    func testABooleanResultMakesOutputsOptional() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "get_bounds",
                GIRSnippet.out("start", outInt),
                GIRSnippet.out("end", outInt),
                result: GIRSnippet.result(GIRSnippet.bool)
            ),
            GIRSnippet.method(
                "position",
                GIRSnippet.out("index", outInt),
                result: GIRSnippet.result(GIRSnippet.bool)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var bounds: (start: Int, end: Int)? {
                    var cStart: CInt = 0
                    var cEnd: CInt = 0
                    let returned = gtk_button_get_bounds(OpaquePointer(pointer), &cStart, &cEnd)
                    guard returned != 0 else { return nil }
                    return (start: convertInteger(cStart), end: convertInteger(cEnd))
                }
                """
        )
        assertFile("Button", of: output, contains: "public func position() -> Int? {")
    }

    func testABooleanResultOfAThrowingFunctionIsIgnored() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "parse",
                GIRSnippet.out("number", outInt),
                result: GIRSnippet.result(GIRSnippet.bool),
                attributes: #"throws="1""#
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func parse() throws(GLibError) -> Int {
                    var cNumber: CInt = 0
                    var failure: UnsafeMutablePointer<GError>?
                    _ = gtk_button_parse(OpaquePointer(pointer), &cNumber, &failure)
                    if let failure { throw GLibError(taking: failure) }
                    return convertInteger(cNumber)
                }
                """
        )
    }

    func testStringsAndObjects() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "split",
                GIRSnippet.out("name", GIRSnippet.type("utf8", "char**")),
                GIRSnippet.out("child", GIRSnippet.type("Widget", "GtkWidget**"), #"nullable="1""#, transfer: "none")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func split() -> (name: String, child: Widget?) {
                    var cName: UnsafeMutablePointer<CChar>?
                    var cChild: UnsafeMutablePointer<GtkWidget>?
                    gtk_button_split(OpaquePointer(pointer), &cName, &cChild)
                    return (name: convertString(cName, .full), child: convertOptional(cChild, .none))
                }
                """
        )
    }

    func testStructuresAreFilled() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "get_area",
                GIRSnippet.out("area", GIRSnippet.type("Gdk.Frame", "GdkFrame*"), #"caller-allocates="1""#)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var area: Frame {
                    var cArea = GdkFrame()
                    gtk_button_get_area(OpaquePointer(pointer), &cArea)
                    return Frame(cValue: cArea)
                }
                """
        )
    }

    func testValuesAreFilled() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "get_cell",
                GIRSnippet.parameter("column", GIRSnippet.int),
                GIRSnippet.out("value", GIRSnippet.type("GObject.Value", "GValue*"), #"caller-allocates="1""#)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func cell(_ column: Int) -> Value {
                    let cValue = Value()
                    gtk_button_get_cell(OpaquePointer(pointer), exactInteger(column, "gtk_button_get_cell: column"), cValue.pointer)
                    return cValue
                }
                """
        )
    }

    func testARecordIsFilledOnlyIfCCanAllocateIt() throws {
        let matrix = GIRSnippet.out("matrix", GIRSnippet.type("Matrix", "GtkMatrix*"), #"caller-allocates="1""#)
        let without = try generate(
            GIRSnippet.record("Matrix") + GIRSnippet.class("Button", GIRSnippet.method("get_matrix", matrix))
        )
        assertSkipped(
            "gtk_button_get_matrix",
            of: without,
            because: "fills a GtkMatrix that only C can allocate"
        )
        let allocator = GIRSnippet.constructor(
            "alloc",
            of: "Matrix",
            result: GIRSnippet.result(GIRSnippet.type("Matrix", "GtkMatrix*"), transfer: "full")
        )
        let with = try generate(
            GIRSnippet.record("Matrix", allocator) + GIRSnippet.class("Button", GIRSnippet.method("get_matrix", matrix))
        )
        assertFile(
            "Button",
            of: with,
            contains: """
                public var matrix: Matrix {
                    let cMatrix = gtk_matrix_alloc()
                    gtk_button_get_matrix(OpaquePointer(pointer), cMatrix)
                    return convertPointer(UnsafeRawPointer(cMatrix), .full, "gtk_button_get_matrix")
                }
                """
        )
    }

    func testInputAndOutputParametersAreInout() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "adjust",
                GIRSnippet.parameter("position", outInt, #"direction="inout""#, transfer: "full")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func adjust(_ position: inout Int) {
                    var cPosition: CInt = exactInteger(position, "gtk_button_adjust: position")
                    gtk_button_adjust(OpaquePointer(pointer), &cPosition)
                    position = convertInteger(cPosition)
                }
                """
        )
    }

    func testInoutStringsAndObjects() throws {
        func changed(_ name: String, _ type: String, _ attributes: String, _ transfer: String) -> String {
            GIRSnippet.parameter(name, type, #"direction="inout" \#(attributes)"#, transfer: transfer)
        }
        let widget = GIRSnippet.type("Widget", "GtkWidget**")
        let output = try generate(
            button: GIRSnippet.method("take", changed("name", GIRSnippet.type("utf8", "char**"), "", "full")),
            GIRSnippet.method("read", changed("name", GIRSnippet.type("utf8", "const char**"), "", "none")),
            GIRSnippet.method("replace", changed("child", widget, #"nullable="1""#, "full")),
            GIRSnippet.method("change", changed("child", GIRSnippet.widget, "", "none"))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func take(_ name: inout String) {
                    var cName: UnsafeMutablePointer<CChar>? = g_strdup(terminated(name, "gtk_button_take: name"))
                    gtk_button_take(OpaquePointer(pointer), &cName)
                    name = convertString(cName, .full)
                }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func read(_ name: inout String) {
                    let cName = g_strdup(terminated(name, "gtk_button_read: name"))
                    defer { g_free(cName) }
                    var changedName: UnsafePointer<CChar>? = UnsafePointer(cName)
                    gtk_button_read(OpaquePointer(pointer), &changedName)
                    name = convertString(changedName, .none)
                }
                """
        )
        assertFile("Button", of: output, contains: "public func replace(_ child: inout Widget?) {")
        assertFile("Button", of: output, contains: "child = convertOptional(cChild, .full)")
        // C changes the object in place.
        assertFile("Button", of: output, contains: "public func change(_ child: Widget) {")
    }

    func testInoutArrays() throws {
        let numbers = #"<array length="1" zero-terminated="0" c:type="int**"><type name="gint" c:type="int"/></array>"#
        let count = GIRSnippet.type("gint", "int*")
        let output = try generate(
            button: GIRSnippet.method(
                "shift",
                GIRSnippet.parameter("numbers", numbers, #"direction="inout""#),
                GIRSnippet.parameter("count", count, #"direction="inout""#, transfer: "full")
            ),
            GIRSnippet.method(
                "move",
                GIRSnippet.parameter("numbers", numbers, #"direction="inout""#),
                GIRSnippet.parameter("count", GIRSnippet.int)
            )
        )
        try assertSnapshot("Button", of: output)
        assertSkipped(
            "gtk_button_move",
            of: output,
            because: "the length of numbers has another direction than the array"
        )
    }

    func testBytesByAnUntypedPointer() throws {
        let bytes = #"<array length="1" zero-terminated="0" c:type="gpointer*"><type name="guint8"/></array>"#
        let output = try generate(
            button: GIRSnippet.method(
                "extract_dup",
                GIRSnippet.out("dest", bytes),
                GIRSnippet.out("dest_size", GIRSnippet.type("gsize", "gsize*"))
            )
        )
        assertFile("Button", of: output, contains: "public func extractDup() -> [UInt8] {")
        assertFile(
            "Button",
            of: output,
            contains: "return convertBytes(cDestination, count: Int(cDestinationSize), .full)"
        )
    }
}
