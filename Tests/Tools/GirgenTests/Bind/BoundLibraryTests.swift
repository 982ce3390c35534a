import Foundation
import XCTest

@testable import GirgenAnalyse

/// Tests of features of other libraries that the libraries of this package don't have.
final class BoundLibraryTests: BindTestCase {
    // MARK: Names

    func testAClosureTypeWithItsCName() throws {
        try write(
            "Toy",
            "4",
            """
            <callback name="Executor" c:type="ToyExecutor">
              \(GIRSnippet.result(GIRSnippet.nothing))
              <parameters>\(GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), "closure=\"0\""))</parameters>
            </callback>
            """
        )
        try bind("Toy-4")
        try assertFile("Toy/Generated/ToyExecutor.swift", contains: "let toyExecutorTrampoline: CToy.ToyExecutor = {")
    }

    func testRenamesValuesAndTypesWhoseNamesAreInvalidInSwift() throws {
        func enumeration(_ name: String, _ element: String = "enumeration") -> String {
            """
            <\(element) name="\(name)" c:type="Toy\(name)">
              <member name="unrecognized" value="0" c:identifier="TOY_UNRECOGNIZED"/>
              <member name="value_type" value="1" c:identifier="TOY_VALUE_TYPE"/>
            </\(element)>
            """
        }
        try write("Toy", "4", enumeration("Shape") + enumeration("80211Mode") + enumeration("Parts", "bitfield"))
        try bind("Toy-4")
        try assertFile(
            "Toy/Generated/Shape.swift",
            contains: "    case shapeUnrecognized\n",
            "    case shapeValueType\n",
            "case unrecognized(Int)"
        )
        try assertFile("Toy/Generated/Toy80211Mode.swift", contains: "public enum Toy80211Mode:")
        try assertFile("Toy/Generated/Parts.swift", contains: "static var partsValueType: Parts {")
    }

    // MARK: Constants

    func testConstants() throws {
        func constant(_ name: String, _ value: String, _ type: String, attribute: String = "c:type") -> String {
            "<constant name=\"\(name)\" value=\"\(value)\" \(attribute)=\"TOY_\(name)\">"
                + GIRSnippet.type(type, type) + "</constant>"
        }
        try write(
            "Toy",
            "4",
            """
            <alias name="Time" c:type="ToyTime">\(GIRSnippet.type("guint64", "guint64"))</alias>
            <bitfield name="Parts" c:type="ToyParts"><member name="a" value="1" c:identifier="TOY_A"/></bitfield>
            <interface name="Queue" c:type="ToyQueue" glib:get-type="toy_queue_get_type">
              \(constant("UNBOUNDED", "-1", "gint", attribute: "c:identifier"))
            </interface>
            """ + constant("TIME_NONE", "18446744073709551615", "Time") + constant("TIME_SECOND", "1000000000", "Time")
                + constant("ALL", "3", "Parts")
        )
        try bind("Toy-4")
        try assertFile(
            "Toy/Generated/Constants.swift",
            contains: "public var timeNone: UInt64 { 18446744073709551615 }",
            "public var timeSecond: UInt64 { 1000000000 }",
            "public var all: Parts { Parts(rawValue: 3) }",
            "public var queueUnbounded: Int { -1 }"
        )
    }

    // MARK: Values

    /// Writes the functions of a library, and binds it.
    private func bindFunctions(_ functions: String...) throws {
        let mode = """
            <enumeration name="Mode" c:type="ToyMode"><member name="a" value="0" c:identifier="TOY_A"/></enumeration>
            """
        try write("Toy", "4", mode + functions.joined())
        try bind("Toy-4")
    }

    func testUnsignedNumbersOf64Bits() throws {
        try bindFunctions(
            GIRSnippet.function(
                "wait",
                "toy_wait",
                GIRSnippet.parameter("timeout", GIRSnippet.type("guint64", "guint64")),
                result: GIRSnippet.result(GIRSnippet.type("guint64", "guint64"))
            )
        )
        try assertFile(
            "Toy/Generated/Functions.swift",
            contains: """
                public func wait(_ timeout: UInt64) -> UInt64 {
                    ToyTypes.initialize()
                    return UInt64(toy_wait(.init(timeout)))
                }
                """
        )
    }

