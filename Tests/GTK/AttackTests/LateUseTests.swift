import Gtk
import GtkTesting
import XCTest

/// Tests of objects that are used when C can't use them.
@MainActor
final class LateUseTests: GtkTestCase {
    func testADialogThatWasClosed() {
        assertTraps(saying: "gtk_about_dialog_set_authors", "was closed and can't be used anymore") {
            let dialog = AboutDialog()
            dialog.destroy()
            dialog.authors = ["Ada"]
        }
        assertTraps(saying: "gtk_assistant_next_page", "was closed") {
            let assistant = Assistant()
            assistant.appendPage(Label(label: ""))
            assistant.destroy()
            assistant.nextPage()
        }
        assertTraps(saying: "gtk_dialog_add_button", "was closed") {
            let dialog = Dialog()
            dialog.destroy()
            dialog.addButton("OK", responseID: 1)
        }
        assertTraps(saying: "gtk_file_chooser_", "was closed") {
            let dialog = FileChooserDialog(properties: [:])
            dialog.destroy()
            dialog.setCurrentName("letter.txt")
        }
        assertTraps(saying: "gtk_font_chooser_", "was closed") {
            let dialog = FontChooserDialog(title: nil, parent: nil)
            dialog.destroy()
            _ = dialog.fontSize
        }
        assertTraps(saying: "gtk_color_chooser_", "was closed") {
            let dialog = ColorChooserDialog(title: nil)
            dialog.destroy()
            dialog.addPalette(.horizontal, colorsPerLine: 1, colors: [RGBA(red: 0, green: 0, blue: 0, alpha: 1)])
        }
        assertTraps(saying: "gtk_message_dialog_set_markup", "was closed") {
            let dialog = MessageDialog()
            dialog.destroy()
            dialog.setMarkup("<b>Done</b>")
        }
    }

    func testAShortcutsWindowThatWasClosed() {
        assertTraps(saying: "GtkShortcutsWindow:section-name") {
            let window = ShortcutsWindow()
            window.destroy()
            window.sectionName = "editor"
        }
        assertTraps(saying: "GtkShortcutsWindow:view-name") {
            let window = ShortcutsWindow()
            window.destroy()
            window.viewName = "all"
        }
        let window = ShortcutsWindow()
        window.destroy()
        window.emitClose()
        XCTAssertNil(window.viewName)
    }

    func testAKeyThatIsNotInTheSchema() {
        assertTraps(saying: "g_settings_get_boolean: key", "has no key \"no-such-key\"") {
            let schema = "org.gtk.gtk4.Settings.FileChooser"
            _ = GSettings(schemaID: schema, backend: .memory()).boolean(forKey: "no-such-key")
        }
        assertTraps(saying: "g_settings_set_boolean: key", "has no key \"no-such-key\"") {
            let schema = "org.gtk.gtk4.Settings.FileChooser"
            GSettings(schemaID: schema, backend: .memory()).set(true, forKey: "no-such-key")
        }
    }

    func testASnapshotThatWasConvertedToANode() {
        assertTraps(saying: "gtk_snapshot_push_opacity: the snapshot was already converted to a node or a paintable") {
            let snapshot = Snapshot()
            _ = snapshot.toNode()
            snapshot.pushOpacity(0.5)
        }
    }

    func testAMenuButtonOutsideAWindow() {
        assertTraps(saying: "gtk_menu_button_popup") { MenuButton().popup() }
    }

    func testAPositionInALineThatDoesNotExist() {
        assertTraps(saying: "gtk_text_iter_set_line_offset: char_on_line: -1") {
            var iter = TextBuffer().startIter
            iter.lineOffset = -1
        }
        assertTraps(saying: "gtk_text_iter_set_line_index: byte_on_line: 9") {
            let buffer = TextBuffer()
            buffer.text = "text"
            var iter = buffer.startIter
            iter.lineIndex = 9
        }
    }

    func testAPositionInAnEarlierText() {
        assertTraps(saying: "gtk_text_iter_get_offset: the text changed after the TextIter was created") {
            let buffer = TextBuffer()
            buffer.text = "text"
            let end = buffer.endIter
            buffer.text = ""
            print(end.offset)
        }
        assertTraps(saying: "gtk_text_buffer_insert: iter: the text changed") {
            let buffer = TextBuffer()
            var end = buffer.endIter
            buffer.text = "text"
            buffer.insert("more", at: &end)
        }
        assertTraps(saying: "gtk_text_buffer_get_slice: end: the text changed") {
            let buffer = TextBuffer()
            let end = buffer.endIter
            buffer.text = "text"
            print(buffer.slice(from: buffer.startIter, to: end))
        }
        // The function that changes the text updates the position, so it stays valid.
        let buffer = TextBuffer()
        var position = buffer.startIter
        buffer.insert("first ", at: &position)
        buffer.insert("second", at: &position)
        XCTAssertEqual(buffer.text, "first second")
        XCTAssertEqual(position.offset, 12)
    }

