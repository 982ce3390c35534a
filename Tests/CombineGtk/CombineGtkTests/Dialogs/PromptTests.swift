import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class PromptTests: GtkTestCase {
    private func shown() -> (Window, User) {
        let window = TestedWindow()
        window.setDefaultSize(600, height: 500)
        return (window, User(window))
    }

    private func parts(of user: User) throws -> (Widget, Entry, Button) {
        wait("a dialog") { !user.dialogs.isEmpty }
        let dialog = try XCTUnwrap(user.dialogs.last)
        return (
            dialog, try XCTUnwrap(dialog.first(Entry.self)), try XCTUnwrap(dialog.first(Button.self, labelled: "OK"))
        )
    }

    func testReturnsTypedText() throws {
        let (window, user) = shown()
        let question = Question { await window.prompt("New Folder", placeholder: "Name") }
        let (dialog, entry, accept) = try parts(of: user)
        let inFront = User(dialog)
        XCTAssertEqual(entry.placeholderText, "Name")
        XCTAssertFalse(accept.isSensitive, "an empty name isn't accepted")
        inFront.press(.return)
        XCTAssertFalse(question.isAnswered)
        inFront.type("Letters")
        XCTAssertTrue(accept.isSensitive)
        inFront.press(.return)
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, "Letters")
    }

    func testSelectsInitialText() throws {
        let (window, user) = shown()
        let question = Question { await window.prompt("Rename", text: "Old") }
        let (dialog, entry, _) = try parts(of: user)
        User(dialog).type("New")
        XCTAssertEqual(entry.text, "New")
        user.answer("OK")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, "New")
    }

    func testEscapeAndButtonCancel() {
        let (window, user) = shown()
        let escaped = Question { await window.prompt("Rename", text: "Old") }
        user.dismissDialog()
        wait { escaped.isAnswered }
        let cancelled = Question { await window.prompt("Rename", text: "Old") }
        user.answer("Cancel")
        wait { cancelled.isAnswered }
        XCTAssertEqual([escaped.answer, cancelled.answer], [.some(nil), .some(nil)])
    }

    func testShowsReasonForInvalidText() throws {
        let (window, user) = shown()
        let question = Question {
            await window.prompt("Name", accept: "OK") { text in
                if text.contains("/") { throw ValidationError("No slashes") }
            }
        }
        let (dialog, entry, accept) = try parts(of: user)
        let inFront = User(dialog)
        XCTAssertTrue(accept.isSensitive, "its own validation allows an empty text")
        inFront.type("a/b")
        XCTAssertFalse(accept.isSensitive)
        XCTAssertTrue(entry.hasCSSClass("error"))
        XCTAssertTrue(dialog.visibleText.contains("No slashes"))
        inFront.press(.return)
        XCTAssertFalse(question.isAnswered)
        inFront.press(.backspace)
        inFront.press(.backspace)
        XCTAssertFalse(entry.hasCSSClass("error"))
        inFront.press(.return)
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, "a")
    }

    func testUserAnswersByTyping() {
        let (window, user) = shown()
        let question = Question { await window.prompt("Rename", text: "Old") }
        user.answer(typing: "Newer")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, "Newer")
    }

    func testClosesWithWindowAndReleasesAllObjects() {
        User(Window()).window.destroy()
        final class Checker {}
        weak var weakChecker: Checker?
        assertNoLeaks {
            let (window, user) = shown()
            let checker = Checker()
            weakChecker = checker
            let question = Question { [checker] in
                await window.prompt("Name") { _ in withExtendedLifetime(checker) {} }
            }
            wait { !user.dialogs.isEmpty }
            window.close()
            wait { question.isAnswered }
            XCTAssertEqual(question.answer, .some(nil))
        }
        wait { weakChecker == nil }
    }
}
