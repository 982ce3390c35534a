import XCTest

/// Tests of records: Swift structures for plain C structures, and classes that own the other ones.
final class RecordTests: GeneratorTestCase {
    func testARecordWithPlainFieldsIsAStructure() throws {
        let output = try generate(
            GIRSnippet.record(
                "Border",
                GIRSnippet.field("left", GIRSnippet.type("gint16", "gint16"))
                    + GIRSnippet.field("in", GIRSnippet.bool)
            )
        )
        try assertSnapshot("Border", of: output)
    }

    /// Records with a reference count or a C constructor use the functions of their registered type.
    func testARecordWithAReferenceCountIsAClass() throws {
        let counted = GIRSnippet.field("refcount", GIRSnippet.type("guint", "guint"))
        let number = GIRSnippet.field("another_thing", GIRSnippet.type("guint", "guint"))
        let output = try generate(
            GIRSnippet.record("Counted", counted + number)
                + GIRSnippet.record("Referenced", number + GIRSnippet.method("ref", of: "Referenced"))
                + GIRSnippet.record("Made", number + GIRSnippet.constructor("new", of: "Made"))
                + GIRSnippet.record(
                    "Copied",
                    number + GIRSnippet.constructor("new", of: "Copied") + GIRSnippet.method("copy", of: "Copied")
                )
        )
        for name in ["Counted", "Referenced", "Made"] {
            assertFile(name, of: output, contains: "public final class \(name): Boxed {")
        }
        assertFile("Counted", of: output, lacks: "refcount")
        assertFile("Copied", of: output, contains: "public struct Copied: NullableValue, Hashable, Sendable {")
        assertFile("Made", of: output, contains: "    let returned = gtk_made_new()")
    }

    func testAStructureWithoutARegisteredTypeIsNotAValue() throws {
        let output = try generate(
            GIRSnippet.record("Size", GIRSnippet.field("width", GIRSnippet.int), isRegistered: false)
        )
        assertFile("Size", of: output, contains: "public struct Size: Hashable, Sendable {")
        assertFile("Size", of: output, lacks: "valueType")
    }

    func testAStructureOfStructures() throws {
        let output = try generate(
            GIRSnippet.record("Area", GIRSnippet.field("bounds", GIRSnippet.type("Gdk.Frame", "GdkFrame")))
        )
        assertFile(
            "Area",
            of: output,
            contains: """
                public var bounds: Frame {
                    get { Frame(cValue: cValue.bounds) }
                    set { cValue.bounds = newValue.cValue }
                }
                """
        )
    }

    func testAStructureWithFieldsOfLaterStructures() throws {
        // Only after the inner structures are checked, it's known whether the outer one is plain.
        let output = try generate(
            GIRSnippet.record("Outer", GIRSnippet.field("middle", GIRSnippet.type("Middle", "GtkMiddle")))
                + GIRSnippet.record("Middle", GIRSnippet.field("inner", GIRSnippet.type("Inner", "GtkInner")))
                + GIRSnippet.record("Inner", GIRSnippet.field("x", GIRSnippet.int))
        )
        assertFile("Outer", of: output, contains: "public struct Outer: NullableValue, Hashable, Sendable {")
    }

    func testMethodsThatChangeAStructureAreMutating() throws {
        let output = try generate(
            GIRSnippet.record(
                "Border",
                GIRSnippet.field("left", GIRSnippet.int)
                    + GIRSnippet.method("grow", of: "Border", instance: "GtkBorder*")
                    + GIRSnippet.method(
                        "area",
                        of: "Border",
                        instance: "const GtkBorder*",
                        result: GIRSnippet.result(GIRSnippet.int)
                    )
            )
        )
        try assertSnapshot("Border", of: output)
    }

    func testAMethodThatFillsItsInstanceIsAnInitializer() throws {
        let output = try generate(
            GIRSnippet.record(
                "Point",
                GIRSnippet.field("x", GIRSnippet.int)
                    + GIRSnippet.method(
                        "init",
                        GIRSnippet.parameter("angle", GIRSnippet.double),
                        of: "Point",
                        result: GIRSnippet.result(GIRSnippet.type("Point", "GtkPoint*"))
                    )
            )
        )
        assertFile(
            "Point",
            of: output,
            contains: """
                public init(angle: Double) {
                    Library.initialize()
                    self.init(cValue: GtkPoint())
                    _ = gtk_point_init(&self.cValue, angle)
                }
                """
        )
    }

