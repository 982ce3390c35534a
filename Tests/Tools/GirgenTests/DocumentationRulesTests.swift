import XCTest

@testable import GirgenAnalyse

/// Tests of the sentences of declarations without a handwritten one. There is one test for each rule.
final class DocumentationRulesTests: GeneratorTestCase {
    private typealias Snippet = GIRSnippet

    /// Asserts that the comment of a C name in the class `GtkGadget`, which has some members, begins with a sentence.
    private func assert(
        _ cName: String,
        _ sentence: String,
        of members: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try assert(cName, sentence, of: Snippet.class("Gadget", members), in: "Gadget", file: file, line: line)
    }

    private func assert(
        _ cName: String,
        _ sentence: String,
        of content: String,
        in name: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let text = try XCTUnwrap(try generate(content)[name], file: file, line: line)
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for (index, text) in lines.enumerated() where text.contains("`\(cName)`") && text.hasPrefix("///") {
            // The sentence is on the line of the C name, or in the previous paragraph.
            let isInOne = !text.hasPrefix("/// `\(cName)`")
            let paragraph = lines[..<(index - 1)].reversed().prefix { $0.hasPrefix("/// ") }.reversed()
            let found =
                isInOne
                ? String(text.dropLast(" `\(cName)`.".count))
                : "/// " + paragraph.map { $0.dropFirst(4) }.joined(separator: " ")
            return XCTAssertEqual(found, "/// \(sentence)", file: file, line: line)
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
        try assert("GtkCog", "A class of Gtk.", of: cog, in: "Cog")
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
        let sentence = "An interface of objects without a Swift class."
        try assert("GtkGear", sentence, of: gadgets(), in: "Gear")
    }

    func testAStructure() throws {
        let record = Snippet.record("Spot", Snippet.field("x", Snippet.int) + Snippet.field("depth", Snippet.int))
        try assert("GtkSpot", "A value with the fields `x` and `depth`.", of: record, in: "Spot")
        try assert("GtkSpot", "A C structure that is passed by reference.", of: Snippet.record("Spot"), in: "Spot")
    }

    func testAField() throws {
        let record = Snippet.record("Spot", Snippet.field("x", Snippet.int) + Snippet.field("line_depth", Snippet.int))
        try assert("GtkSpot.x", "The field `x`.", of: record, in: "Spot")
        try assert("GtkSpot.line_depth", "The line depth.", of: record, in: "Spot")
        let flag = Snippet.record("Spot", Snippet.field("is_word_end", Snippet.int))
        try assert("GtkSpot.is_word_end", "A number other than 0 if it is a word end.", of: flag, in: "Spot")
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
        try assert("GTK_MOOD_VERY_BAD", "Very bad: the value 1.", of: mood, in: "Mood")
    }

    func testOptions() throws {
        let mood = enumeration("bitfield", "none", "good", "bad")
        try assert("GtkMood", "A set of the options `none`, `good` and `bad`.", of: mood, in: "Mood")
    }

    func testAnOption() throws {
        let mood = enumeration("bitfield", "none", "good", "very_bad")
        try assert("GTK_MOOD_NONE", "None: no bit.", of: mood, in: "Mood")
        try assert("GTK_MOOD_VERY_BAD", "Very bad: the bit 1.", of: mood, in: "Mood")
    }

    func testErrors() throws {
        let error = enumeration("enumeration", "not_found", attributes: #"glib:error-domain="gtk-mood-quark""#)
        try assert("GtkMood", "The error codes of the domain `gtk-mood-quark`.", of: error, in: "Mood")
        try assert("GTK_MOOD_NOT_FOUND", "Not found: the code 0.", of: error, in: "Mood")
    }

    func testAClosure() throws {
        let data = Snippet.parameter("user_data", Snippet.type("gpointer", "gpointer"), #"closure="1""#)
        let content = Snippet.callback(
            "Judge",
            Snippet.parameter("widget", Snippet.widget),
            data,
            result: Snippet.result(Snippet.bool)
        )
        try assert("GtkJudge", "A closure that takes a `Widget` and returns a `Bool`.", of: content, in: "Judge")
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
        XCTAssertTrue(text.contains("/// The key `Odd` of the X Window System, 0xff0d. `GDK_KEY_Odd`."), text)
    }

    // MARK: Properties

    func testATruth() throws {
        let sentences = [
            "editable": "A Boolean value that indicates whether it is editable.",
            "is-ready": "A Boolean value that indicates whether it is ready.",
            "has-arrow": "A Boolean value that indicates whether it has an arrow.",
            "can-undo": "A Boolean value that indicates whether it can undo.",
            "show-row-lines": "A Boolean value that indicates whether it shows the row lines.",
            "lines-visible": "A Boolean value that indicates whether the lines are visible.",
            "wheel-mode": "A Boolean value for the wheel mode.",
        ]
        for (name, sentence) in sentences {
            try assert("GtkGadget:\(name)", sentence, of: Snippet.property(name, Snippet.bool))
        }
        let pair = Snippet.property("size", Snippet.int) + Snippet.property("size-set", Snippet.bool)
        try assert("GtkGadget:size-set", "A Boolean value that indicates whether `size` takes effect.", of: pair)
    }

    func testAnAttribute() throws {
        try assert(
            "GtkGadget:icon-name",
            "The icon name.",
            of: Snippet.property("icon-name", Snippet.string)
        )
        try assert(
            "GtkGadget:n-wheels",
            "The number of wheels.",
            of: Snippet.property("n-wheels", Snippet.int, "")
        )
        let getter = method("get_buddy", result: Snippet.result(Snippet.widget, #"nullable="1""#))
        try assert("gtk_gadget_get_buddy", "The buddy.", of: getter)
    }

    func testASetter() throws {
        let property = Snippet.property("markup", Snippet.string, #"readable="0" writable="1""#)
        try assert("GtkGadget:markup", "Sets the markup, which can't be read.", of: property)
    }

    // MARK: Functions

    func testAConstruction() throws {
        func made(_ name: String, _ parameters: String...) -> String {
            Snippet.constructor(name, parameters.joined(), of: "Gadget")
        }
        let text = Snippet.parameter("text", Snippet.string)
        let size = Snippet.parameter("size", Snippet.int)
        try assert(
            "gtk_gadget_new_with_text",
            "Creates a `Gadget` with the text.",
            of: made("new_with_text", text)
        )
        try assert("gtk_gadget_new", "Creates a `Gadget` from `text` and `size`.", of: made("new", text, size))
    }

    func testAQuestion() throws {
        let other = Snippet.parameter("other", Snippet.widget)
        let bool = Snippet.result(Snippet.bool)
        let sentences = [
            "is_behind": "Returns a Boolean value that indicates whether it is a behind.",
            "contains": "Returns a Boolean value that indicates whether it contains `other`.",
            "equal": "Returns a Boolean value that indicates whether it is equal to `other`.",
            "near": "Returns a Boolean value that indicates whether it is near `other`.",
            "supports_files": "Returns a Boolean value that indicates whether it supports files.",
            "name_is_valid": "Returns a Boolean value that indicates whether the name is valid.",
        ]
        for (name, sentence) in sentences {
            try assert("gtk_gadget_\(name)", sentence, of: method(name, other, result: bool))
        }
    }

    func testAGetter() throws {
        let x = Snippet.parameter("x", Snippet.int)
        let sentence = "Returns the wheel at the position."
        let result = Snippet.result(Snippet.widget, #"nullable="1""#)
        try assert("gtk_gadget_get_wheel_at_pos", sentence, of: method("get_wheel_at_pos", x, result: result))
        let text = method("to_string", result: Snippet.result(Snippet.string))
        try assert("gtk_gadget_to_string", "Returns it as a string.", of: text)
    }

    func testADeed() throws {
        let wheel = Snippet.parameter("wheel", Snippet.widget)
        let speed = Snippet.parameter("speed", Snippet.int)
        let sentences = [
            method("add", wheel): ("add", "Adds `wheel`."),
            method("add_wheel", wheel): ("add_wheel", "Adds the wheel."),
            method("set_wheel", wheel): ("set_wheel", "Sets the wheel."),
            method("move_wheel", wheel, speed): ("move_wheel", "Moves the wheel."),
            method("start"): ("start", "Starts it."),
            method("shutdown"): ("shutdown", "Shuts it down."),
            method("scale", speed): ("scale", "Scales it."),
            method("grab_wheel", result: Snippet.result(Snippet.bool)): (
                "grab_wheel", "Grabs the wheel. Returns a `Bool`."
            ),
        ]
        for (content, (name, sentence)) in sentences { try assert("gtk_gadget_\(name)", sentence, of: content) }
        let failing = Snippet.method(
            "load_wheel",
            of: "Gadget",
            result: Snippet.result(Snippet.bool),
            attributes: #"throws="1""#
        )
        try assert("gtk_gadget_load_wheel", "Loads the wheel. Throws a `GLibError`.", of: failing)
    }

    func testAnAnnouncement() throws {
        try assert("gtk_gadget_wheel_changed", "Reports that the wheel has changed.", of: method("wheel_changed"))
    }

    func testAPlainFunction() throws {
        let speed = Snippet.parameter("speed", Snippet.int)
        try assert("gtk_gadget_wheel_speed", "Takes `speed` and returns nothing.", of: method("wheel_speed", speed))
    }

    // MARK: Signals

    func testAnEvent() throws {
        let added = Snippet.signal("wheel-added", Snippet.parameter("wheel", Snippet.widget))
        try assert("GtkGadget::wheel-added", "Emitted when the wheel was added.", of: added)
        try assert("GtkGadget::changed", "Emitted when it has changed.", of: Snippet.signal("changed"))
    }

    func testASignal() throws {
        let x = Snippet.parameter("x", Snippet.int)
        let y = Snippet.parameter("y", Snippet.int)
        let sentence = "The signal `steer-to`."
        let signal = Snippet.signal("steer-to", x, y, result: Snippet.result(Snippet.bool))
        try assert("GtkGadget::steer-to", sentence, of: signal)
        try assert("GtkGadget::halt", "The signal `halt`.", of: Snippet.signal("halt"))
    }

    func testADetailAndAnEmitter() throws {
        let output = try generate(
            Snippet.class("Gadget", Snippet.signal("halt", attributes: #"action="1" detailed="1""#))
        )
        let text = try XCTUnwrap(output["Gadget"])
        for sentence in [
            "The signal `halt`. A program can emit it too.", "The emissions of `halt` for one detail.",
            "Emits `halt`.",
        ] {
            XCTAssertTrue(text.contains("/// \(sentence)\n"), "\(sentence) is not in\n\(text)")
        }
    }

    // MARK: Lengths

    /// If a sentence is too long for the line, less important parts are omitted, and the sentence is still complete.
    func testALongSentenceIsShortened() throws {
        let names = (1...9).map { Snippet.parameter("a_rather_long_name_\($0)", Snippet.int) }.joined()
        let sentence = "Creates a `Gadget` from 9 arguments, from `aRatherLongName1` to `aRatherLongName9`."
        try assert("gtk_gadget_new", sentence, of: Snippet.constructor("new", names, of: "Gadget"))
    }

    /// A name that is too long for the line of the sentence has its own paragraph.
    func testALongNameHasItsOwnParagraph() throws {
        let name = String(repeating: "long_", count: 20) + "name"
        let mood = enumeration("enumeration", name)
        let sentence = English.capitalized(English.phrase(Naming.words(name))) + ": the value 0."
        try assert("GTK_MOOD_\(name.uppercased())", sentence, of: mood, in: "Mood")
    }

    /// Handwritten sentences take precedence over the rules.
    func testWordsGoBeforeRules() throws {
        let button = Snippet.class("Button", Snippet.signal("clicked"))
        let sentence = try XCTUnwrap(Policy.own.get().sentences["GtkButton::clicked"])
        try assert("GtkButton::clicked", sentence, of: button, in: "Button")
    }
}