    func testAPositionInAnotherText() {
        assertTraps(saying: "gtk_text_buffer_place_cursor: where: the position belongs to another text buffer") {
            let other = TextBuffer()
            TextBuffer().placeCursor(at: other.endIter)
        }
        assertTraps(saying: "gtk_text_view_get_iter_location: iter: the position belongs to another text buffer") {
            let other = TextBuffer()
            print(TextView().iterLocation(other.endIter))
        }
        assertTraps(saying: "gtk_text_iter_compare: rhs: the position belongs to another text buffer") {
            let (buffer, other) = (TextBuffer(), TextBuffer())
            print(buffer.startIter < other.startIter)
        }
        // Text can be inserted into another buffer if both buffers have the same tags.
        let (buffer, copy) = (TextBuffer(), TextBuffer())
        buffer.text = "text"
        let target = TextBuffer(table: buffer.tagTable)
        var start = target.startIter
        target.insertText(at: &start, from: buffer.startIter, to: buffer.endIter)
        XCTAssertEqual(target.text, "text")
        XCTAssertEqual(copy.text, "")
    }

    func testAnUnknownAction() {
        assertTraps(saying: "g_menu_item_new: detailed_action: expected the name of an action") {
            print(MenuItem(label: "Open", detailedAction: "{'a': <1>}"))
        }
        assertTraps(saying: "g_menu_append: detailed_action") { Menu().append("Open", action: "app.open(") }
        Menu().append("Open", action: "app.open::file")
        Menu().append("Open", action: nil)
    }

    func testAPropertyThatAnActionCannotSet() {
        assertTraps(saying: "g_property_action_new: property_name: GtkLabel has no property \"title\"") {
            PropertyAction(name: "title", object: Label(label: ""), propertyName: "title").activate(nil)
        }
        assertTraps(saying: "g_property_action_new: property_name: GtkLabel:root isn't both readable and writable") {
            PropertyAction(name: "root", object: Label(label: ""), propertyName: "root").activate(nil)
        }
        let label = Label(label: "text")
        PropertyAction(name: "selectable", object: label, propertyName: "selectable").activate(nil)
        XCTAssertTrue(label.isSelectable)
    }

    func testAnInvalidDetailedActionName() {
        assertTraps(saying: "gtk_actionable_set_detailed_action_name: detailed_action_name: expected the name") {
            Button(label: "").setDetailedActionName("app.open(")
        }
        assertTraps(saying: "gtk_application_set_accels_for_action: detailed_action_name: expected the name") {
            Application(applicationID: nil).setAccelerators(["<Control>o"], forAction: "app.open(")
        }
        let button = Button(label: "")
        button.setDetailedActionName("app.open::file")
        XCTAssertEqual(button.actionName, "app.open")
    }

    func testAnItemThatIsNotAllocated() {
        assertTraps(saying: "gtk_icon_view_set_cursor: path: ", "hasn't laid out the item at path 0 yet") {
            let store = GtkListStore(types: [String.self])
            _ = store.append()
            let view = IconView(model: store)
            view.setCursor(TreePath([0]), cell: nil, startEditing: true)
        }
    }

    func testACompletionForTwoEntries() {
        assertTraps(saying: "GtkEntry:completion: ", "already completes") {
            let completion = EntryCompletion()
            let entries = [Entry(), Entry()]
            for entry in entries { entry.completion = completion }
        }
    }

    func testAnApplicationThatHasAlreadyRun() {
        assertTraps(saying: "already ran. Create another application.") {
            let application = Application(applicationID: nil, flags: .nonUnique)
            application.activate.sink {}.store(in: &application.cancellables)
            _ = application.run(["test"])
            _ = application.run(["test"])
        }
    }

    func testARealizeMethodThatDoesNotCallSuper() {
        final class Forgetful: Widget {
            override func onRealize() {}
        }
        assertTraps(saying: "Forgetful.onRealize() must call super.onRealize()") {
            let window = Window()
            window.child = Forgetful(properties: [:])
            window.present()
        }
    }

    func testAnUnrealizeMethodThatDoesNotCallSuper() {
        final class Forgetful: Widget {
            override func onUnrealize() {}
        }
        assertTraps(saying: "Forgetful.onUnrealize() must call super.onUnrealize()") {
            let window = Window()
            window.child = Forgetful(properties: [:])
            window.present()
            window.destroy()
        }
    }
}
