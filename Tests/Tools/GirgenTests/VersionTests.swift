import XCTest

@testable import GirgenAnalyse

/// Tests of the maximum versions of libraries, which exclude newer members.
final class VersionTests: GeneratorTestCase {
    func testOrder() throws {
        func version(_ text: String) throws -> Version { try XCTUnwrap(Version(text)) }
        XCTAssertLessThan(try version("4.8"), try version("4.10"))
        XCTAssertFalse(try version("4.8") < version("4.8.2"))
        XCTAssertFalse(try version("4.8.2") < version("4.8"))
        XCTAssertLessThan(try version("4.8.1"), try version("4.8.2"))
        for text in ["", "four", "4.", "4..8", "4.x"] { XCTAssertNil(Version(text), text) }
    }

    private let newer = #"version="4.10""#

    private func snippet() -> String {
        GIRSnippet.class(
            "Button",
            GIRSnippet.method("old", attributes: #"version="4.8""#) + GIRSnippet.method("young", attributes: newer)
                + GIRSnippet.property("fresh", GIRSnippet.int, #"writable="1" \#(newer)"#)
                + GIRSnippet.signal("recent", attributes: newer)
                + GIRSnippet.constructor(
                    "new_with_news",
                    GIRSnippet.parameter("news", GIRSnippet.string),
                    attributes: newer
                )
                + GIRSnippet.function("modern", "gtk_button_modern", attributes: newer)
                + GIRSnippet.method("use_news", GIRSnippet.parameter("news", GIRSnippet.type("News", "GtkNews*")))
                + #"<implements name="Fashion"/>"#
        ) + GIRSnippet.class("News", "", newer) + GIRSnippet.interface("Fashion", "", newer)
            + #"""
            <enumeration name="Age" c:type="GtkAge">
            <member name="old" value="0" c:identifier="GTK_AGE_OLD"/>
            <member name="young" value="1" version="4.10" c:identifier="GTK_AGE_YOUNG"/>
            </enumeration>
            """#
    }

    func testNewerMembersAreOmitted() throws {
        let output = try generate(snippet(), maximumVersions: ["Gtk": try XCTUnwrap(Version("4.8"))])
        assertFile("Button", of: output, contains: "open class Button: Widget {")
        assertFile("Button", of: output, contains: "public func old() {")
        for name in ["young", "fresh", "recent", "news", "modern"] { assertFile("Button", of: output, lacks: name) }
        XCTAssertNil(output["News"])
        XCTAssertNil(output["Fashion"])
        assertFile("GtkTypes", of: output, lacks: "GtkNews")
        assertFile("Age", of: output, contains: "case old")
        assertFile("Age", of: output, lacks: "young")
        assertSkipped("gtk_button_use_news", of: output, because: "takes GtkNews, which is newer than requested")
    }

    func testAllMembersAreIncludedWithoutALimit() throws {
        let output = try generate(snippet())
        assertFile("Button", of: output, contains: "open class Button: Widget, Fashion {")
        assertFile(
            "Button",
            of: output,
            contains: """
                /// [`gtk_button_young`](https://docs.gtk.org/gtk4/method.Button.young.html). Since 4.10.
                public func young() {
                """
        )
        assertFile("Age", of: output, contains: "case young")
    }

    func testALimitAppliesOnlyToItsNamespace() throws {
        let output = try generate(snippet(), maximumVersions: ["Gio": try XCTUnwrap(Version("2.74"))])
        assertFile("Button", of: output, contains: "public func young() {")
    }

    func testAnAccessorThatIsNewerThanItsProperty() throws {
        let output = try generate(
            GIRSnippet.class(
                "Button",
                GIRSnippet.property("label", GIRSnippet.string, #"getter="get_label""#)
                    + GIRSnippet.method("get_label", result: GIRSnippet.result(GIRSnippet.string), attributes: newer)
            ),
            maximumVersions: ["Gtk": try XCTUnwrap(Version("4.8"))]
        )
        assertFile("Button", of: output, contains: #"public var label: String? { property("label") }"#)
    }

    /// The form of each type and member contains the version that introduced it, and that of a case contains its trait.
    func testDocumentationContainsTheVersion() throws {
        let output = try generate(snippet(), traits: traits())
        let module = try XCTUnwrap(output.api.modules.first { $0.name == "Gtk" })
        let types = Dictionary(uniqueKeysWithValues: (module.types + module.enumerations).map { ($0.cType, $0) })
        XCTAssertEqual(types["GtkNews"]?.documentation.introduced, Version("4.10"))
        let button = try XCTUnwrap(types["GtkButton"])
        XCTAssertNil(button.documentation.introduced)
        let members = button.members.map { ($0.documentation.cNames[0], $0.documentation.introduced) }
        let versions = Dictionary(uniqueKeysWithValues: members)
        XCTAssertEqual(versions["gtk_button_old"], Version("4.8"))
        XCTAssertEqual(versions["gtk_button_use_news"], .some(nil))
        let newer = [
            "gtk_button_young", "GtkButton:fresh", "GtkButton::recent", "gtk_button_new_with_news", "gtk_button_modern",
        ]
        for name in newer { XCTAssertEqual(versions[name], Version("4.10"), name) }
        guard case .enumeration(let age) = types["GtkAge"]?.form else { return XCTFail("no enumeration") }
        XCTAssertEqual(age.cases.map(\.condition?.trait), [nil, "GTK4_10"])
        XCTAssertEqual(Version("4.10")?.description, "4.10")
    }
}
