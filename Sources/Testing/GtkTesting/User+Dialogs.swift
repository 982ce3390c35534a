import CGtk
import Gtk

/// Functions that answer the dialogs of a window.
///
/// ```swift
/// user.click(window.deleteButton)
/// user.answer("Delete")
/// wait { store.notes.isEmpty }
/// ```
///
/// Each function waits until a matching dialog is open. If no such dialog opens, the test fails at the caller's line.
extension User {
    /// The open dialogs of the user's window and the dialogs of these dialogs.
    ///
    /// A dialog is a window or, for example in an Adwaita window, a widget inside the window. The dialogs inside the
    /// window precede those that are windows. Otherwise, they're in the order in which they were shown. If the user was
    /// created with a dialog, the property contains the dialogs that were shown over that dialog.
    public var dialogs: [Widget] {
        let all = window.openDialogs
        guard let dialog, let index = all.firstIndex(where: { $0 === dialog }) else { return all }
        return Array(all[(index + 1)...])
    }

    /// Clicks a button in a dialog. If several dialogs have such a button, the button of the last dialog is clicked.
    ///
    /// - Parameter title: The text of the button, without the underscore of a mnemonic.
    public func answer(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
        let find = {
            self.dialogs.reversed().lazy.compactMap { $0.first(Button.self, labelled: title) }
                .first { $0.isMapped && $0.width > 0 }
        }
        guard let button = waitFor(find), let dialog = button.enclosingDialog ?? button.root as? Gtk.Window else {
            let found = dialogs.map { "\"\($0.visibleText)\"" }.joined(separator: ", ")
            let others = found.isEmpty ? "no dialog is shown" : "the open dialogs are \(found)"
            return TestFailure.report("no dialog has a button \"\(title)\": \(others)", file: file, line: line)
        }
        User(dialog, file: file, line: line).click(button, file: file, line: line)
    }

    /// Replaces the text in the last dialog with another text, and presses Enter.
    public func answer(typing text: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let dialog = waitFor({ self.dialogs.last }) else {
            return TestFailure.report("no dialog is shown", file: file, line: line)
        }
        let user = User(dialog, file: file, line: line)
        user.press("a", modifiers: .control, file: file, line: line)
        user.type(text, file: file, line: line)
        user.press(.return, file: file, line: line)
    }

    /// Presses the Escape key in the last dialog.
    public func dismissDialog(file: StaticString = #filePath, line: UInt = #line) {
        guard let dialog = waitFor({ self.dialogs.last }) else {
            return TestFailure.report("no dialog is shown", file: file, line: line)
        }
        User(dialog, file: file, line: line).press(.escape, file: file, line: line)
    }

    /// Chooses a file or folder in the GTK file dialog: types the path and presses Enter.
    ///
    /// In a dialog that opens a file or folder, the path must exist. In a dialog that saves a file, the path must not
    /// exist. Tests never use the file dialog of the desktop, which belongs to another process.
    public func chooseFile(_ path: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let dialog = waitFor({ self.dialogs.last as? FileChooserDialog }) else {
            return TestFailure.report("no file dialog is shown", file: file, line: line)
        }
        let user = User(dialog, file: file, line: line)
        if dialog.action == .save {
            user.press("a", modifiers: .control, file: file, line: line)
        } else {
            user.press("l", modifiers: .control, file: file, line: line)
            user.press("a", modifiers: .control, file: file, line: line)
        }
        user.type(path, file: file, line: line)
        // Deletes a completion that GTK may have appended to the typed path.
        user.press(.end, modifiers: .shift, file: file, line: line)
        user.press(.delete, file: file, line: line)
        // GTK reads the folder and completes names asynchronously.
        let isTyped = MainContext.pump { dialog.descendants.contains { ($0 as? any Editable)?.text == path } }
        guard isTyped else {
            let text = "the file dialog doesn't show the typed path \"\(path)\""
            return TestFailure.report(text, file: file, line: line)
        }
        user.press(.return, file: file, line: line)
    }

    private func waitFor<Found>(_ find: () -> Found?) -> Found? {
        var found: Found?
        _ = MainContext.pump {
            found = find()
            return found != nil
        }
        return found
    }
}
