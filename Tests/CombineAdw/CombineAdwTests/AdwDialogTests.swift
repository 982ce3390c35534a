#if GTK4_14
import CGtk
import CombineAdw
import GtkTesting
import XCTest

/// Tests of the dialogs that are widgets inside a window.
@MainActor
final class AdwDialogTests: GtkTestCase {
    /// libadwaita measures an alert in a separate window before it sets the style of the window.
    private func allowTooSmallWindow() {
        allowLog(containing: "exceeds AdwAlertDialog height", domain: "Adwaita")
    }

    private func shown(width: Int = 700, height: Int = 600) -> (AdwWindow, User) {
        let window = AdwWindow()
        window.setDefaultSize(width, height: height)
        window.content = Entry()
        return (window, User(window))
    }

    private func ask(_ window: Window) -> Question<ButtonRole?> {
        Question {
            await window.alert("Delete?") {
                Button("Cancel", .cancel)
                Button("Delete", .destructive)
            }
        }
    }

    /// Saves a picture if the environment variable contains a folder.
    private func savePicture(of window: Window, _ name: String) throws {
        guard let folder = getenv("COMBINEGTK_DIALOG_PICTURES").map({ String(cString: $0) }) else { return }
        wait { window.image() != nil }
        try window.image()?.saveToPNG("\(folder)/\(name).png")
    }

    private func present(over window: Window) -> Widget? {
        window.presentPreferences {
            PreferencesPage("General") {
                PreferencesGroup { PreferencesRow("Wraps", isOn: CurrentValueRelay(true)) }
            }
        }
    }

    func testIsASheetInANarrowWindow() throws {
        for (width, isNarrow) in [(380, true), (900, false)] {
            let (window, user) = shown(width: width)
            let question = ask(window)
            let alert = try user.findDialog()
            _ = User(alert)
            try savePicture(of: window, "adw-alert-\(width)")
            user.answer("Delete")
            wait { question.isAnswered }
            let prompt = Question { await window.prompt("New Folder", message: "Choose a name.", placeholder: "Name") }
            _ = User(try user.findDialog())
            try savePicture(of: window, "adw-prompt-\(width)")
            user.dismissDialog()
            wait { prompt.isAnswered }
            window.presentAbout("Notebook", version: "1.2", comments: "Notes", authors: ["Ada"])
            _ = User(try user.findDialog())
            try savePicture(of: window, "adw-about-\(width)")
            user.dismissDialog()
            wait { user.dialogs.isEmpty }
            _ = PreferencesPictures.present(over: window)
            let preferences = try user.findDialog()
            _ = User(preferences)
            XCTAssertEqual(preferences.hasCSSClass("bottom-sheet"), isNarrow)
            try savePicture(of: window, "adw-preferences-\(width)")
            user.dismissDialog()
            wait { user.dialogs.isEmpty }
            window.presentShortcuts([
                "Notes": [
                    Command("add", title: "Add a Note", keys: "<Control>n") {},
                    Command("delete", title: "Delete", keys: "<Control>Delete|F8") {},
                ]
            ])
            let shortcuts = try user.findDialog()
            _ = User(shortcuts)
            try savePicture(of: shortcuts.root as? Window ?? window, "adw-shortcuts-\(width)")
            user.dismissDialog()
            wait { user.dialogs.isEmpty }
            window.destroy()
        }
    }

    func testOpensASeparateWindowIfTheParentCannotContainIt() throws {
        allowTooSmallWindow()
        let (window, user) = shown()
        window.isResizable = false
        let question = ask(window)
        let alert = try user.findDialog()
        XCTAssertTrue(alert is AdwAlertDialog)
        let separate = try XCTUnwrap(alert.root as? Window)
        XCTAssertFalse(separate === window)
        XCTAssertTrue(separate.isModal)
        XCTAssertIdentical(separate.transientFor, window)
        let nested = ask(separate)
        wait { user.dialogs.count == 2 }
        XCTAssertTrue(user.dialogs[1] is AdwAlertDialog)
        XCTAssertEqual(User(alert).dialogs.count, 1)
        user.dismissDialog()
        wait { nested.isAnswered }
        XCTAssertEqual(nested.answer, .cancel)
        user.answer("Delete")
        wait { question.isAnswered && user.dialogs.isEmpty }
        XCTAssertEqual(question.answer, .destructive)
    }

    func testSeparateWindowsCloseWithTheirParent() throws {
        allowTooSmallWindow()
        shown().0.destroy()
        let endings: [(AdwWindow, Question<ButtonRole?>) -> Void] = [
            { window, _ in window.close() },
            { window, _ in window.destroy() },
            { _, question in question.task?.cancel() },
        ]
        for ends in endings {
            assertNoLeaks {
                let (window, user) = shown()
                window.isResizable = false
                _ = present(over: window)
                window.presentAbout("Notebook")
                wait { user.dialogs.count == 2 }
                let question = ask(window)
                wait { user.dialogs.count == 3 }
                ends(window, question)
                wait { question.isAnswered }
                XCTAssertEqual(question.answer, .some(nil))
                window.close()
                wait { openWindows.isEmpty }
            }
        }
    }

