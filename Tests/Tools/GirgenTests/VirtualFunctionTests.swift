import XCTest

@testable import GirgenAnalyse

/// Tests of virtual functions of classes: methods that Swift classes override, and their calls from C.
final class VirtualFunctionTests: GeneratorTestCase {
    /// Generates code from the members of a button and the fields of its class structure.
    private func generateButton(_ fields: String..., members: String...) throws -> Output {
        try generate(
            GIRSnippet.class("Button", members.joined())
                + GIRSnippet.structure("GtkButtonClass", of: "Button", "parent_class").replacing(
                    "</record>",
                    with: fields.map { GIRSnippet.field($0, GIRSnippet.type("gpointer", "gpointer")) }.joined()
                        + "</record>"
                )
        )
    }

    // MARK: The method and its C function

    func testAMethodCallsTheFunctionOfTheCClass() throws {
        let output = try generateButton(
            "resize",
            members: GIRSnippet.virtualMethod("resize", GIRSnippet.parameter("width", GIRSnippet.int))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                    /// [`GtkButtonClass.resize`](https://docs.gtk.org/gtk4/vfunc.Button.resize.html)
                    open func resize(_ width: Int) {
                        guard let function = nativeClass(GtkButtonClass.self).pointee.resize else { return }
                        function(OpaquePointer(pointer), exactInteger(width, "GtkButtonClass.resize: width"))
                    }
                """
        )
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.virtualFunctions]?.bound, 1)
    }

    func testOverriddenFunctionsAreInstalled() throws {
        let output = try generateButton(
            "resize",
            members: GIRSnippet.virtualMethod("resize", GIRSnippet.parameter("width", GIRSnippet.int))
        )
        try assertSnapshot("Button", of: output)
    }

    func testAPrivateClassStructureIsSkipped() throws {
        let missing = try generate(GIRSnippet.class("Button", GIRSnippet.virtualMethod("resize")))
        assertSkipped("GtkButtonClass.resize", of: missing, because: "its class structure is private")
        assertFile("Button", of: missing, lacks: "installVirtualFunctions")
        let other = try generateButton("other", members: GIRSnippet.virtualMethod("resize"))
        assertSkipped("GtkButtonClass.resize", of: other, because: "its class structure is private")
        let hidden = try generate(
            GIRSnippet.class("Button", GIRSnippet.virtualMethod("resize"))
                + GIRSnippet.structure("GtkButtonClass", of: "Button", "resize").replacing(
                    "<record ",
                    with: #"<record disguised="1" "#
                )
        )
        assertSkipped("GtkButtonClass.resize", of: hidden, because: "its class structure is private")
    }

    func testAFunctionThatIsNotIntrospectableIsOmitted() throws {
        let output = try generateButton(
            "newer",
            "secret",
            members: GIRSnippet.virtualMethod("newer", attributes: #"version="4.12""#),
            GIRSnippet.virtualMethod("secret", attributes: #"introspectable="0""#)
        )
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.virtualFunctions]?.notIntrospectable, 1)
        assertFile("Button", of: output, lacks: "secret")
        assertFile("Button", of: output, contains: "open func newer() {")
    }

    // MARK: Names

    func testVirtualFunctionsOfSignalsHaveThePrefixOn() throws {
        let output = try generateButton(
            "clicked",
            "row_moved",
            members: GIRSnippet.signal("clicked"),
            GIRSnippet.signal("row-moved"),
            GIRSnippet.virtualMethod("clicked"),
            GIRSnippet.virtualMethod("row_moved")
        )
        assertFile("Button", of: output, contains: "open func onClicked() {")
        assertFile("Button", of: output, contains: "open func onRowMoved() {")
    }

    func testAGetterKeepsItsGet() throws {
        let output = try generateButton(
            "get_size",
            members: GIRSnippet.method("get_size", result: GIRSnippet.result(GIRSnippet.int)),
            GIRSnippet.virtualMethod("get_size", result: GIRSnippet.result(GIRSnippet.int))
        )
        assertFile("Button", of: output, contains: "public var size: Int {")
        assertFile("Button", of: output, contains: "open func getSize() -> Int {")
    }

    func testVirtualFunctionsOfPublicFunctionsHaveThePrefixDo() throws {
        let output = try generateButton(
            "activate",
            members: GIRSnippet.method("activate"),
            GIRSnippet.virtualMethod("activate")
        )
        assertFile("Button", of: output, contains: "public func activate() {")
        assertFile("Button", of: output, contains: "open func doActivate() {")
    }

    func testMembersOfSuperclassesAndSubclassesCauseThePrefixDo() throws {
        let output = try generate(
            GIRSnippet.class("Button", GIRSnippet.virtualMethod("flash") + GIRSnippet.virtualMethod("blink"))
                + GIRSnippet.structure("GtkButtonClass", of: "Button", "flash", "blink")
                + GIRSnippet.class("ToggleButton", parent: "Button", GIRSnippet.method("flash", of: "ToggleButton")),
            widget: GIRSnippet.method("blink", of: "Widget")
        )
        assertFile("Button", of: output, contains: "open func doFlash() {")
        assertFile("Button", of: output, contains: "open func doBlink() {")
    }

    func testAFunctionWithOtherArgumentsNeedsNoPrefix() throws {
        let output = try generateButton(
            "flash",
            members: GIRSnippet.method("flash", GIRSnippet.parameter("times", GIRSnippet.int)),
            GIRSnippet.virtualMethod("flash")
        )
        assertFile("Button", of: output, contains: "open func flash() {")
    }

    func testTheSuffixFnIsRemoved() throws {
        let output = try generateButton("close_fn", members: GIRSnippet.virtualMethod("close_fn"))
        assertFile("Button", of: output, contains: "open func close() {")
        assertFile("Button", of: output, contains: "if overridden.contains(combine_gtk_Gtk_Button_close_fn()) {")
    }

    func testAHandwrittenNameIsUnchanged() throws {
        XCTAssertEqual(try decision(on: "GtkWidgetClass.root").name, "onRoot()")
        let output = try generate(
            GIRSnippet.structure("GtkWidgetClass", of: "Widget", "root"),
            widget: GIRSnippet.virtualMethod("root", of: "Widget")
        )
        assertFile("Widget", of: output, contains: "open func onRoot() {")
    }

    func testParametersHaveNoDefaults() throws {
        let output = try generateButton(
            "find",
            members: GIRSnippet.virtualMethod(
                "find",
                GIRSnippet.parameter("child", GIRSnippet.widget, #"nullable="1""#)
            )
        )
        assertFile("Button", of: output, contains: "open func find(_ child: Widget?) {")
    }

    // MARK: Errors and results

    private func throwing(_ result: String) throws -> Output {
        try generateButton(
            "load",
            members: GIRSnippet.virtualMethod("load", result: GIRSnippet.result(result), attributes: #"throws="1""#)
        )
    }

    func testAnErrorIsThrown() throws {
        let output = try throwing(GIRSnippet.bool)
        assertFile("Button", of: output, contains: "open func load() throws(GLibError) {")
        try assertSnapshot("Button", of: output)
    }

    func testResultsOfAFunctionThatThrows() throws {
        let failed = [GIRSnippet.type("gssize", "gssize"): "-1", GIRSnippet.type("guint", "guint"): "0"]
        for (type, value) in failed {
            assertFile(
                "Button",
                of: try throwing(type),
                contains: """
                    failure?.pointee = error.copiedPointer
                    return \(value)
                    """
            )
        }
    }

    func testResultsWithoutAFunctionOfTheCClass() throws {
        let results = [
            GIRSnippet.bool: "return false", GIRSnippet.int: "return 0", GIRSnippet.double: "return 0",
            GIRSnippet.string: "return \"\"", GIRSnippet.widget: "lacks(\"GtkButtonClass.find\")",
        ]
        for (type, missing) in results {
            let output = try generateButton(
                "find",
                members: GIRSnippet.virtualMethod("find", result: GIRSnippet.result(type))
            )
            let guarded = "guard let function = nativeClass(GtkButtonClass.self).pointee.find else { \(missing) }"
            assertFile("Button", of: output, contains: guarded)
        }
    }

    func testOutputsAreReturned() throws {
        let int = GIRSnippet.type("gint", "int*")
        let output = try generateButton(
            "measure",
            "hit",
            members: GIRSnippet.virtualMethod("measure", GIRSnippet.out("width", int), GIRSnippet.out("height", int)),
            GIRSnippet.virtualMethod("hit", GIRSnippet.out("place", int), result: GIRSnippet.result(GIRSnippet.bool))
        )
        assertFile("Button", of: output, contains: "open func measure() -> (width: Int, height: Int) {")
        assertFile(
            "Button",
            of: output,
            contains: """
                let returned = object.measure()
                argument1?.pointee = exactInteger(returned.width, "GtkButtonClass.measure: width")
                argument2?.pointee = exactInteger(returned.height, "GtkButtonClass.measure: height")
                """
        )
        assertFile("Button", of: output, contains: "open func hit() -> Int? {")
        assertFile(
            "Button",
            of: output,
            contains: """
                let returned = object.hit()
                guard let returned else { return 0 }
                argument1?.pointee = exactInteger(returned, "GtkButtonClass.hit: place")
                return 1
                """
        )
    }

    func testOutputsAreReturnedAsTheStructureOfADecision() throws {
        XCTAssertEqual(try decision(on: "GtkWidgetClass.measure").signature.result, "Measurement")
        let int = GIRSnippet.type("gint", "int*")
        let output = try generate(
            GIRSnippet.structure("GtkWidgetClass", of: "Widget", "measure"),
            widget: GIRSnippet.virtualMethod(
                "measure",
                GIRSnippet.parameter("orientation", GIRSnippet.int),
                GIRSnippet.parameter("for_size", GIRSnippet.int),
                GIRSnippet.out("minimum", int),
                GIRSnippet.out("natural", int),
                of: "Widget"
            )
        )
        assertFile(
            "Widget",
            of: output,
            contains: "open func measure(_ orientation: Int, forSize: Int) -> Measurement {"
        )
        assertFile(
            "Widget",
            of: output,
            contains: "return Measurement(minimum: convertInteger(cMinimum), natural: convertInteger(cNatural))"
        )
    }

    func testUnownedResultsAreRetained() throws {
        let output = try generateButton(
            "get_name",
            "get_child",
            members: GIRSnippet.virtualMethod("get_name", result: GIRSnippet.result(GIRSnippet.string)),
            GIRSnippet.virtualMethod("get_child", result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                return VirtualCall.keep(text: g_strdup(terminated(returned, "GtkButtonClass.get_name: result")), \
                for: object, "GtkButtonClass.get_name")
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                return VirtualCall.keep(returned, for: object, "GtkButtonClass.get_child")?.pointer\
                .assumingMemoryBound(to: GtkWidget.self)
                """
        )
    }

