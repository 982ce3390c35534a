import Gtk
import GtkTesting
import XCTest

@MainActor
final class ComboBoxEntryTextTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.comboBoxEntryText.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.comboBoxEntryText]
            // The defect dereferences a null pointer, which causes this signal. Since 4.24.1, GTK logs a critical message.
            signal(SIGSEGV) { _ in _exit(0) }
            expectLog(containing: "gtk_editable_set_text: assertion 'text != NULL'")
            let box = try? comboBox()
            box?.active = 1
            box?.active = 0
            GTKDefect.comboBoxEntryText.checkItShows((box?.child as? Entry)?.text == "Text")
        }
    }

    func testARowWithoutTextIsShownAsAnEmptyString() throws {
        let box = try comboBox()
        let entry = box.child as? Entry
        box.active = 1
        XCTAssertEqual(entry?.text, "Text")
        box.active = 0
        XCTAssertEqual(entry?.text, "")
    }

    /// Returns a combo box with an entry and two rows, the first of which has no text.
    private func comboBox() throws -> ComboBox {
        let store = GtkListStore(types: [String.self])
        store.append()
        store.setValue(store.append(), column: 0, value: try Value("Text"))
        let box = ComboBox(properties: ["model": store, "has-entry": true])
        box.entryTextColumn = 0
        return box
    }
}