    func testAStructureThatOnlyCFillsHasNoEmptyInitializer() throws {
        let field = GIRSnippet.field("dummy1", GIRSnippet.type("gpointer", "gpointer"), #"private="1""#)
        let output = try generate(GIRSnippet.record("TreeIter", field))
        assertFile(
            "TreeIter",
            of: output,
            contains: """
                @_spi(Binding) public init(cValue: GtkTreeIter) { self.init(cValue: cValue, owner: RowGeneration.current) }
                """
        )
        assertFile("TreeIter", of: output, lacks: "public init()")
    }

    func testAStructureRetainsTheObjectThatItPointsTo() throws {
        let output = try generate(
            GIRSnippet.record(
                "TextIter",
                GIRSnippet.field("dummy1", GIRSnippet.type("gpointer", "gpointer"), #"private="1""#)
            )
        )
        try assertSnapshot("TextIter", of: output)
    }

    func testARecordIsCopiedAndFreedWithItsRegisteredType() throws {
        let output = try generate(
            GIRSnippet.record(
                "Path",
                GIRSnippet.method(
                    "copy",
                    of: "Path",
                    result: GIRSnippet.result(GIRSnippet.type("Path", "GtkPath*"), transfer: "full")
                )
                    + GIRSnippet.method("free", of: "Path")
            )
        )
        assertFile(
            "Path",
            of: output,
            contains: """
                /// [`GtkPath`](https://docs.gtk.org/gtk4/struct.Path.html)
                public final class Path: Boxed {
                    public override class var boxedType: GType { gtk_path_get_type() }
                }
                """
        )
        // Swift copies and frees it automatically.
        assertFile("Path", of: output, lacks: "gtk_path_free")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.methods]?.bound, 2)
    }

    func testReferenceFunctionsOfARecord() throws {
        let type = GIRSnippet.type("Style", "GtkStyle*")
        let output = try generate(
            GIRSnippet.record(
                "Style",
                GIRSnippet.method("ref", of: "Style", result: GIRSnippet.result(type, transfer: "full"))
                    + GIRSnippet.method("unref", of: "Style"),
                isRegistered: false
            )
        )
        try assertSnapshot("Style", of: output)
    }

