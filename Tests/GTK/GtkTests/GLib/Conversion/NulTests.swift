import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of strings that contain null characters. They must not be truncated.
@MainActor
final class NulTests: GtkTestCase {
    func testAString() {
        let label = Label(label: "")
        expectLog(containing: "gtk_label_set_label: str: a NUL character in a string", domain: "CombineGtk")
        label.label = "a\0b"
        XCTAssertEqual(label.label, "a\u{FFFD}b")
        expectLog(containing: "g_value_set_string: v_string: a NUL character in a string", domain: "CombineGtk")
        XCTAssertEqual(Label(label: "\0").label, "\u{FFFD}")
    }

    func testAnOptionalString() {
        let button = Button(label: "a")
        button.tooltipText = nil
        XCTAssertNil(button.tooltipText)
        expectLog(containing: "gtk_widget_set_tooltip_text: text", domain: "CombineGtk")
        button.tooltipText = "a\0"
        XCTAssertEqual(button.tooltipText, "a\u{FFFD}")
    }

    func testLongAndNonASCIIStrings() {
        XCTAssertFalse(containsNul(""))
        XCTAssertFalse(containsNul("short"))
        XCTAssertFalse(containsNul(String(repeating: "ä", count: 100)))
        XCTAssertTrue(containsNul(String(repeating: "ä", count: 100) + "\0"))
        XCTAssertTrue(containsNul("\0"))
        XCTAssertEqual(terminated(optional: nil, "test: text"), nil)
    }

    func testAPath() {
        expectLog(containing: "g_file_new_for_path: path", domain: "CombineGtk")
        let file = File(path: "/etc/hostname\0.png")
        XCTAssertEqual(file.path, "/etc/hostname\u{FFFD}.png")
        XCTAssertFalse(file.queryExists(nil))
    }

    func testAnArray() {
        expectLog(containing: "gtk_string_list_splice: additions", domain: "CombineGtk")
        let strings = StringList(strings: ["a", "b\0c"])
        XCTAssertEqual((0..<2).map { strings.string($0) }, ["a", "b\u{FFFD}c"])
    }

    func testAValue() throws {
        expectLog(containing: "g_value_set_string", domain: "CombineGtk")
        XCTAssertEqual(try Value("a\0b").get(as: String.self), "a\u{FFFD}b")
    }

    func testVariants() {
        expectLog(containing: "g_variant_new_string", domain: "CombineGtk")
        XCTAssertEqual(Variant("a\0b").string, "a\u{FFFD}b")
        XCTAssertNil(Variant(objectPath: "/org\0"))
        XCTAssertNil(Variant(signature: "s\0"))
        XCTAssertNil(VariantType("s\0"))
    }

    func testResultsOfClosures() {
        let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1)
        scale.drawsValue = true
        expectLog(containing: "what a closure returned", domain: "CombineGtk")
        scale.setFormatValueFunction { _, _ in "a\0b" }
        scale.value = 0.5
        XCTAssertEqual(scale.layout?.text, "a\u{FFFD}b")
    }

    func testNamesOfSignalsAndProperties() {
        let button = Button(label: "a")
        XCTAssertThrowsError(try button.publisher(forSignal: "clicked\0x"))
        XCTAssertThrowsError(try button.value(forProperty: "label\0x", as: String.self))
        XCTAssertThrowsError(try button.setValue("b", forProperty: "label\0x"))
    }

    // MARK: Strings with their length

    func testAStringWithALength() {
        let buffer = TextBuffer(table: nil)
        buffer.insertAtCursor("äöü")
        XCTAssertEqual(buffer.text, "äöü", "its bytes are counted, not its characters")
        expectLog(containing: "gtk_text_buffer_insert_at_cursor: text", domain: "CombineGtk")
        buffer.insertAtCursor("a\0ä")
        XCTAssertEqual(buffer.text, "äöüa\u{FFFD}ä")
        let entry = Entry()
        var position = 0
        entry.insert("äb", at: &position)
        XCTAssertEqual(entry.text, "äb")
        XCTAssertEqual(position, 2)
    }

    func testStringsWithALengthFromCKeepNullCharacters() throws {
        let bytes = Bytes(Array("a\0b\nc;d".utf8))
        let stream = DataInputStream(baseStream: MemoryInputStream(bytes: bytes))
        XCTAssertEqual(try stream.readLineUTF8(), "a\0b")
        XCTAssertEqual(try stream.readUpToBlocking(";"), "c")
        let other = DataInputStream(baseStream: MemoryInputStream(bytes: bytes))
        XCTAssertEqual(try other.readUpToBlocking("\0"), "a", "a NUL at which C would stop")
    }
}
