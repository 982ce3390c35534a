import XCTest

@testable import GirgenAnalyse

/// Tests of the counts, the manual exclusions, and the report with both.
final class CoverageTests: GeneratorTestCase {
    func testCounts() throws {
        let output = try generate(
            button: GIRSnippet.method("show"),
            GIRSnippet.method("hide"),
            GIRSnippet.method("print", GIRSnippet.parameter("data", GIRSnippet.type("gpointer", "gpointer"))),
            GIRSnippet.method("secret", attributes: #"introspectable="0""#),
            GIRSnippet.property("label", GIRSnippet.string),
            GIRSnippet.signal("clicked")
        )
        let counts = try XCTUnwrap(output.coverage.counts["Gtk"])
        XCTAssertEqual(counts[.types]?.bound, 2)
        XCTAssertEqual(counts[.properties]?.bound, 1)
        XCTAssertEqual(counts[.signals]?.bound, 1)
        XCTAssertEqual(counts[.methods]?.bound, 2)
        // Declarations that C excludes from other languages don't count.
        XCTAssertEqual(counts[.methods]?.total, 3)
        XCTAssertEqual(counts[.methods]?.notIntrospectable, 1)
        XCTAssertEqual(counts[.methods]?.skipped.map(\.name), ["gtk_button_print"])
        XCTAssertEqual(counts[.methods]?.skipped.map(\.reason), ["takes an untyped pointer, data"])
    }

    func testVirtualFunctionsAreCountedAsUnbound() throws {
        let output = try generate(
            button: GIRSnippet.method("show"),
            #"<virtual-method name="clicked"><return-value transfer-ownership="none"><type name="none" c:type="void"/>"#
                + "</return-value></virtual-method>"
        )
        let counts = try XCTUnwrap(output.coverage.counts["Gtk"])
        XCTAssertEqual(counts[.virtualFunctions]?.bound, 0)
        XCTAssertEqual(counts[.virtualFunctions]?.total, 1)
        assertFile("../Tools/girgen/Coverage.md", of: output, contains: "| virtual functions | 0 | 0 | 1 |")
    }

    func testTheReport() throws {
        let output = try generate(
            button: GIRSnippet.method("show"),
            GIRSnippet.method("hide"),
            GIRSnippet.method("print", GIRSnippet.parameter("data", GIRSnippet.type("gpointer", "gpointer")))
        )
        try assertSnapshot("../Tools/girgen/Coverage.md", of: output)
    }

    func testAnOmittedValueIsReportedButNotCounted() throws {
        let output = try generate(
            "",
            gio: """
                <bitfield name="DBusServerFlags" c:type="GDBusServerFlags">
                <member name="none" value="0" c:identifier="G_DBUS_SERVER_FLAGS_NONE"/>
                <member name="run_in_thread" value="1" c:identifier="G_DBUS_SERVER_FLAGS_RUN_IN_THREAD"/>
                </bitfield>
                """
        )
        assertFile("Gio/Generated/DBusServerFlags.swift", of: output, contains: "/// `G_DBUS_SERVER_FLAGS_NONE`.")
        assertFile("Gio/Generated/DBusServerFlags.swift", of: output, lacks: "runInThread")
        assertSkipped(
            "G_DBUS_SERVER_FLAGS_RUN_IN_THREAD",
            of: output,
            because: "makes GIO emit new-connection on a separate thread, which waits for the result"
        )
        XCTAssertEqual(output.coverage.counts["Gio"]?[.enumerations]?.total, 1)
    }

    func testHandwrittenFunctionsCountAsBound() throws {
        XCTAssertNotNil(try decision(on: "gtk_window_destroy").handwritten)
        let output = try generate(GIRSnippet.class("Window", GIRSnippet.method("destroy", of: "Window")))
        assertFile("Window", of: output, lacks: "gtk_window_destroy")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.methods]?.bound, 1)
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.methods]?.skipped.count, 0)
    }

    func testHandwrittenTypesAreNotPrinted() throws {
        let output = try generate("")
        XCTAssertNil(output["GLib/Generated/Bytes.swift"])
        XCTAssertNil(output["GLib/Generated/Object.swift"])
        XCTAssertNil(output["Gio/Generated/AsyncReadyCallback.swift"])
    }

    func testOnlyListedTypesOfGLibAreBound() throws {
        let output = try generate(
            "",
            glib: """
                <record name="TimeZone" c:type="GTimeZone" glib:type-name="GTimeZone" glib:get-type="g_time_zone_get_type"/>
                <record name="Hmac" c:type="GHmac" glib:type-name="GHmac" glib:get-type="g_hmac_get_type"/>
                """
        )
        assertFile(
            "GLib/Generated/GTimeZone.swift",
            of: output,
            contains: """
                /// [`GTimeZone`](https://docs.gtk.org/glib/struct.TimeZone.html)
                public final class GTimeZone: Boxed {
                """
        )
        XCTAssertNil(output["GLib/Generated/Hmac.swift"])
    }

    func testTypesThatAreNotBound() throws {
        XCTAssertNotNil(try decision(on: "Gsk.NglRenderer").leftOut)
        let output = try generate(
            "",
            pango: """
                <record name="AttrClass" c:type="PangoAttrClass"/>
                """
        )
        XCTAssertNil(output["Pango/Generated/AttrClass.swift"])
    }
}