    func testOwnedResultsAreTransferred() throws {
        let output = try generateButton(
            "make_child",
            members: GIRSnippet.virtualMethod(
                "make_child",
                result: GIRSnippet.result(GIRSnippet.widget, transfer: "full")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: "return returned.consumedPointer.assumingMemoryBound(to: GtkWidget.self)"
        )
    }

    // MARK: Parameters with incomplete GIR data

    func testNullabilityOfTheSignalOrThePublicFunction() throws {
        let output = try generateButton(
            "moved",
            "find",
            members: GIRSnippet.signal("moved", GIRSnippet.parameter("target", GIRSnippet.widget, #"nullable="1""#)),
            GIRSnippet.virtualMethod("moved", GIRSnippet.parameter("target", GIRSnippet.widget)),
            GIRSnippet.method(
                "find",
                GIRSnippet.parameter("near", GIRSnippet.widget, #"nullable="1""#),
                result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#)
            ),
            GIRSnippet.virtualMethod(
                "find",
                GIRSnippet.parameter("near", GIRSnippet.widget),
                result: GIRSnippet.result(GIRSnippet.widget)
            )
        )
        assertFile("Button", of: output, contains: "open func onMoved(_ target: Widget?) {")
        assertFile("Button", of: output, contains: "open func doFind(_ near: Widget?) -> Widget? {")
    }

    func testOmittedParametersAreNull() throws {
        XCTAssertEqual(try decision(on: "GtkWidgetClass.css_changed").signature.omitted, "change")
        let output = try generate(
            GIRSnippet.structure("GtkWidgetClass", of: "Widget", "css_changed"),
            widget: GIRSnippet.virtualMethod(
                "css_changed",
                GIRSnippet.parameter("change", GIRSnippet.type("gpointer", "gpointer")),
                of: "Widget"
            )
        )
        assertFile(
            "Widget",
            of: output,
            contains: """
                open func cssChanged() {
                    guard let function = nativeClass(GtkWidgetClass.self).pointee.css_changed else { return }
                    function(pointer.assumingMemoryBound(to: GtkWidget.self), nil)
                }
                """
        )
        assertFile("Widget", of: output, contains: "structure.pointee.css_changed = { argument0, argument1 in")
        assertFile("Widget", of: output, contains: "object.cssChanged()")
    }

    func testFilledParametersAreReturned() throws {
        XCTAssertEqual(try decision(on: "GtkRangeClass.get_range_border").signature.filled, ["border_"])
        let output = try generate(
            GIRSnippet.class(
                "Range",
                GIRSnippet.virtualMethod(
                    "get_range_border",
                    GIRSnippet.parameter("border_", GIRSnippet.type("gint", "int*")),
                    of: "Range"
                )
            ) + GIRSnippet.structure("GtkRangeClass", of: "Range", "get_range_border")
        )
        assertFile("GtkRange", of: output, contains: "open func getRangeBorder() -> Int {")
    }

    func testBytesAreCopiedIntoABufferOfTheCaller() throws {
        let cancellable = GIRSnippet.parameter(
            "cancellable",
            GIRSnippet.type("Cancellable", "GCancellable*"),
            #"nullable="1""#
        )
        let output = try generate(
            "",
            gio: """
                <class name="InputStream" c:type="GInputStream" parent="GObject.Object" glib:type-name="GInputStream" \
                glib:get-type="g_input_stream_get_type" abstract="1">
                <field name="parent_instance"><type name="GObject.Object" c:type="GObject"/></field>
                \(GIRSnippet.virtualMethod(
                    "read_fn",
                    GIRSnippet.parameter("buffer", GIRSnippet.type("gpointer", "void*"), #"nullable="1""#),
                    GIRSnippet.parameter("count", GIRSnippet.type("gsize", "gsize")),
                    cancellable,
                    of: "InputStream",
                    prefix: "G",
                    result: GIRSnippet.result(GIRSnippet.type("gssize", "gssize")),
                    attributes: #"throws="1""#
                ))
                \(GIRSnippet.virtualMethod(
                    "skip",
                    GIRSnippet.parameter("count", GIRSnippet.type("gsize", "gsize")),
                    of: "InputStream",
                    prefix: "G",
                    result: GIRSnippet.result(GIRSnippet.type("gssize", "gssize"))
                ))
                </class>
                \(GIRSnippet.structure("GInputStreamClass", of: "InputStream", "read_fn", "skip"))
                """
        )
        let file = "Gio/Generated/GInputStream.swift"
        assertFile(
            file,
            of: output,
            contains: """
                open func read(_ count: Int, cancellable: GCancellable?) throws(GLibError) -> [UInt8] {
                    guard let function = nativeClass(GInputStreamClass.self).pointee.read_fn else { \
                lacks("GInputStreamClass.read_fn") }
                    let cBuffer = ReadBuffer(count, "GInputStreamClass.read_fn: count")
                """
        )
        assertFile(file, of: output, contains: "return cBuffer.bytes(Int(returned))")
        assertFile(
            file,
            of: output,
            contains: """
                return VirtualCall.fill(argument1, argument2, returned, for: object, "GInputStreamClass.read_fn")
                """
        )
        assertFile(
            file,
            of: output,
            contains: #"return VirtualCall.count(returned, of: argument1, for: object, "GInputStreamClass.skip")"#
        )
        assertFile(
            file,
            of: output,
            contains: """
                if structure.pointee.read_fn == nil { RequiredFunctions.note("read(_:cancellable:)", "GInputStreamClass.read_fn", leftOutOf: self, classPointer) }
                """
        )
    }

    func testAMissingFunctionThatCAlwaysCallsIsReplaced() throws {
        XCTAssertEqual(try decision(on: "GFileMonitorClass").type.derivable?.requirement(of: "cancel"), .filled)
        XCTAssertEqual(try decision(on: "GFileEnumeratorClass").type.derivable?.requirement(of: "next_file"), .required)
        XCTAssertEqual(
            try decision(on: "GFileMonitorClass").type.derivable?.requirement(of: "changed"),
            VirtualFunction.Requirement.none
        )
        let output = try generate(
            "",
            gio: """
                <class name="FileMonitor" c:type="GFileMonitor" parent="GObject.Object" glib:type-name="GFileMonitor" \
                glib:get-type="g_file_monitor_get_type">
                \(GIRSnippet.virtualMethod(
                    "cancel",
                    of: "FileMonitor",
                    prefix: "G",
                    result: GIRSnippet.result(GIRSnippet.bool)
                ))
                </class>
                \(GIRSnippet.structure("GFileMonitorClass", of: "FileMonitor", "cancel"))
                """
        )
        assertFile(
            "Gio/Generated/FileMonitor.swift",
            of: output,
            contains: """
                if overridden.contains(combine_gtk_Gio_FileMonitor_cancel()) || structure.pointee.cancel == nil {
                """
        )
    }

    // MARK: Unsupported functions

    func testUnsupportedFunctionsAreSkippedWithAReason() throws {
        let completion = GIRSnippet.parameter(
            "callback",
            GIRSnippet.type("Gio.AsyncReadyCallback", "GAsyncReadyCallback"),
            #"scope="async" closure="1""#
        )
        let data = GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"nullable="1""#)
        let pointer = GIRSnippet.type("gpointer", "gpointer")
        let output = try generateButton(
            "load_async",
            "load_finish",
            "take",
            "give",
            "name",
            members: GIRSnippet.virtualMethod("load_async", completion, data),
            GIRSnippet.virtualMethod(
                "load_finish",
                GIRSnippet.parameter("result", GIRSnippet.type("Gio.AsyncResult", "GAsyncResult*"))
            ),
            GIRSnippet.virtualMethod("take", GIRSnippet.parameter("data", pointer)),
            GIRSnippet.virtualMethod("give", result: GIRSnippet.result(GIRSnippet.type("GLib.Bytes", "GBytes*"))),
            GIRSnippet.virtualMethod(
                "name",
                GIRSnippet.out("name", GIRSnippet.type("utf8", "const char**"), transfer: "none")
            )
        )
        for name in ["load_async", "load_finish"] {
            let reason = "is asynchronous, which is not supported for methods that C calls"
            assertSkipped("GtkButtonClass.\(name)", of: output, because: reason)
        }
        assertSkipped("GtkButtonClass.take", of: output, because: "takes an untyped pointer, data")
        assertSkipped("GtkButtonClass.name", of: output, because: "returns name, which C would not free")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.virtualFunctions]?.total, 5)
    }
}
