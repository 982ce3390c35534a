import CombineGtk
import GtkTesting
import XCTest

private enum SyncError: PresentableError {
    case offline

    var title: String { "The notes could not be sent" }
    var details: String? { "The server does not answer." }
    var recovery: String? { "Try again later." }
}

private struct PlainError: Error {}

@MainActor
final class ErrorDialogTests: GtkTestCase {
    private func shown() -> (Window, User) {
        let window = TestedWindow()
        window.setDefaultSize(600, height: 500)
        return (window, User(window))
    }

    private func dialog(of user: User) throws -> TestedAlert {
        wait("a dialog") { user.dialogs.last is TestedAlert }
        return try XCTUnwrap(user.dialogs.last as? TestedAlert)
    }

    func testShowsMessageOfPresentableError() throws {
        let (window, user) = shown()
        let question = Question { await window.presentError(SyncError.offline, offeringRetry: false) }
        let dialog = try dialog(of: user)
        XCTAssertEqual(dialog.testedTitle, "The notes could not be sent")
        XCTAssertEqual(dialog.testedMessage, "The server does not answer. Try again later.")
        XCTAssertNil(dialog.first(Button.self, labelled: "Try Again"))
        user.answer("Close")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer, false)
    }

    func testShowsMessageOfActionError() throws {
        let (window, user) = shown()
        let question = Question {
            await window.presentError(ActionError.failed(SyncError.offline), offeringRetry: false)
        }
        let dialog = try dialog(of: user)
        XCTAssertEqual(dialog.testedTitle, "The notes could not be sent")
        XCTAssertEqual(dialog.testedMessage, "The server does not answer. Try again later.")
        user.answer("Close")
        wait { question.isAnswered }
    }

    func testOffersRetry() throws {
        let (window, user) = shown()
        let again = Question { await window.presentError(PlainError(), offeringRetry: true, retryTitle: "Once More") }
        XCTAssertEqual(try dialog(of: user).testedTitle, "PlainError()")
        user.answer("Once More")
        wait { again.isAnswered }
        XCTAssertEqual(again.answer, true)
        let never = Question { await window.presentError(PlainError(), offeringRetry: true) }
        user.dismissDialog()
        wait { never.isAnswered }
        XCTAssertEqual(never.answer, false)
    }

    func testPresentsErrorsOfStream() throws {
        let (window, user) = shown()
        let errors = PassthroughSubject<any Error, Never>()
        errors.sink(on: window) { $0.presentError($1) }
        errors.send(GLibError(IOErrorEnum.notFound, message: "No such file"))
        XCTAssertEqual(try dialog(of: user).testedTitle, "No such file")
        user.answer("Close")
        wait { user.dialogs.isEmpty }
    }

    func testIgnoresCancellation() {
        let (window, user) = shown()
        let errors: [any Error] = [
            CancellationError(), GLibError(IOErrorEnum.cancelled, message: "Cancelled"), ActionError.cancelled,
            ActionError.failed(CancellationError()),
        ]
        for error in errors {
            let question = Question { await window.presentError(error, offeringRetry: true) }
            wait { question.isAnswered }
            XCTAssertEqual(question.answer, false)
        }
        XCTAssertTrue(user.dialogs.isEmpty)
    }
}
