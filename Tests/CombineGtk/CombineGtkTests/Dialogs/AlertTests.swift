import CombineGtk
import GtkTesting
import XCTest

private enum Conflict {
    case cancel, keepBoth, replace
}

private final class NotesWindow: TestedWindow {
    static var alive = 0

    init() {
        super.init(properties: [:])
        Self.alive += 1
        title = "Notes"
        testedContent = Entry()
        setDefaultSize(600, height: 500)
    }

    isolated deinit {
        Self.alive -= 1
    }

    func confirm() async -> ButtonRole? {
        await alert("Delete 3 notes?", message: "You can undo this.") {
            Button("Cancel", .cancel)
            Button("Delete", .destructive)
        }
    }
}

@MainActor
final class AlertTests: GtkTestCase {
    private func shown() -> (NotesWindow, User) {
        let window = NotesWindow()
        return (window, User(window))
    }

    private func dialog(of user: User) -> TestedAlert? {
        wait("a dialog") { user.dialogs.last is TestedAlert }
        return user.dialogs.last as? TestedAlert
    }

    func testReturnsRoleOfClickedButton() {
        let (window, user) = shown()
        let question = Question { await window.confirm() }
        user.answer("Delete")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .destructive)
        XCTAssertTrue(user.dialogs.isEmpty)
    }

    /// Swift resumes an immediate task through another thread, and the main loop may be idle in the meantime.
    func testTheTaskHasContinuedWhenTheLoopIsIdle() {
        let (window, user) = shown()
        for _ in 0..<25 {
            var answer: ButtonRole?
            Task.immediate { answer = await window.confirm() }
            user.answer("Cancel")
            wait { user.dialogs.isEmpty }
            pumpUntilIdle()
            XCTAssertEqual(answer, .cancel)
        }
    }

    func testShowsTextAndIsModal() throws {
        let (window, user) = shown()
        let question = Question { await window.confirm() }
        let dialog = try XCTUnwrap(dialog(of: user))
        XCTAssertEqual(dialog.testedTitle, "Delete 3 notes?")
        XCTAssertEqual(dialog.testedMessage, "You can undo this.")
        XCTAssertEqual(dialog.accessibleName, "Delete 3 notes?")
        XCTAssertEqual(dialog.accessible.description, "You can undo this.")
        XCTAssertTrue(dialog.isModal(over: window))
        user.answer("Cancel")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .cancel)
    }

    func testEscapeCancels() {
        let (window, user) = shown()
        let question = Question { await window.confirm() }
        user.dismissDialog()
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .cancel)
    }

    func testEscapeWithoutCancelButtonReturnsNil() {
        let (window, user) = shown()
        let question = Question {
            await window.alert("Which?") {
                Button("One")
                Button("Two", .suggested)
            }
        }
        user.dismissDialog()
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .some(nil))
    }

    func testEnterNeverChoosesDestructiveButton() throws {
        let (window, user) = shown()
        let question = Question { await window.confirm() }
        let dialog = try XCTUnwrap(dialog(of: user))
        let inFront = User(dialog)
        XCTAssertEqual((dialog.focusWidget as? Button)?.label, "Cancel")
        XCTAssertEqual((dialog.defaultWidget as? Button)?.label, "Cancel")
        inFront.press(.return)
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .cancel)
    }

    func testEnterDoesNotChooseOnlyDestructiveButton() throws {
        let (window, user) = shown()
        let question = Question { await window.alert("Delete?") { Button("Delete", .destructive) } }
        let dialog = try XCTUnwrap(dialog(of: user))
        User(dialog).press(.return)
        XCTAssertFalse(question.isAnswered)
        user.answer("Delete")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .destructive)
    }

    func testEnterChoosesSuggestedButton() throws {
        let (window, user) = shown()
        let question = Question {
            await window.alert("Save changes?") {
                Button("Discard", .destructive)
                Button("Cancel", .cancel)
                Button("Save", .suggested)
            }
        }
        let dialog = try XCTUnwrap(dialog(of: user))
        User(dialog).press(.return)
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .suggested)
    }

    func testReturnsCustomAnswers() {
        let (window, user) = shown()
        let canReplace = true
        let question = Question {
            await window.alert("There is a “Notes” already") {
                Button("Cancel", .cancel).answering(Conflict.cancel)
                Button("Keep Both", .suggested).answering(.keepBoth)
                if canReplace { Button("Replace", .destructive).answering(.replace) }
            }
        }
        user.answer("Replace")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .replace)
    }

    func testRoleSetsStyleClass() {
        let button = Button("Delete", .destructive)
        XCTAssertEqual(button.label, "Delete")
        XCTAssertTrue(button.hasCSSClass("destructive-action"))
        button.role = .suggested
        XCTAssertEqual(button.cssClasses.filter { $0.hasSuffix("-action") }, ["suggested-action"])
        XCTAssertEqual(button.role, .suggested)
        button.role = .regular
        XCTAssertEqual(button.role, .regular)
        XCTAssertEqual(Button(label: "x").role, .regular)
    }

    func testReturnsAfterMessageIsClosed() {
        let (window, user) = shown()
        let question = Question { await window.alert("Saved") }
        user.answer("Close")
        wait { question.isAnswered }
    }

    func testClosingWindowEndsQuestion() {
        let (window, user) = shown()
        let question = Question { await window.confirm() }
        _ = dialog(of: user)
        window.close()
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .some(nil))
        XCTAssertTrue(openWindows.isEmpty)
    }

    func testCancellingTaskEndsQuestion() {
        let (window, user) = shown()
        let question = Question { await window.confirm() }
        _ = dialog(of: user)
        question.task?.cancel()
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .some(nil))
        XCTAssertTrue(user.dialogs.isEmpty)
        let elsewhere = Question { await window.confirm() }
        let task = elsewhere.task
        _ = dialog(of: user)
        Task.detached { task?.cancel() }
        wait { elsewhere.isAnswered && user.dialogs.isEmpty }
        let late = Question { await window.confirm() }
        late.task?.cancel()
        wait { late.isAnswered }
        XCTAssertTrue(user.dialogs.isEmpty)
    }

    func testClosedDialogEndsQuestion() {
        let (window, user) = shown()
        let question = Question { await window.confirm() }
        dialog(of: user)?.end()
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, answerOfEndedDialog)
        XCTAssertTrue(user.dialogs.isEmpty)
    }

    func testSimultaneousDialogsReturnSeparateAnswers() {
        let (window, user) = shown()
        let first = Question { await window.alert("First?") { Button("One", .suggested) } }
        wait { user.dialogs.count == 1 }
        let second = Question { await window.alert("Second?") { Button("Two", .suggested) } }
        wait { user.dialogs.count == 2 }
        user.answer("Two")
        wait { second.isAnswered }
        XCTAssertFalse(first.isAnswered)
        user.answer("One")
        wait { first.isAnswered }
        XCTAssertEqual([first.answer, second.answer], [.suggested, .suggested])
    }

    func testNestedDialogClosesWithOuterDialog() throws {
        let (window, user) = shown()
        let outer = Question { await window.confirm() }
        let dialog = try XCTUnwrap(dialog(of: user))
        let parent = try XCTUnwrap(dialog.testedWindow)
        let inner = Question { await parent.alert("Sure?") { Button("Sure", .suggested) } }
        wait { user.dialogs.count == 2 }
        user.answer("Sure")
        wait { inner.isAnswered }
        let again = Question { await parent.alert("Really?") { Button("Really", .suggested) } }
        wait { user.dialogs.count == 2 }
        window.close()
        wait { outer.isAnswered && again.isAnswered }
        XCTAssertEqual([outer.answer, again.answer], [.some(nil), .some(nil)])
    }

    func testReleasesAllObjects() {
        User(Window()).window.destroy()
        XCTAssertEqual(NotesWindow.alive, 0)
        assertNoLeaks {
            let (window, user) = shown()
            for answer in ["Cancel", "Delete"] {
                let question = Question { await window.confirm() }
                user.answer(answer)
                wait { question.isAnswered }
            }
            let unanswered = Question { await window.confirm() }
            _ = dialog(of: user)
            window.close()
            wait { unanswered.isAnswered }
        }
        wait { NotesWindow.alive == 0 }
    }

    func testAsksOneQuestionAfterAnother() {
        let (window, user) = shown()
        var answers: [ButtonRole?] = []
        let questions = Question {
            for number in 1...4 {
                answers.append(await window.alert("\(number)?") { Button("Yes \(number)", .suggested) })
            }
        }
        for number in 1...4 { user.answer("Yes \(number)") }
        wait { questions.isAnswered }
        XCTAssertEqual(answers, Array(repeating: .suggested, count: 4))
        XCTAssertTrue(user.dialogs.isEmpty)
        user.click(window.testedContent ?? window)
        user.type("a")
        XCTAssertEqual((window.testedContent as? Entry)?.text, "a", "the user can use the window again")
    }

    func testFreesDialogAndButtonsAfterEachOutcome() {
        User(Window()).window.destroy()
        let endings: [(User, Question<ButtonRole?>) -> Void] = [
            { user, _ in user.answer("Delete") },
            { user, _ in user.dismissDialog() },
            { _, question in question.task?.cancel() },
            { user, _ in (user.dialogs.last as? TestedAlert)?.end() },
            { user, _ in user.window.close() },
            { user, _ in user.window.destroy() },
        ]
        for (number, end) in endings.enumerated() {
            weak var dialog: Widget?
            weak var button: Button?
            assertNoLeaks {
                let (window, user) = shown()
                let question = Question {
                    await window.alert("Delete?") {
                        Button("Cancel", .cancel)
                        let delete = Button("Delete", .destructive)
                        let _ = button = delete
                        delete
                    }
                }
                dialog = self.dialog(of: user)
                XCTAssertNotNil(dialog)
                end(user, question)
                wait { question.isAnswered }
                window.close()
            }
            wait("outcome \(number)") { dialog == nil && button == nil && NotesWindow.alive == 0 }
        }
    }

    func testClosedWindowReturnsNil() {
        let (window, _) = shown()
        window.destroy()
        let question = Question { await window.confirm() }
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, .some(nil))
    }

    func testReportsMisuse() {
        assertTraps(saying: "the alert \"Delete 3 notes?\" requires a window that was shown, but the NotesWindow") {
            let window = NotesWindow()
            let question = Question { await window.confirm() }
            wait { question.isAnswered }
        }
        assertTraps(saying: "the alert \"Which?\" has no buttons") {
            let (window, _) = shown()
            let question = Question { await window.alert("Which?") { if window.isModal { Button("One") } } }
            wait { question.isAnswered }
        }
        assertTraps(saying: "the alert \"Which?\": the button \"One\" already has a parent, a Box") {
            let (window, _) = shown()
            let (box, button) = (Box(orientation: .vertical), Button("One"))
            box.append(button)
            let question = Question { await window.alert("Which?") { button } }
            wait { question.isAnswered }
        }
    }
}