    /// Vte has such parameters. The file is compiled by the script that binds other libraries.
    func testNumbersWithTypesOfTheCompiler() throws {
        func out(_ name: String, _ type: String, _ cType: String) -> String {
            GIRSnippet.out(name, GIRSnippet.type(type, cType))
        }
        try bindFunctions(
            GIRSnippet.function(
                "measure",
                "toy_measure",
                out("distance", "gint64", "int64_t*"),
                out("count", "guint64", "uint64_t*"),
                out("depth", "guint8", "uint8_t*")
            )
        )
        try assertFile(
            "Toy/Generated/Functions.swift",
            contains: "var cDistance: Int64 = 0\n",
            "var cCount: UInt64 = 0\n",
            "var cDepth: UInt8 = 0\n"
        )
    }

    func testTables() throws {
        func table(_ value: String) -> String {
            "<type name=\"GLib.HashTable\" c:type=\"GHashTable*\"><type name=\"utf8\"/><type name=\"\(value)\"/></type>"
        }
        try bindFunctions(
            GIRSnippet.function(
                "store",
                "toy_store",
                GIRSnippet.parameter("values", table("utf8")),
                GIRSnippet.parameter("modes", table("Mode"), "nullable=\"1\""),
                result: GIRSnippet.result(table("utf8"), transfer: "full")
            ),
            GIRSnippet.function("modes", "toy_modes", result: GIRSnippet.result(table("Mode"))),
            GIRSnippet.function("take", "toy_take", GIRSnippet.parameter("values", table("utf8"), transfer: "full")),
            GIRSnippet.function("count", "toy_count", GIRSnippet.parameter("values", table("gint"))),
            GIRSnippet.function("refuse", "toy_refuse", GIRSnippet.parameter("values", table("gsize")))
        )
        try assertFile(
            "Toy/Generated/Functions.swift",
            contains: """
                public func store(_ values: [String: String], modes: [String: Mode]? = nil) -> [String: String] {
                    ToyTypes.initialize()
                    let cValues = temporaryTable(values, "toy_store: values", .string, .string)
                    defer { freeTable(cValues) }
                    let cModes = temporaryTable(modes, "toy_store: modes", .string, .enumeration({ .init(rawValue: $0) }, \\.rawValue))
                    defer { freeTable(cModes) }
                    return convertTable(UnsafeRawPointer(toy_store(cValues, cModes)), .full, .string, .string)
                }
                """,
            """
                return convertTable(UnsafeRawPointer(toy_modes()), .none, .string, .enumeration({ .init(rawValue: $0) }, \\.rawValue))
            """,
            """
                let cValues = temporaryTable(values, "toy_take: values", .string, .string)
                toy_take(cValues)
            """,
            """
                let cValues = temporaryTable(values, "toy_count: values", .string, .integer(gint.self))
            """
        )
        XCTAssertTrue(try text("Sources/CToy/Coverage.md").contains("- `toy_refuse`: takes a GHashTable\n"))
    }

    func testAPointerToAListIsSkipped() throws {
        let list = "<type name=\"GLib.SList\" c:type=\"GSList**\"><type name=\"GObject.Object\"/></type>"
        try bindFunctions(GIRSnippet.function("add", "toy_add", GIRSnippet.parameter("list", list)))
        let coverage = try text("Sources/CToy/Coverage.md")
        XCTAssertTrue(coverage.contains("- `toy_add`: takes a pointer to a pointer, list"), coverage)
    }

    func testAnArrayThatTheCallerAllocatesIsSkipped() throws {
        let array = "<array fixed-size=\"4\" c:type=\"gdouble*\"><type name=\"gdouble\" c:type=\"gdouble\"/></array>"
        try bindFunctions(GIRSnippet.function("measure", "toy_measure", GIRSnippet.out("sides", array)))
        let coverage = try text("Sources/CToy/Coverage.md")
        XCTAssertTrue(coverage.contains("- `toy_measure`: fills an array that the caller allocates"), coverage)
    }

