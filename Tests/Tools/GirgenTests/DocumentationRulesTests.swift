import XCTest

@testable import girgen

/// The sentences of declarations for which none is written by hand, a test a rule.
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
            // The sentence is on the line of the C name, or in the paragraph before.
            let isInOne = !text.hasPrefix("/// `\(cName)`")
            let found = isInOne ? String(text.dropLast(" `\(cName)`.".count)) : lines[index - 2]
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
        try assert("GtkGadget", "A kind of `Widget`.", of: "")
        let gadget = Snippet.class("Gadget", #"<implements name="Gear"/>"#)
        try assert("GtkGadget", "A kind of `Widget` that is a `Gear`.", of: gear + gadget, in: "Gadget")
        let cog = Snippet.class("Cog", parent: "GObject.Object")
        try assert("GtkCog", "A class of Gtk with no other to inherit from.", of: cog, in: "Cog")
    }

    func testConformers() throws {
        func gadgets(_ names: String...) -> String {
            Snippet.interface("Gear") + names.map { Snippet.class($0, #"<implements name="Gear"/>"#) }.joined()
        }
        try assert("GtkGear", "What `Cog` and `Gadget` have in common.", of: gadgets("Gadget", "Cog"), in: "Gear")
        try assert("GtkGear", "What `Cog` is, and what other classes may be.", of: gadgets("Cog"), in: "Gear")
        let sentence = "What objects of classes without a name in Swift may be."
        try assert("GtkGear", sentence, of: gadgets(), in: "Gear")
    }

    func testAStructure() throws {
        let record = Snippet.record("Spot", Snippet.field("x", Snippet.int) + Snippet.field("depth", Snippet.int))
        try assert("GtkSpot", "A value made of `x` and `depth`.", of: record, in: "Spot")
        try assert("GtkSpot", "A structure of C, held by reference.", of: Snippet.record("Spot"), in: "Spot")
    }

    func testAField() throws {
        let record = Snippet.record("Spot", Snippet.field("x", Snippet.int) + Snippet.field("line_depth", Snippet.int))
        try assert("GtkSpot.x", "The field `x`, an `Int`.", of: record, in: "Spot")
        try assert("GtkSpot.line_depth", "The line depth, an `Int`.", of: record, in: "Spot")
        let flag = Snippet.record("Spot", Snippet.field("is_word_end", Snippet.int))
        try assert("GtkSpot.is_word_end", "Not 0 where it is a word end.", of: flag, in: "Spot")
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
        try assert("GtkMood", "Any of `none`, `good` and `bad`, alone or together.", of: mood, in: "Mood")
    }

    func testAnOption() throws {
        let mood = enumeration("bitfield", "none", "good", "very_bad")
        try assert("GTK_MOOD_NONE", "None: no bit.", of: mood, in: "Mood")
        try assert("GTK_MOOD_VERY_BAD", "Very bad: the bit 1.", of: mood, in: "Mood")
    }

    func testErrors() throws {
        let error = enumeration("enumeration", "not_found", attributes: #"glib:error-domain="gtk-mood-quark""#)
        try assert("GtkMood", "The codes of errors of the domain `gtk-mood-quark`.", of: error, in: "Mood")
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
        try assert("GTK_PAPER_NAME_A9", "The text `iso_a9`.", of: text, in: "PaperName")
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
            "editable": "Whether it is editable.", "is-ready": "Whether it is ready.",
            "has-arrow": "Whether it has an arrow.", "can-undo": "Whether it can undo.",
            "show-row-lines": "Whether it shows the row lines.", "lines-visible": "Whether the lines are visible.",
            "wheel-mode": "On or off: wheel mode.",
        ]
        for (name, sentence) in sentences {
            try assert("GtkGadget:\(name)", sentence, of: Snippet.property(name, Snippet.bool))
        }
        let pair = Snippet.property("size", Snippet.int) + Snippet.property("size-set", Snippet.bool)
        try assert("GtkGadget:size-set", "Whether `size` takes effect.", of: pair)
    }

    func testAnAttribute() throws {
        try assert(
            "GtkGadget:icon-name",
            "The icon name, a `String` or `nil`.",
            of: Snippet.property("icon-name", Snippet.string)
        )
        try assert(
            "GtkGadget:n-wheels",
            "The number of wheels, an `Int`; read-only.",
            of: Snippet.property("n-wheels", Snippet.int, "")
        )
        let getter = method("get_buddy", result: Snippet.result(Snippet.widget, #"nullable="1""#))
        try assert("gtk_gadget_get_buddy", "The buddy, a `Widget` or `nil`; read-only.", of: getter)
    }

    func testASetter() throws {
        let property = Snippet.property("markup", Snippet.string, #"readable="0" writable="1""#)
        try assert("GtkGadget:markup", "Sets the markup, which cannot be read: a `String` or `nil`.", of: property)
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
            "Creates a `Gadget` with the text `text`, a `String`.",
            of: made("new_with_text", text)
        )
        try assert("gtk_gadget_new", "Creates a `Gadget` from `text` and `size`.", of: made("new", text, size))
    }

    func testAQuestion() throws {
        let other = Snippet.parameter("other", Snippet.widget)
        let bool = Snippet.result(Snippet.bool)
        let sentences = [
            "is_behind": "Whether it is a behind, given `other`, a `Widget`.",
            "contains": "Whether it contains `other`, a `Widget`.",
            "equal": "Whether it is equal to `other`.", "near": "Whether it is near `other`.",
            "supports_files": "Whether it supports files, given `other`, a `Widget`.",
            "name_is_valid": "Whether the name is valid, given `other`, a `Widget`.",
        ]
        for (name, sentence) in sentences {
            try assert("gtk_gadget_\(name)", sentence, of: method(name, other, result: bool))
        }
    }

    func testAGetter() throws {
        let x = Snippet.parameter("x", Snippet.int)
        let sentence = "Returns the wheel at the position, given `x`, an `Int`: a `Widget` or `nil`."
        let result = Snippet.result(Snippet.widget, #"nullable="1""#)
        try assert("gtk_gadget_get_wheel_at_pos", sentence, of: method("get_wheel_at_pos", x, result: result))
        let text = method("to_string", result: Snippet.result(Snippet.string))
        try assert("gtk_gadget_to_string", "Returns it as a string.", of: text)
    }

    func testADeed() throws {
        let wheel = Snippet.parameter("wheel", Snippet.widget)
        let speed = Snippet.parameter("speed", Snippet.int)
        let sentences = [
            method("add", wheel): ("add", "Adds `wheel`, a `Widget`."),
            method("add_wheel", wheel): ("add_wheel", "Adds the wheel `wheel`."),
            method("set_wheel", wheel): ("set_wheel", "Sets the wheel to `wheel`, a `Widget`."),
            method("move_wheel", wheel, speed): ("move_wheel", "Moves the wheel `wheel`, given `speed`, an `Int`."),
            method("start"): ("start", "Starts it."),
            method("shutdown"): ("shutdown", "Shuts it down."),
            method("scale", speed): ("scale", "Scales it, given `speed`, an `Int`."),
            method("grab_wheel", result: Snippet.result(Snippet.bool)): (
                "grab_wheel", "Grabs the wheel; returns a `Bool`."
            ),
        ]
        for (content, (name, sentence)) in sentences { try assert("gtk_gadget_\(name)", sentence, of: content) }
        let failing = Snippet.method(
            "load_wheel",
            of: "Gadget",
            result: Snippet.result(Snippet.bool),
            attributes: #"throws="1""#
        )
        try assert("gtk_gadget_load_wheel", "Loads the wheel; throws a `GLibError`.", of: failing)
    }

    func testAnAnnouncement() throws {
        try assert("gtk_gadget_wheel_changed", "Tells that the wheel has changed.", of: method("wheel_changed"))
    }

    func testAPlainFunction() throws {
        let speed = Snippet.parameter("speed", Snippet.int)
        try assert("gtk_gadget_wheel_speed", "Takes `speed` and returns nothing.", of: method("wheel_speed", speed))
    }

    // MARK: Signals

    func testAnEvent() throws {
        let added = Snippet.signal("wheel-added", Snippet.parameter("wheel", Snippet.widget))
        try assert("GtkGadget::wheel-added", "Published when the wheel was added, with a `Widget`.", of: added)
        try assert("GtkGadget::changed", "Published when it has changed.", of: Snippet.signal("changed"))
    }

    func testASignal() throws {
        let x = Snippet.parameter("x", Snippet.int)
        let y = Snippet.parameter("y", Snippet.int)
        let sentence = "The signal “steer to”, with `x` and `y`; its handler returns a `Bool`."
        let signal = Snippet.signal("steer-to", x, y, result: Snippet.result(Snippet.bool))
        try assert("GtkGadget::steer-to", sentence, of: signal)
        try assert("GtkGadget::halt", "The signal “halt”, without a value.", of: Snippet.signal("halt"))
    }

    func testADetailAndAnEmitter() throws {
        let output = try generate(
            Snippet.class("Gadget", Snippet.signal("halt", attributes: #"action="1" detailed="1""#))
        )
        let text = try XCTUnwrap(output["Gadget"])
        for sentence in [
            "The signal “halt”, which a program may emit, too.", "What `halt` publishes for one detail alone.",
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
