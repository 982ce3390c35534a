import CombineGtk
import GtkTesting
import XCTest

/// The windows of the page on lists.
@MainActor
final class MailboxTests: GtkTestCase {
    private func makeModel() -> MailboxModel {
        let model = MailboxModel()
        model.messages = [
            Message(id: 1, subject: "Minutes", sender: "Grace", size: 1200),
            Message(id: 2, subject: "Agenda", sender: "Ada", size: 800),
            Message(id: 3, subject: "Notes on the engine", sender: "Ada", size: 41_000),
        ]
        return model
    }

    func testTheListOfThePage() throws {
        let model = makeModel()
        let window = MailboxWindow(model)
        let user = User(window)
        wait { window.descendants(of: MessageRow.self).count == 3 }
        let row = try XCTUnwrap(window.first(MessageRow.self))
        row.subject.startEditing()
        user.type("Protocol")
        user.press(.return)
        wait { model.messages[0].subject == "Protocol" }
        user.click(row.sender)
        XCTAssertEqual(model.selection, [1])
        model.move([1], before: nil)
        wait { window.descendants(of: MessageRow.self).map(\.subject.text).last == "Protocol" }
        user.doubleClick(try XCTUnwrap(window.descendants(of: MessageRow.self).last).sender)
        XCTAssertEqual(window.title, "Protocol")
        model.messages = []
        wait { window.first(Label.self, labelled: "No messages")?.isMapped ?? false }
    }

    func testTheTreeOfThePage() {
        let model = MailFolderModel()
        model.folders = [MailFolder(id: 1, name: "Inbox", folders: [MailFolder(id: 2, name: "Work")])]
        let tree = makeFolderTree(model)
        let window = Window()
        window.setDefaultSize(300, height: 200)
        window.child = tree
        window.present()
        wait { tree.visibleText.contains("Inbox") }
        XCTAssertFalse(tree.visibleText.contains("Work"))
        model.expanded = [1]
        wait { tree.visibleText.contains("Work") }
    }

    func testTheTableOfThePage() throws {
        let model = makeModel()
        let table = makeTable(model)
        let window = Window()
        window.setDefaultSize(520, height: 200)
        window.child = table
        let user = User(window)
        wait { table.first(Label.self, labelled: "Agenda")?.isMapped ?? false }
        user.click(try XCTUnwrap(table.descendants.first { ($0 as? Label)?.label == "Size" }))
        XCTAssertEqual(model.sort.first, SortKey(\.size))
        let reply = try XCTUnwrap(table.first(Button.self, labelled: "Reply"))
        user.click(reply)
        wait { table.first(Button.self, labelled: "To Ada") != nil }
        model.search = "Min"
        wait { table.model?.itemCount == 1 }
    }
}