    func testPublicFieldsAreProperties() throws {
        let output = try generate(
            GIRSnippet.record(
                "Item",
                GIRSnippet.field("name", GIRSnippet.string) + GIRSnippet.field("size", GIRSnippet.int)
                    + GIRSnippet.field("child", GIRSnippet.widget)
                    + GIRSnippet.field("secret", GIRSnippet.int, #"private="1""#)
                    + GIRSnippet.method("get_size", of: "Item", result: GIRSnippet.result(GIRSnippet.int))
            )
        )
        try assertSnapshot("Item", of: output)
        assertFile("Item", of: output, lacks: "secret")
        XCTAssertEqual(output["Item"]?.components(separatedBy: "var size:").count, 2)
    }

    func testWritableFieldsHaveSetters() throws {
        let number = GIRSnippet.field("start_time", GIRSnippet.int)
        let readOnly = GIRSnippet.field("position", GIRSnippet.int, "")
        let widget = GIRSnippet.field("child", GIRSnippet.widget)
        let output = try generate(
            GIRSnippet.record("Item", number + readOnly + GIRSnippet.field("is_live", GIRSnippet.bool) + widget)
                // The number of bytes limits the memory that C reads from the offset.
                + GIRSnippet.record(
                    "Memory",
                    GIRSnippet.field("offset", GIRSnippet.int) + GIRSnippet.field("size", GIRSnippet.int) + widget
                )
        )
        try assertSnapshot("Item", of: output)
        assertFile("Memory", of: output, lacks: "set {")
    }

    func testMemoryThatIsMappedWhileAClosureRuns() throws {
        let info = GIRSnippet.type("MapInfo", "GtkMapInfo*")
        let output = try generate(
            GIRSnippet.record(
                "MapInfo",
                GIRSnippet.field(
                    "data",
                    #"<array length="1" c:type="guint8*"><type name="guint8" c:type="guint8"/></array>"#
                )
                    + GIRSnippet.field("size", GIRSnippet.type("gsize", "gsize")),
                isRegistered: false
            )
                + """
                <bitfield name="MapFlags" c:type="GtkMapFlags" glib:get-type="gtk_map_flags_get_type">
                <member name="read" value="1" c:identifier="GTK_MAP_READ"/>
                </bitfield>

                """
                + GIRSnippet.record(
                    "Memory",
                    GIRSnippet.field("child", GIRSnippet.widget)
                        + GIRSnippet.method(
                            "map",
                            GIRSnippet.out("info", info, #"caller-allocates="1""#, transfer: "none"),
                            GIRSnippet.parameter("flags", GIRSnippet.type("MapFlags", "GtkMapFlags")),
                            of: "Memory",
                            result: GIRSnippet.result(GIRSnippet.bool)
                        )
                        + GIRSnippet.method(
                            "map_range",
                            GIRSnippet.parameter("index", GIRSnippet.type("guint", "guint")),
                            GIRSnippet.parameter("length", GIRSnippet.int),
                            GIRSnippet.out("info", info, #"caller-allocates="1""#, transfer: "none"),
                            GIRSnippet.parameter("flags", GIRSnippet.type("MapFlags", "GtkMapFlags")),
                            of: "Memory",
                            result: GIRSnippet.result(GIRSnippet.bool)
                        )
                        + GIRSnippet.method("unmap", GIRSnippet.parameter("info", info), of: "Memory")
                )
        )
        assertFile(
            "Memory",
            of: output,
            contains: """
                    public func withMappedMemory<Result>(_ flags: MapFlags, _ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result? {
                        var info = GtkMapInfo()
                        let cFlags = GtkMapFlags(rawValue: .init(truncatingIfNeeded: flags.rawValue))
                        guard gtk_memory_map(pointer.assumingMemoryBound(to: GtkMemory.self), &info, cFlags) != 0 else { return nil }
                        defer { gtk_memory_unmap(pointer.assumingMemoryBound(to: GtkMemory.self), &info) }
                        return try body(UnsafeMutableRawBufferPointer(start: info.data, count: Int(info.size)))
                    }
                """
        )
        assertFile(
            "Memory",
            of: output,
            contains: """
                    @_disfavoredOverload
                    public func withMappedMemory<Result>(_ flags: MapFlags, _ body: (RawSpan) throws -> Result) rethrows -> Result? {
                        try withMappedMemory(flags) { (bytes: UnsafeMutableRawBufferPointer) in
                            let buffer = UnsafeRawBufferPointer(bytes)
                            return try body(buffer.bytes)
                        }
                    }
                """
        )
        assertFile(
            "Memory",
            of: output,
            contains: """
                    public func withMappedMemory<Result>(_ flags: MapFlags, index: Int, length: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result? {
                        var info = GtkMapInfo()
                        let cFlags = GtkMapFlags(rawValue: .init(truncatingIfNeeded: flags.rawValue))
                        guard gtk_memory_map_range(pointer.assumingMemoryBound(to: GtkMemory.self), exactInteger(index, "gtk_memory_map_range: index"), exactInteger(length, "gtk_memory_map_range: length"), &info, cFlags) != 0 else { return nil }
                """
        )
        assertFile("Memory", of: output, lacks: "func unmap")
        assertFile("Memory", of: output, lacks: "func mapRange")
    }

    func testARecordThatCannotBeCopiedIsSkipped() throws {
        let output = try generate(
            GIRSnippet.record("ParseContext", GIRSnippet.method("pop", of: "ParseContext"), isRegistered: false)
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.method(
                        "parse",
                        GIRSnippet.parameter("context", GIRSnippet.type("ParseContext", "GtkParseContext*"))
                    )
                )
        )
        XCTAssertNil(output["ParseContext"])
        assertSkipped(
            "gtk_parse_context_pop",
            of: output,
            because: "belongs to a record that C neither copies nor frees"
        )
        assertSkipped(
            "gtk_button_parse",
            of: output,
            because: "takes GtkParseContext, a record that C neither copies nor frees"
        )
    }

    func testPrivateAndClassStructuresAreNotBound() throws {
        let output = try generate(
            GIRSnippet.record("ButtonPrivate", isRegistered: false)
                + GIRSnippet.record("ButtonClass", isRegistered: false, #"glib:is-gtype-struct-for="Button""#)
                + GIRSnippet.class("Button")
        )
        XCTAssertNil(output["ButtonPrivate"])
        XCTAssertNil(output["ButtonClass"])
    }
}
