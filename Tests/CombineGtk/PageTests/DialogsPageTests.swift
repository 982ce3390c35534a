import CombineGtk
import Glibc
import GtkTesting
import XCTest

/// Tests of the examples on the page "Dialogs", which a simulated user operates.
@MainActor
final class DialogsPageTests: GtkTestCase {
    func testDeletesAndRestoresNotes() throws {
        let window = ShelfWindow(application: nil)
        let user = User(window)
        user.click(window.delete)
        user.answer("Delete")
        wait { window.shelf.notes.isEmpty }
        let undo = try XCTUnwrap(window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped && undo.width > 0 }
        user.click(undo)
        wait { window.shelf.notes == ["Bread", "Milk"] }
        user.click(window.delete)
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
        XCTAssertEqual(window.shelf.notes, ["Bread", "Milk"])
    }

    func testAddsNote() {
        let window = ShelfWindow(application: nil)
        let user = User(window)
        user.click(window.new)
        user.answer(typing: "Milk")
        wait { user.dialogs.last?.visibleText.contains("There is already a note with this title") == true }
        user.answer(typing: "Eggs")
        wait { window.shelf.notes == ["Bread", "Milk", "Eggs"] }
    }

    func testExportsNotes() {
        let window = ShelfWindow(application: nil)
        let user = User(window)
        let path = "/tmp/combinegtk-shelf-\(getpid()).txt"
        defer { unlink(path) }
        user.click(window.export)
        user.chooseFile("/nowhere/combinegtk.txt")
        user.answer("Cancel")
        wait { user.dialogs.isEmpty }
        user.click(window.export)
        user.chooseFile(path)
        wait { access(path, F_OK) == 0 && user.dialogs.isEmpty }
    }

    func testReleasesAllObjects() {
        let first = User(ShelfWindow(application: nil))
        first.window.destroy()
        assertNoLeaks {
            let window = ShelfWindow(application: nil)
            let user = User(window)
            user.click(window.delete)
            wait { !user.dialogs.isEmpty }
            window.close()
            wait { openWindows.isEmpty }
        }
    }

    func testPreferencesSetFieldsOfStructure() throws {
        let (window, settings) = (Window(), ReadingSettings())
        _ = User(window)
        let preferences = try XCTUnwrap(window.presentPreferences(of: settings))
        let user = User(preferences)
        user.click(try XCTUnwrap(preferences.first(Switch.self)))
        wait { settings.isDark }
        preferences.first(DropDown.self)?.selected = 1
        preferences.first(SpinButton.self)?.value = 20
        XCTAssertEqual(settings.typeface, Typeface(name: "Sans", size: 20))
    }
}
