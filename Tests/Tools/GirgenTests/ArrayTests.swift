import XCTest

/// Tests of arrays with a length, with a fixed size, and with a terminator.
final class ArrayTests: GeneratorTestCase {
    private func array(_ element: String, _ cType: String, _ attributes: String = "") -> String {
        #"<array c:type="\#(cType)" \#(attributes)>\#(element)</array>"#
    }

    // MARK: Arguments

    func testNumbersWithTheirCount() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_tabs",
                GIRSnippet.parameter("tabs", array(GIRSnippet.int, "const int*", #"length="1" zero-terminated="0""#)),
                GIRSnippet.parameter("n_tabs", GIRSnippet.type("gsize", "gsize"))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setTabs(_ tabs: [Int]) {
                    let cTabs: [gint] = tabs.map { exactInteger($0, "tabs") }
                    gtk_button_set_tabs(OpaquePointer(pointer), cTabs, exactInteger(tabs.count, "gtk_button_set_tabs: the number of tabs"))
                }
                """
        )
    }

    func testBytesArePassedWithoutConversion() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "load",
                GIRSnippet.parameter(
                    "data",
                    array(GIRSnippet.type("guint8", "guint8"), "const guint8*", #"length="1" zero-terminated="0""#),
                    #"nullable="1""#
                ),
                GIRSnippet.parameter("length", GIRSnippet.type("gssize", "gssize"))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func load(_ data: [UInt8]? = nil) { gtk_button_load(OpaquePointer(pointer), data, exactInteger((data?.count ?? 0), "gtk_button_load: the number of data")) }
                """
        )
    }

