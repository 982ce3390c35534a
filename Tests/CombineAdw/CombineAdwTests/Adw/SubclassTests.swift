import Adw
import XCTest

private final class CountingRow: ActionRow {
    var activations = 0

    override func doActivate() {
        activations += 1
        super.doActivate()
    }
}

private final class DeletionQuestion: AdwMessageDialog {
    var responses: [String] = []

    override func onResponse(_ response: String) {
        responses.append(response)
        super.onResponse(response)
    }
}

private final class NotesWindow: AdwApplicationWindow {
    let label = Label(label: "Notes")
}

/// Tests of Swift subclasses of libadwaita classes.
@MainActor
final class SubclassTests: GtkTestCase {
    func testARowSubclassOverridesTheActivation() {
        let row = CountingRow()
        var signals = 0
        let connection = row.activated.connect { signals += 1 }
        row.activate()
        XCTAssertEqual(row.activations, 1)
        XCTAssertEqual(signals, 1)
        withExtendedLifetime(connection) {}
    }

    func testADialogSubclassOverridesTheResponse() {
        let dialog = DeletionQuestion(parent: nil, heading: "Delete the note?")
        dialog.addResponse("delete", label: "Delete")
        dialog.setAppearance(.destructive, ofResponse: "delete")
        XCTAssertEqual(dialog.appearance(ofResponse: "delete"), .destructive)
        var deletions = 0
        let connection = dialog.response(detail: "delete").connect { _ in deletions += 1 }
        dialog.present()
        dialog.respond(with: "delete")
        XCTAssertEqual(dialog.responses, ["delete"])
        XCTAssertEqual(deletions, 1)
        withExtendedLifetime(connection) {}
    }

    func testAWindowKeepsItsStateAndIsFreed() {
        assertFreed {
            let window = NotesWindow(application: nil)
            window.content = window.label
            window.present()
            XCTAssertEqual(window.label.label, "Notes")
            window.destroy()
            return window
        }
    }
}
