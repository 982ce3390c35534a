import CGtk
import CombineGtk
import GtkTesting
import XCTest

/// Tests of unusual strings. Each string must be returned unchanged, or the program must trap with a message. No string
/// may be truncated.
@MainActor
final class HostileStringTests: AttackTestCase {
    private static let texts: [String] = [
        "",
        "\u{FEFF}byte order mark",
        "right \u{202E}to left\u{202C} and \u{2067}isolated\u{2069}",
        "e" + String(repeating: "\u{301}", count: 10_000),
        "👩‍👩‍👧‍👦🏳️‍🌈",
        "\u{10FFFF}\u{E000}\u{FFFD}",
        "a\r\nb\rc\u{2028}d\u{2029}e\u{85}f",
        "%s%n%x &amp; <b>not</b> markup </span>",
        "\u{1}\u{7F}\u{1B}[31m",
        String(repeating: "x", count: 50_000),
    ]

    func testPropertiesAcceptAnyString() {
        let label = Label(label: "")
        let button = Button(label: "")
        let entry = Entry()
        let window = Window()
        let buffer = TextBuffer(table: nil)
        for text in Self.texts {
            label.label = text
            XCTAssertEqual(label.label.unicodeScalars.count, text.unicodeScalars.count)
            XCTAssertEqual(label.label, text)
            button.label = text
            XCTAssertEqual(button.label, text)
            entry.text = text
            XCTAssertEqual(entry.text, text)
            buffer.text = text
            XCTAssertEqual(buffer.text, text)
            window.title = text
            XCTAssertEqual(window.title, text)
            window.widgetName = text.isEmpty ? "x" : text
            XCTAssertEqual(window.widgetName, text.isEmpty ? "x" : text)
        }
        window.destroy()
    }

    func testAVeryLongString() {
        let text = String(repeating: "0123456789", count: 1_000_000)
        let label = Label(label: text)
        XCTAssertEqual(label.label.utf8.count, 10_000_000)
        let buffer = TextBuffer(table: nil)
        buffer.text = text
        XCTAssertEqual(buffer.characterCount, 10_000_000)
    }

    func testHostileStringsAreDisplayed() {
        let window = Window()
        let box = Box(orientation: .vertical)
        for text in Self.texts where text.utf8.count < 10_000 {
            let label = Label(label: text)
            label.ellipsize = .end
            box.append(label)
        }
        window.child = box
        window.present()
        wait { window.isMapped }
        pumpUntilIdle()
    }

    func testBindingsTransferAnyString() {
        let entry = Entry()
        let relay = CurrentValueRelay("")
        entry.reactive.text <~> relay
        for text in Self.texts {
            relay.accept(text)
            XCTAssertEqual(entry.text, text)
            entry.text = ""
            entry.text = text
            XCTAssertEqual(relay.value, text)
        }
    }

    func testVariantsStoreAnyString() throws {
        for text in Self.texts {
            let variant = Variant(text)
            XCTAssertEqual(variant.string, text)
            XCTAssertEqual(try Value(text).get(as: String.self), text)
        }
    }

    func testInvalidStringsFromCAreRepaired() {
        let label = Label(label: "")
        let bytes: [CChar] = [0x61, -1, 0x62, -64, 0]
        gtk_widget_set_name(label.pointer.assumingMemoryBound(to: GtkWidget.self), bytes)
        XCTAssertEqual(label.widgetName.unicodeScalars.first, "a")
        XCTAssertTrue(label.widgetName.contains("\u{FFFD}"), label.widgetName)
    }

    func testAStringWithANullCharacterIsNotTruncated() {
        expectLog(containing: "NUL", domain: "CombineGtk")
        let label = Label(label: "")
        label.label = "a\0b"
        XCTAssertEqual(label.label, "a\u{FFFD}b")
        XCTAssertFalse(File(path: "/etc/hostname\0.png").queryExists())
    }
}