    func testArraysThatShareALengthMustHaveTheSameCount() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_pairs",
                GIRSnippet.parameter("keys", array(GIRSnippet.int, "const int*", #"length="2" zero-terminated="0""#)),
                GIRSnippet.parameter(
                    "values",
                    array(GIRSnippet.double, "const double*", #"length="2" zero-terminated="0""#)
                ),
                GIRSnippet.parameter("count", GIRSnippet.type("guint", "guint"))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setPairs(_ keys: [Int], values: [Double]) {
                    let cKeys: [gint] = keys.map { exactInteger($0, "keys") }
                    requireSameCount(keys.count, values.count, "gtk_button_set_pairs")
                    gtk_button_set_pairs(OpaquePointer(pointer), cKeys, values, exactInteger(keys.count, "gtk_button_set_pairs: the number of keys"))
                }
                """
        )
    }

    func testOneOfTwoArraysThatShareALengthIsOptional() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_pairs",
                GIRSnippet.parameter(
                    "keys",
                    array(GIRSnippet.double, "const double*", #"length="2" zero-terminated="0""#)
                ),
                GIRSnippet.parameter(
                    "values",
                    array(GIRSnippet.double, "const double*", #"length="2" zero-terminated="0""#),
                    #"nullable="1""#
                ),
                GIRSnippet.parameter("count", GIRSnippet.type("guint", "guint"))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setPairs(_ keys: [Double], values: [Double]? = nil) {
                    if let values { requireSameCount(keys.count, values.count, "gtk_button_set_pairs") }
                    gtk_button_set_pairs(OpaquePointer(pointer), keys, values, exactInteger(keys.count, "gtk_button_set_pairs: the number of keys"))
                }
                """
        )
    }

    func testStringsEndWithANull() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_names",
                GIRSnippet.parameter("names", array(GIRSnippet.type("utf8", "char*"), "const char* const*"))
            ),
            GIRSnippet.method(
                "set_titles",
                GIRSnippet.parameter("titles", array(GIRSnippet.type("utf8", "char*"), "const char**"))
            ),
            GIRSnippet.method(
                "take_titles",
                GIRSnippet.parameter("titles", array(GIRSnippet.type("utf8", "char*"), "char**"), transfer: "full")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setNames(_ names: [String]) {
                    let cNames = TemporaryStrings(names, "gtk_button_set_names: names")
                    defer { cNames.free() }
                    gtk_button_set_names(OpaquePointer(pointer), cNames.fullyConstantPointer)
                }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: "    gtk_button_set_titles(OpaquePointer(pointer), cTitles.constantPointer)"
        )
        // C frees an argument whose ownership is transferred.
        assertFile(
            "Button",
            of: output,
            contains: """
                public func takeTitles(_ titles: [String]) {
                    let cTitles = TemporaryStrings(titles, "gtk_button_take_titles: titles")
                    gtk_button_take_titles(OpaquePointer(pointer), cTitles.pointer)
                }
                """
        )
    }

    func testObjectsThatEndWithANull() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_children",
                GIRSnippet.parameter("children", array(GIRSnippet.widget, "GtkWidget**"))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setChildren(_ children: [Widget]) {
                    var cChildren: [UnsafeMutablePointer<GtkWidget>?] = children.map { $0.pointer.assumingMemoryBound(to: GtkWidget.self) } + [nil]
                    gtk_button_set_children(OpaquePointer(pointer), &cChildren)
                }
                """
        )
    }

    func testOptionalObjectsThatEndWithANull() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_children",
                GIRSnippet.parameter("children", array(GIRSnippet.widget, "GtkWidget**"), #"nullable="1""#)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setChildren(_ children: [Widget]?) {
                    let cChildren = TemporaryArray<UnsafeMutablePointer<GtkWidget>?>((children?.map { $0.pointer.assumingMemoryBound(to: GtkWidget.self) }).map { $0 + [nil] })
                    defer { cChildren.free() }
                    gtk_button_set_children(OpaquePointer(pointer), cChildren.pointer)
                }
                """
        )
    }

    /// Without an array, C receives `NULL` instead of the address of an empty array.
    func testOptionalNumbersThatCMayChange() throws {
        let numbers = array(GIRSnippet.int, "int*", #"length="1" zero-terminated="0""#)
        let output = try generate(
            button: GIRSnippet.method(
                "set_widths",
                GIRSnippet.parameter("widths", numbers, #"nullable="1""#),
                GIRSnippet.parameter("count", GIRSnippet.type("gsize", "gsize"))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setWidths(_ widths: [Int]?) {
                    let cWidths = TemporaryArray<gint>(widths?.map { exactInteger($0, "widths") })
                    defer { cWidths.free() }
                    gtk_button_set_widths(OpaquePointer(pointer), cWidths.pointer, exactInteger((widths?.count ?? 0), "gtk_button_set_widths: the number of widths"))
                }
                """
        )
    }

    func testAnArrayWithALengthAndATerminatorIsPassedWithTheTerminator() throws {
        func method(_ name: String, _ element: String, _ cType: String, _ attributes: String = "") -> String {
            GIRSnippet.method(
                "set_\(name)",
                GIRSnippet.parameter(name, array(element, cType, #"length="1" zero-terminated="1""#), attributes),
                GIRSnippet.parameter("count", GIRSnippet.type("gsize", "gsize"))
            )
        }
        let output = try generate(
            button: method("children", GIRSnippet.widget, "GtkWidget**"),
            method("widths", GIRSnippet.int, "const int*"),
            method("bytes", GIRSnippet.type("guint8", "guint8"), "const guint8*", #"nullable="1""#)
        )
        let children = "children.map { $0.pointer.assumingMemoryBound(to: GtkWidget.self) } + [nil]"
        assertFile("Button", of: output, contains: "var cChildren: [UnsafeMutablePointer<GtkWidget>?] = \(children)")
        assertFile(
            "Button",
            of: output,
            contains: #"let cWidths: [gint] = widths.map { exactInteger($0, "widths") } + [gint(0)]"#
        )
        assertFile("Button", of: output, contains: "let cBytes: [UInt8]? = (bytes).map { $0 + [UInt8(0)] }")
    }

    func testAnArrayOfFixedLengthIsCounted() throws {
        let numbers = array(GIRSnippet.double, "const double*", #"fixed-size="4" zero-terminated="0""#)
        let output = try generate(
            button: GIRSnippet.method("set_widths", GIRSnippet.parameter("widths", numbers))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setWidths(_ widths: [Double]) {
                    requireCount(widths.count, 4, "gtk_button_set_widths: widths")
                    gtk_button_set_widths(OpaquePointer(pointer), widths)
                }
                """
        )
    }

    func testAnArgumentOfUnknownLengthIsSkipped() throws {
        let numbers = array(GIRSnippet.double, "const double*", #"zero-terminated="0""#)
        let output = try generate(
            button: GIRSnippet.method("set_widths", GIRSnippet.parameter("widths", numbers))
        )
        let reason = "takes an array of unknown length"
        assertSkipped("gtk_button_set_widths", of: output, because: reason)
    }

    func testStructures() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "set_areas",
                GIRSnippet.parameter(
                    "areas",
                    array(
                        GIRSnippet.type("Gdk.Frame", "GdkFrame"),
                        "const GdkFrame*",
                        #"length="1" zero-terminated="0""#
                    )
                ),
                GIRSnippet.parameter("n_areas", GIRSnippet.int)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setAreas(_ areas: [Frame]) {
                    let cAreas: [GdkFrame] = areas.map { $0.cValue }
                    gtk_button_set_areas(OpaquePointer(pointer), cAreas, exactInteger(areas.count, "gtk_button_set_areas: the number of areas"))
                }
                """
        )
    }

    // MARK: Results

    func testReturnedWithTheirCount() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "list_sizes",
                GIRSnippet.out("count", GIRSnippet.type("guint", "guint*")),
                result: GIRSnippet.result(
                    array(GIRSnippet.int, "int*", #"length="0" zero-terminated="0""#),
                    transfer: "full"
                )
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var sizes: [Int] {
                    var cCount: guint = 0
                    let returned = gtk_button_list_sizes(OpaquePointer(pointer), &cCount)
                    return convertArray(returned, count: Int(cCount), .full) { (element: gint) -> Int in convertInteger(element) }
                }
                """
        )
    }

    func testReturnedStrings() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "get_names",
                result: GIRSnippet.result(array(GIRSnippet.type("utf8", "char*"), "char**"), transfer: "full")
            ),
            GIRSnippet.method(
                "find_names",
                result: GIRSnippet.result(
                    array(GIRSnippet.type("utf8", "char*"), "const char**"),
                    #"nullable="1""#,
                    transfer: "container"
                )
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var names: [String] { convertPointerArray(gtk_button_get_names(OpaquePointer(pointer)), count: nil, .full) }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func findNames() -> [String]? {
                    let returned = gtk_button_find_names(OpaquePointer(pointer))
                    return returned == nil ? nil : convertPointerArray(returned, count: nil, .container)
                }
                """
        )
    }

    func testOfFixedSize() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "get_corners",
                result: GIRSnippet.result(array(GIRSnippet.double, "double*", #"zero-terminated="0" fixed-size="4""#))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var corners: [Double] { convertArray(gtk_button_get_corners(OpaquePointer(pointer)), count: 4, .none) { (element: Double) -> Double in element } }
                """
        )
    }

    func testFilledByC() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "query",
                GIRSnippet.out(
                    "items",
                    array(GIRSnippet.widget, "GtkWidget***", #"length="1" zero-terminated="0""#),
                    transfer: "container"
                ),
                GIRSnippet.out("n_items", GIRSnippet.type("guint", "guint*"))
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func query() -> [Widget] {
                    var cItems: UnsafeMutablePointer<UnsafeMutablePointer<GtkWidget>?>?
                    var cItemCount: guint = 0
                    gtk_button_query(OpaquePointer(pointer), &cItems, &cItemCount)
                    return convertPointerArray(cItems, count: Int(cItemCount), .container)
                }
                """
        )
    }

    // MARK: Left out

    func testAResultOfUnknownLengthIsSkipped() throws {
        let numbers = array(GIRSnippet.int, "int*", #"zero-terminated="0""#)
        let output = try generate(button: GIRSnippet.method("list", result: GIRSnippet.result(numbers)))
        assertSkipped(
            "gtk_button_list",
            of: output,
            because: "returns an array of unknown length"
        )
    }

    func testABufferThatTheCallerAllocatesIsSkipped() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "read",
                GIRSnippet.out(
                    "buffer",
                    array(GIRSnippet.type("guint8", "guint8"), "void*", #"length="1" zero-terminated="0""#),
                    #"caller-allocates="1""#
                ),
                GIRSnippet.parameter("count", GIRSnippet.type("gsize", "gsize"))
            )
        )
        assertSkipped(
            "gtk_button_read",
            of: output,
            because: "the length of buffer has another direction than the array"
        )
    }

    func testReturnedArraysThatShareALengthAreSkipped() throws {
        let numbers = array(GIRSnippet.int, "int**", #"length="2" zero-terminated="0""#)
        let output = try generate(
            button: GIRSnippet.method(
                "map",
                GIRSnippet.out("keys", numbers),
                GIRSnippet.out("values", numbers),
                GIRSnippet.out("count", GIRSnippet.type("gint", "int*"))
            )
        )
        assertSkipped("gtk_button_map", of: output, because: "returns two arrays that share one length")
    }

    func testConsumedNumbers() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "take",
                GIRSnippet.parameter(
                    "tabs",
                    array(GIRSnippet.int, "int*", #"length="1" zero-terminated="0""#),
                    transfer: "full"
                ),
                GIRSnippet.parameter("count", GIRSnippet.int)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func take(_ tabs: [Int]) {
                    let cTabs = TemporaryArray<gint>(tabs.map { exactInteger($0, "tabs") })
                    gtk_button_take(OpaquePointer(pointer), cTabs.pointer, exactInteger(tabs.count, "gtk_button_take: the number of tabs"))
                }
                """
        )
    }

    func testALengthThatIsNotAParameterIsSkipped() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "take",
                GIRSnippet.parameter("tabs", array(GIRSnippet.int, "const int*", #"length="7""#))
            )
        )
        assertSkipped(
            "gtk_button_take",
            of: output,
            because: "its GIR entry refers to the parameter 7, which does not exist"
        )
    }
}