    func testAnErrorInAnOutputParameterIsReturned() throws {
        try bindFunctions(
            GIRSnippet.function(
                "parse",
                "toy_parse",
                GIRSnippet.out("error", GIRSnippet.type("GLib.Error", "GError**")),
                GIRSnippet.out("hint", GIRSnippet.type("utf8", "gchar**"), "nullable=\"1\"")
            )
        )
        try assertFile(
            "Toy/Generated/Functions.swift",
            contains: "public func parse() -> (error: GLibError, hint: String?) {",
            "var cError: UnsafeMutablePointer<CGtk.GError>?",
            "error: convertPointer(cError, .full, \"toy_parse\")"
        )
    }

    func testArgumentsOfTheProgramAreNotParameters() throws {
        let arguments =
            "<array length=\"0\" zero-terminated=\"0\" c:type=\"char***\"><type name=\"utf8\" c:type=\"char**\"/></array>"
        try bindFunctions(
            GIRSnippet.function(
                "init",
                "toy_init",
                GIRSnippet.parameter("argc", GIRSnippet.type("gint", "int*"), "direction=\"inout\" nullable=\"1\""),
                GIRSnippet.parameter("argv", arguments, "direction=\"inout\" nullable=\"1\"")
            )
        )
        try assertFile(
            "Toy/Generated/Functions.swift",
            contains: "public func initialize() {\n    ToyTypes.initialize()\n    toy_init(nil, nil)\n}"
        )
    }

