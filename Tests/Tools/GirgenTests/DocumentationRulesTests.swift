import XCTest

@testable import GirgenAnalyse

/// Tests of the comments of declarations without a handwritten sentence. There is one test for each rule.
final class DocumentationRulesTests: GeneratorTestCase {
    private typealias Snippet = GIRSnippet

    /// Asserts that the comment of a C name in the class `GtkGadget`, which has some members, begins with a sentence, or
    /// with the C name if the sentence is nil.
    private func assert(
        _ cName: String,
        _ sentence: String?,
        of members: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try assert(cName, sentence, of: Snippet.class("Gadget", members), in: "Gadget", file: file, line: line)
    }

    private func assert(
        _ cName: String,
        _ sentence: String?,
        of content: String,
        in name: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let text = try XCTUnwrap(try generate(content)[name], file: file, line: line)
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for (index, text) in lines.enumerated() where text.contains("`\(cName)`") && text.hasPrefix("///") {
            // The sentence is on the line of the C name, or in the previous paragraph.
            let isItem = text.hasPrefix("/// - ")
            let isAlone = text.hasPrefix("/// [`") || text.hasPrefix("/// `")
            let paragraph = lines[..<index].reversed().prefix { $0.hasPrefix("/// ") }.reversed()
            let found =
                isItem
                ? paragraph.map { $0.dropFirst(4) }.joined(separator: " ")
                : isAlone ? nil : String(text.dropFirst(4).dropLast(" `\(cName)`.".count))
            return XCTAssertEqual(found, sentence, file: file, line: line)
        }
        XCTFail("no comment names \(cName):\n\(text)", file: file, line: line)
    }

    private func method(_ name: String, _ parameters: String..., result: String = Snippet.result(Snippet.nothing))
        -> String
    {
        Snippet.method(name, parameters.joined(), of: "Gadget", result: result)
    }

    // MARK: Types

