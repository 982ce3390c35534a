import Gtk
import GtkTesting
import XCTest

@MainActor
final class EditableLabelFocusTests: GtkTestCase {
    /// Returns a window with a label, an entry and another label.
    private func makeWindow() -> (window: Window, label: EditableLabel, entry: Entry, other: EditableLabel) {
        let (label, entry, other) = (EditableLabel(text: "one"), Entry(), EditableLabel(text: "two"))
        let window = Window()
        let box = Box(orientation: .vertical, spacing: 6)
        for child in [label, entry, other] as [Widget] { box.append(child) }
        window.child = box
        return (window, label, entry, other)
    }

    func testTheDefect() throws {
        try GTKDefect.editableLabelFocus.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.editableLabelFocus]
            let (window, label, entry, _) = makeWindow()
            let user = User(window)
            label.startEditing()
            user.click(entry)
            wait { !label.isEditing }
            GTKDefect.editableLabelFocus.checkItShows(window.focus === label)
        }
    }

    func testTheFocusStaysWhereTheUserMovedIt() {
        let (window, label, entry, other) = makeWindow()
        let user = User(window)
        user.click(label)
        wait { label.isEditing }
        user.type("1")
        user.click(entry)
        wait { !label.isEditing }
        user.type("3")
        XCTAssertEqual(entry.text, "3")
        XCTAssertTrue(label.isFocusable)
        user.click(label)
        wait { label.isEditing }
        user.click(other)
        wait { !label.isEditing }
        XCTAssertTrue(other.isEditing)
        user.press("a", modifiers: .control)
        user.type("4")
        user.press(.return)
        XCTAssertEqual(other.text, "4")
        XCTAssertTrue(window.focus === other)
    }

    func testALabelThatIsFocusedAgainIsStillEdited() {
        let (window, label, entry, _) = makeWindow()
        _ = User(window)
        label.startEditing()
        _ = entry.grabFocus()
        XCTAssertFalse(label.isFocusable)
        _ = label.grabFocus()
        XCTAssertTrue(label.isFocusable)
        XCTAssertTrue(label.isEditing)
        label.stopEditing(true)
        XCTAssertTrue(window.focus === label)
    }

    func testAnUnfocusableLabelStaysUnfocusable() {
        let (window, label, entry, _) = makeWindow()
        _ = User(window)
        label.isFocusable = false
        label.startEditing()
        _ = entry.grabFocus()
        wait { !label.isEditing }
        XCTAssertFalse(label.isFocusable)
        XCTAssertTrue(entry.stateFlags.contains(.focusWithin))
    }
}