    /// `secret_password_lookupv` replaces `secret_password_lookup` in other languages. It has the finish function of
    /// the latter.
    func testAReplacementUsesTheFinishFunctionOfTheReplacedFunction() throws {
        let callback = GIRSnippet.parameter(
            "callback",
            GIRSnippet.type("Gio.AsyncReadyCallback", "GAsyncReadyCallback"),
            "scope=\"async\" closure=\"1\" nullable=\"1\""
        )
        let data = GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), "nullable=\"1\"")
        let result = GIRSnippet.parameter("result", GIRSnippet.type("Gio.AsyncResult", "GAsyncResult*"))
        try bindFunctions(
            GIRSnippet.function("lookupv", "toy_lookupv", callback, data, attributes: "shadows=\"lookup\""),
            GIRSnippet.function("lookup_finish", "toy_lookup_finish", result, attributes: "throws=\"1\"")
        )
        try assertFile(
            "Toy/Generated/Functions.swift",
            contains: "public func lookupv() async throws(GLibError) {",
            "toy_lookup_finish("
        )
    }

    /// `GST_MESSAGE_EXTENDED` is `1 << 31`, so the C type is signed. The GIR file contains the unsigned number.
    func testTheCompilerDeterminesTheSignOfFlags() throws {
        try write(
            "Toy",
            "4",
            """
            <bitfield name="Parts" c:type="ToyParts">
              <member name="extended" value="2147483648" c:identifier="TOY_EXTENDED"/>
            </bitfield>
            """
                + GIRSnippet.function(
                    "use",
                    "toy_use",
                    GIRSnippet.parameter("parts", GIRSnippet.type("Parts", "ToyParts"))
                )
        )
        try bind("Toy-4")
        try assertFile(
            "Toy/Generated/Functions.swift",
            contains: "toy_use(ToyParts(rawValue: .init(truncatingIfNeeded: parts.rawValue)))"
        )
    }

    /// `GstBitmask` is a value type without a structure.
    func testAFundamentalTypeWithoutObjects() throws {
        let mask = """
            <class name="Mask" c:type="ToyMask" glib:type-name="ToyMask" glib:get-type="toy_mask_get_type" glib:fundamental="1"/>
            """
        let derived = """
            <class name="ColorMask" parent="Mask" c:type="ToyColorMask" glib:type-name="ToyColorMask"
                   glib:get-type="toy_color_mask_get_type" glib:fundamental="1"/>
            """
        func use(_ name: String) -> String {
            GIRSnippet.function(
                "use\(name)",
                "toy_use_\(name)",
                GIRSnippet.parameter("mask", GIRSnippet.type(name, "Toy\(name)*"))
            )
        }
        try write("Toy", "4", mask + derived + use("Mask") + use("ColorMask"))
        try bind("Toy-4")
        let coverage = try text("Sources/CToy/Coverage.md")
        for name in ["ToyMask", "ToyColorMask"] {
            let reason = "takes \(name), a class without reference counting"
            XCTAssertTrue(coverage.contains(reason), coverage)
        }
    }

    func testAVirtualFunctionWithAnOptionalOutput() throws {
        try write(
            "Toy",
            "4",
            """
            <class name="Pool" c:type="ToyPool" parent="GObject.Object" glib:type-name="ToyPool"
                   glib:get-type="toy_pool_get_type" glib:type-struct="PoolClass">
              \(GIRSnippet.virtualMethod(
                "acquire",
                GIRSnippet.out("bytes", GIRSnippet.type("GLib.Bytes", "GBytes**"), "nullable=\"1\""),
                of: "Pool",
                prefix: "Toy",
                result: GIRSnippet.result(GIRSnippet.int)
            ))
            </class>
            \(GIRSnippet.structure("ToyPoolClass", of: "Pool", "acquire"))
            """
        )
        try bind("Toy-4")
        try assertFile("Toy/Generated/Pool.swift", contains: "returned.bytes?.copiedPointer")
    }

    func testAVirtualFunctionWithTheNameOfAnInheritedOne() throws {
        func pool(_ name: String, of parent: String) -> String {
            """
            <class name="\(name)" c:type="Toy\(name)" parent="\(parent)" glib:type-name="Toy\(name)"
                   glib:get-type="toy_\(name.lowercased())_get_type" glib:type-struct="\(name)Class">
              \(GIRSnippet.virtualMethod("drain", of: name, prefix: "Toy"))
            </class>
            \(GIRSnippet.structure("Toy\(name)Class", of: name, "drain"))
            """
        }
        try write("Toy", "4", pool("Pool", of: "GObject.Object") + pool("DeepPool", of: "Pool"))
        try bind("Toy-4")
        try assertFile("Toy/Generated/Pool.swift", contains: "open func drain() {")
        try assertFile("Toy/Generated/DeepPool.swift", contains: "open func doDrain() {")
        try write(
            "Toy",
            "4",
            pool("Pool", of: "GObject.Object") + pool("DeepPool", of: "Pool") + pool("DeepestPool", of: "DeepPool")
        )
        try bind("Toy-4")
        try assertFile("Toy/Generated/DeepestPool.swift", contains: "open func deepestPoolDrain() {")
    }

    func testAVirtualFunctionWithATypeParameterIsSkipped() throws {
        try write(
            "Toy",
            "4",
            """
            <class name="Pool" c:type="ToyPool" parent="GObject.Object" glib:type-name="ToyPool"
                   glib:get-type="toy_pool_get_type" glib:type-struct="PoolClass">
              \(GIRSnippet.virtualMethod(
                "filter",
                GIRSnippet.parameter("kind", GIRSnippet.type("GType", "GType")),
                of: "Pool",
                prefix: "Toy"
            ))
            </class>
            \(GIRSnippet.structure("ToyPoolClass", of: "Pool", "filter"))
            """
        )
        try bind("Toy-4")
        let coverage = try text("Sources/CToy/Coverage.md")
        XCTAssertTrue(coverage.contains("- `ToyPoolClass.filter`: passes a type"), coverage)
    }

    /// `gst_adapter_map` receives the length, although the GIR file states that it returns the length.
    func testALengthThatCReceivesByValueIsSkipped() throws {
        let bytes = "<array length=\"0\" c:type=\"gconstpointer\"><type name=\"guint8\"/></array>"
        try write(
            "Toy",
            "4",
            GIRSnippet.function(
                "map",
                "toy_map",
                GIRSnippet.out("size", GIRSnippet.type("gsize", "gsize")),
                result: GIRSnippet.result(bytes)
            )
        )
        try bind("Toy-4")
        let coverage = try text("Sources/CToy/Coverage.md")
        XCTAssertTrue(coverage.contains("returns the length size, which C receives by value"), coverage)
    }
}