    func testIsSeparateOverAMessageDialog() throws {
        allowTooSmallWindow()
        let (window, _) = shown()
        let message = AdwMessageDialog(parent: window, heading: "Wait")
        let user = User(message)
        let question = ask(message)
        XCTAssertTrue(try user.findDialog() is AdwAlertDialog)
        user.answer("Delete")
        wait { question.isAnswered }
        message.destroy()
    }

    func testUserClosesTheDialogBeforeTheWindow() throws {
        let (window, user) = shown()
        let question = ask(window)
        _ = User(try user.findDialog())
        // A window manager requests that a window be closed.
        gtk_window_close(window.pointer.assumingMemoryBound(to: GtkWindow.self))
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .cancel)
        XCTAssertEqual(openWindows.count, 1)
    }

    func testProgramClosesTheWindowWithItsDialogs() throws {
        let (window, user) = shown()
        var isKept = true
        window.closeRequest.connect(on: window) { _ in isKept }
        _ = present(over: window)
        wait { user.dialogs.count == 1 }
        window.close()
        XCTAssertEqual(user.dialogs.count, 1)
        isKept = false
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
        _ = present(over: window)
        window.close()
        wait { openWindows.isEmpty }
    }

    func testEndsBeforeTheDialogIsOpen() throws {
        shown().0.destroy()
        for animates in [false, true] {
            if animates { enableAnimations() }
            try assertNoLeaks {
                let (window, user) = shown()
                let question = ask(window)
                _ = MainContext.pump { !user.dialogs.isEmpty }
                question.task?.cancel()
                wait { question.isAnswered && user.dialogs.isEmpty }
                XCTAssertTrue(window.waitForAnimations())
                user.click(try XCTUnwrap(window.content))
                user.type("a")
                XCTAssertEqual((window.content as? Entry)?.text, "a")
                window.close()
            }
        }
    }

    func testAnswersWhileAnimating() throws {
        // After a click on a button of an alert, libadwaita 1.7 doesn't release the content of the latest alert. A C
        // program shows the same.
        let version = Adwaita.version
        try XCTSkipIf((version.major, version.minor) < (1, 10), "libadwaita leaks the content of an alert")
        shown().0.destroy()
        enableAnimations()
        assertNoLeaks {
            let (window, user) = shown()
            for answer in ["Cancel", "Delete"] {
                let question = ask(window)
                user.answer(answer)
                wait { question.isAnswered }
                XCTAssertEqual(question.answer, answer == "Cancel" ? .cancel : .destructive)
            }
            _ = present(over: window)
            wait { user.dialogs.count == 1 }
            user.dismissDialog()
            wait { user.dialogs.isEmpty }
            XCTAssertTrue(window.waitForAnimations())
            window.close()
        }
    }

    /// Enter never chooses a destructive button, and Escape closes the dialog.
    func testKeysOfAnAlertWithOnlyADestructiveButton() throws {
        allowTooSmallWindow()
        for isResizable in [true, false] {
            let (window, user) = shown()
            window.isResizable = isResizable
            let question = Question { await window.alert("Delete?") { Button("Delete", .destructive) } }
            let inFront = User(try user.findDialog())
            inFront.press(.return)
            inFront.press(.space)
            XCTAssertFalse(question.isAnswered)
            inFront.press(.escape)
            wait { question.isAnswered }
            XCTAssertEqual(question.answer, .some(nil))
            window.destroy()
        }
    }

    func testKeysOfTheWindowHaveNoEffect() throws {
        let (window, user) = shown()
        var count = 0
        window.add(Command("count", title: "Count", keys: "<Control>k") { count += 1 })
        user.press("k", modifiers: .control)
        wait { count == 1 }
        let question = ask(window)
        let alert = try user.findDialog()
        user.press("k", modifiers: .control)
        User(alert).press("k", modifiers: .control)
        pumpUntilIdle()
        XCTAssertEqual(count, 1)
        user.answer("Cancel")
        wait { question.isAnswered }
        user.press("k", modifiers: .control)
        wait { count == 2 }
    }

    func testAsksOverPreferences() throws {
        let (window, user) = shown()
        let preferences = try XCTUnwrap(present(over: window))
        _ = User(preferences)
        let parent = try XCTUnwrap(preferences.first(PreferencesRow.self)?.root as? Window)
        let question = ask(parent)
        wait { user.dialogs.count == 2 }
        user.answer("Delete")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .destructive)
        XCTAssertIdentical(user.dialogs.last, preferences)
        user.click(try XCTUnwrap(preferences.first(Switch.self)))
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
    }
}

/// Preferences for pictures.
@MainActor
private enum PreferencesPictures {
    static func present(over window: Window) -> Widget? {
        window.presentPreferences {
            PreferencesPage("General", icon: "preferences-system-symbolic") {
                PreferencesGroup("Editor", explanation: "How notes are written") {
                    PreferencesRow("Dark", subtitle: "White on black", isOn: CurrentValueRelay(true))
                    PreferencesRow("Text Size", value: CurrentValueRelay(12), in: 8...32)
                }
                PreferencesGroup("Sync") {
                    PreferencesRow("Server", text: CurrentValueRelay("example.org"), placeholder: "Address")
                }
            }
            PreferencesPage("More") { PreferencesGroup { PreferencesRow("Font", control: FontButton()) } }
        }
    }
}
#endif
