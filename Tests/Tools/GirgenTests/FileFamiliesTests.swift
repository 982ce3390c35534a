import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of the files in which related declarations are stored together.
final class FileFamiliesTests: GeneratorTestCase {
    private typealias Snippet = GIRSnippet

    /// A class with so many methods that it's a large family.
    private let button = Snippet.class(
        "Button",
        (1...14).map { Snippet.method("press\($0)", of: "Button") }.joined()
            + Snippet.method("set_way", Snippet.parameter("way", Snippet.type("Way", "GtkWay")), of: "Button")
    )
    /// Other widgets, because all widgets would be in one file if there were only a few.
    private let scale = Snippet.class("Scale", (1...330).map { Snippet.method("zoom\($0)", of: "Scale") }.joined())

    private func enumeration(_ name: String) -> String {
        """
        <enumeration name="\(name)" c:type="Gtk\(name)" glib:type-name="Gtk\(name)" glib:get-type="gtk_get_type">
        <member name="up" value="0" c:identifier="GTK_\(name.uppercased())_UP"/>
        </enumeration>
        """
    }

    private func names(_ content: String, handwritten: Set<String> = []) throws -> [String: String] {
        let output = try generate(content)
        var module = try XCTUnwrap(output.api.modules.first { $0.name == "Gtk" })
        module.handwritten.formUnion(handwritten)
        let files = APIPrinter(api: output.api).files(of: module)
        return Dictionary(files.map { ($0.name, $0.family ?? "") }) { first, _ in first }
    }

    func testAFamily() throws {
        let names = try names(
            button + scale + Snippet.class("ButtonBox") + Snippet.class("Toggle", parent: "Button")
                + Snippet.class("MenuButton") + enumeration("Way")
        )
        // The subclass, the types that begin and end with the same word, and the type of a parameter.
        for name in ["Button", "ButtonBox", "Toggle", "MenuButton", "Way"] {
            XCTAssertEqual(names[name], "Button", name)
        }
        XCTAssertEqual(names["Scale"], "Scale")
    }

    func testSmallFamilies() throws {
        let names = try names(
            scale + Snippet.class("Dial") + Snippet.class("Helper", parent: "GObject.Object") + enumeration("Way")
                + Snippet.interface("Shape")
        )
        XCTAssertEqual(names["Dial"], "Widgets")
        XCTAssertEqual(names["Helper"], "Objects")
        XCTAssertEqual(names["Way"], "Enumerations")
        XCTAssertEqual(names["Shape"], "Interfaces")
    }

    func testTheCommonWordsAreTheName() throws {
        let box = (1...14).map { Snippet.method("flow\($0)", of: "FlowBox") }.joined()
        let content = scale + Snippet.class("FlowBox", box) + Snippet.class("FlowBoxChild")
        let names = try names(content)
        XCTAssertEqual(names["FlowBoxChild"], "FlowBox")
        // A handwritten type is in the file with its name.
        XCTAssertEqual(try self.names(content, handwritten: ["FlowBox"])["FlowBoxChild"], "FlowBoxTypes")
    }
}