    func testASubclass() throws {
        let gear = Snippet.interface("Gear")
        try assert("GtkGadget", "A subclass of `Widget`.", of: "")
        let gadget = Snippet.class("Gadget", #"<implements name="Gear"/>"#)
        try assert("GtkGadget", "A subclass of `Widget` that implements `Gear`.", of: gear + gadget, in: "Gadget")
        let cog = Snippet.class("Cog", parent: "GObject.Object")
        try assert("GtkCog", nil, of: cog, in: "Cog")
    }

    func testConformers() throws {
        func gadgets(_ names: String...) -> String {
            Snippet.interface("Gear") + names.map { Snippet.class($0, #"<implements name="Gear"/>"#) }.joined()
        }
        try assert(
            "GtkGear",
            "An interface that `Cog` and `Gadget` implement.",
            of: gadgets("Gadget", "Cog"),
            in: "Gear"
        )
        try assert("GtkGear", "An interface that `Cog` implements.", of: gadgets("Cog"), in: "Gear")
        let sentence = "An interface that no Swift class of the package implements."
        try assert("GtkGear", sentence, of: gadgets(), in: "Gear")
    }

    func testAStructure() throws {
        let record = Snippet.record("Spot", Snippet.field("x", Snippet.int) + Snippet.field("depth", Snippet.int))
        try assert("GtkSpot", "A structure with the fields `x` and `depth`.", of: record, in: "Spot")
        try assert("GtkSpot", "A C structure that is passed by reference.", of: Snippet.record("Spot"), in: "Spot")
    }

    func testAField() throws {
        let record = Snippet.record("Spot", Snippet.field("x", Snippet.int) + Snippet.field("line_depth", Snippet.int))
        try assert("GtkSpot.x", nil, of: record, in: "Spot")
        try assert("GtkSpot.line_depth", nil, of: record, in: "Spot")
    }

    private func enumeration(_ element: String, _ names: String..., attributes: String = "") -> String {
        let members = names.enumerated().map { index, name in
            let value = element == "bitfield" ? (index == 0 ? 0 : 1 << (index - 1)) : index
            return #"<member name="\#(name)" value="\#(value)" c:identifier="GTK_MOOD_\#(name.uppercased())"/>"#
        }
        return #"<\#(element) name="Mood" c:type="GtkMood" \#(attributes)>\#(members.joined())</\#(element)>"#
    }

    func testChoices() throws {
        let two = enumeration("enumeration", "good", "very_bad")
        try assert("GtkMood", "Either `good` or `veryBad`.", of: two, in: "Mood")
        let three = enumeration("enumeration", "good", "so_so", "bad")
        try assert("GtkMood", "One of `good`, `soSo` and `bad`.", of: three, in: "Mood")
    }

    func testAChoice() throws {
        let mood = enumeration("enumeration", "good", "very_bad")
        try assert("GTK_MOOD_VERY_BAD", nil, of: mood, in: "Mood")
    }

    func testOptions() throws {
        let mood = enumeration("bitfield", "none", "good", "bad")
        try assert("GtkMood", "A set of the options `none`, `good` and `bad`.", of: mood, in: "Mood")
    }

    func testAnOption() throws {
        let mood = enumeration("bitfield", "none", "good", "very_bad")
        try assert("GTK_MOOD_NONE", nil, of: mood, in: "Mood")
        try assert("GTK_MOOD_VERY_BAD", nil, of: mood, in: "Mood")
    }

    func testErrors() throws {
        let error = enumeration("enumeration", "not_found", attributes: #"glib:error-domain="gtk-mood-quark""#)
        try assert("GtkMood", "The error codes of the domain `gtk-mood-quark`.", of: error, in: "Mood")
        try assert("GTK_MOOD_NOT_FOUND", nil, of: error, in: "Mood")
    }

    func testAClosure() throws {
        let data = Snippet.parameter("user_data", Snippet.type("gpointer", "gpointer"), #"closure="1""#)
        let content = Snippet.callback(
            "Judge",
            Snippet.parameter("widget", Snippet.widget),
            data,
            result: Snippet.result(Snippet.bool)
        )
        try assert("GtkJudge", nil, of: content, in: "Judge")
    }

    func testAConstant() throws {
        let text = #"""
            <constant name="PAPER_NAME_A9" value="iso_a9" c:type="GTK_PAPER_NAME_A9">\#(Snippet.string)</constant>
            """#
        try assert("GTK_PAPER_NAME_A9", "The string `iso_a9`.", of: text, in: "PaperName")
        let number = #"""
            <constant name="STYLE_PROVIDER_PRIORITY_ODD" value="7" c:type="GTK_STYLE_PROVIDER_PRIORITY_ODD">\#(Snippet.int)</constant>
            """#
        try assert("GTK_STYLE_PROVIDER_PRIORITY_ODD", "The number 7.", of: number, in: "StyleProviderPriority")
    }

    func testAKey() throws {
        let key = #"<constant name="KEY_Odd" value="65293" c:type="GDK_KEY_Odd">\#(Snippet.int)</constant>"#
        let output = try generate("", gdk: key)
        let text = try XCTUnwrap(output["Gdk/Generated/Key+Names.swift"])
        XCTAssertTrue(text.contains("/** The X11 key symbol `Odd`, 0xff0d. `GDK_KEY_Odd`. */ public static var"), text)
    }

    // MARK: Properties

    func testAProperty() throws {
        try assert("GtkGadget:icon-name", nil, of: Snippet.property("icon-name", Snippet.string))
        try assert("GtkGadget:editable", nil, of: Snippet.property("editable", Snippet.bool))
        let getter = method("get_buddy", result: Snippet.result(Snippet.widget, #"nullable="1""#))
        try assert("gtk_gadget_get_buddy", nil, of: getter)
        let pair = Snippet.property("size", Snippet.int) + Snippet.property("size-set", Snippet.bool)
        try assert("GtkGadget:size-set", "A Boolean value that indicates whether `size` takes effect.", of: pair)
    }

    // MARK: Functions

    func testAnInitializer() throws {
        func made(_ name: String, _ attributes: String = "") -> String {
            let text = Snippet.parameter("text", Snippet.string)
            return Snippet.constructor(name, text, of: "Gadget", result: Snippet.result(Snippet.widget, attributes))
        }
        try assert("gtk_gadget_new_with_text", nil, of: made("new_with_text"))
        try assert("gtk_gadget_new", nil, of: made("new", #"nullable="1""#))
    }

    func testAFunction() throws {
        let bool = Snippet.result(Snippet.bool)
        let other = Snippet.parameter("other", Snippet.widget)
        try assert("gtk_gadget_is_behind", nil, of: method("is_behind", other, result: bool))
        try assert("gtk_gadget_add", nil, of: method("add", other))
        let failing = Snippet.method("load_wheel", of: "Gadget", result: bool, attributes: #"throws="1""#)
        try assert("gtk_gadget_load_wheel", nil, of: failing)
    }

    func testAnIteration() throws {
        let function = Snippet.callback(
            "Visitor",
            Snippet.parameter("widget", Snippet.widget),
            Snippet.parameter("user_data", Snippet.type("gpointer", "gpointer"), #"closure="1""#)
        )
        let gadget = Snippet.class(
            "Gadget",
            method(
                "foreach",
                Snippet.parameter("visitor", Snippet.type("Visitor", "GtkVisitor"), #"scope="call" closure="1""#),
                Snippet.parameter("data", Snippet.type("gpointer", "gpointer"))
            )
        )
        let sentence = "Calls the closure `visitor` with each element."
        try assert("gtk_gadget_foreach", sentence, of: function + gadget, in: "Gadget")
    }

    // MARK: Signals

    func testASignal() throws {
        try assert("GtkGadget::halt", nil, of: Snippet.signal("halt"))
    }

    func testADetailAndAnEmitter() throws {
        let output = try generate(
            Snippet.class("Gadget", Snippet.signal("halt", attributes: #"action="1" detailed="1""#))
        )
        let text = try XCTUnwrap(output["Gadget"])
        for sentence in ["Returns the signal `halt` with the given detail.", "Emits the signal `halt`."] {
            XCTAssertTrue(text.contains("/// \(sentence)\n"), "\(sentence) is not in\n\(text)")
        }
    }

    // MARK: Lengths

    /// If a sentence is too long for the line, less important parts are omitted, and the sentence is still complete.
    func testALongSentenceIsShortened() throws {
        let fields = (1...9).map { Snippet.field("a_rather_long_name_\($0)", Snippet.int) }.joined()
        let sentence = "A structure with the fields `aRatherLongName1`, `aRatherLongName2` and 7 other fields."
        try assert("GtkSpot", sentence, of: Snippet.record("Spot", fields), in: "Spot")
    }

    /// Handwritten sentences take precedence over the rules.
    func testHandwrittenSentencesTakePrecedence() throws {
        let button = Snippet.class("Button", Snippet.signal("clicked"))
        let sentence = try XCTUnwrap(Policy.own.get().sentences["GtkButton::clicked"])
        try assert("GtkButton::clicked", sentence, of: button, in: "Button")
    }
}
