import CombineGtk
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// Tests of the windows on the page "Lists".
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

    func testListOfPage() throws {
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

    func testTreeOfPage() {
        let model = MailFolderModel()
        model.folders = [MailFolder(id: 1, name: "Inbox", folders: [MailFolder(id: 2, name: "Work")])]
        let tree = makeFolderTree(model)
        let window = Window()
        window.setDefaultSize(300, height: 200)
        window.child = ScrolledWindow { tree }
        window.present()
        wait { tree.visibleText.contains("Inbox") }
        XCTAssertFalse(tree.visibleText.contains("Work"))
        model.expanded = [1]
        wait { tree.visibleText.contains("Work") }
    }

    func testTableOfPage() throws {
        let model = makeModel()
        let table = makeTable(model)
        let window = Window()
        window.setDefaultSize(520, height: 200)
        window.child = ScrolledWindow { table }
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

    func testPicturesOfPage() throws {
        struct Photo: Identifiable {
            let id: Int
            var path: String
        }
        let paths = ["icon.png", "Screenshots/counter-light.png", "missing.png"].map {
            SourceFolder.package.appending(path: "Resources/\($0)").path()
        }
        let photos = CurrentValueRelay([Photo(id: 1, path: paths[0])])
        let list = ListView(Rows(photos) { (row: PhotoRow, photo: Photo) in row.show(photo.path) })
        let window = Window()
        window.setDefaultSize(300, height: 300)
        window.child = ScrolledWindow { list }
        window.present()
        let size = { list.first(PhotoRow.self)?.picture.paintable.map { [$0.intrinsicWidth, $0.intrinsicHeight] } }
        wait { size() == [96, 96] }
        // The large picture is still being decoded when the cell gets the small one.
        let large = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ppm")
        defer { try? FileManager.default.removeItem(at: large) }
        try (Data("P6 4000 3000 255\n".utf8) + Data(count: 4000 * 3000 * 3)).write(to: large)
        photos.value = [Photo(id: 2, path: large.path())]
        wait { size() == nil }
        photos.value = [Photo(id: 3, path: paths[1])]
        wait { size() == [96, 55] }
        pumpUntilIdle()
        XCTAssertEqual(size(), [96, 55])
        photos.value = [Photo(id: 2, path: large.path())]
        wait { size() == [96, 72] }
        photos.value = [Photo(id: 4, path: paths[2])]
        wait { list.first(PhotoRow.self)?.picture.paintable == nil }
        pumpUntilIdle()
        XCTAssertNil(size())
        window.destroy()
    }

    func testLedgerOfPage() throws {
        let former = DefaultSettings.store
        defer { DefaultSettings.store = former }
        DefaultSettings.store = MemorySettings()
        let model = LedgerModel()
        model.expenses = [
            Expense(id: 1, payee: "Baker", amount: 3.5),
            Expense(id: 2, payee: "Cinema", amount: 12, kind: .travel),
        ]
        let table = makeLedger(model)
        let window = Window()
        window.setDefaultSize(520, height: 200)
        window.child = ScrolledWindow { table }
        let user = User(window)
        let labels = { table.descendants(of: EditableLabel.self).filter { $0.height > 0 } }
        wait { labels().count == 4 }
        user.doubleClick(try XCTUnwrap(labels().first { $0.text == "Cinema" }))
        user.type("Theatre")
        user.press(.return)
        wait { model.expenses[1].payee == "Theatre" }
        user.doubleClick(try XCTUnwrap(labels().first { $0.text == "3.5" }))
        user.type("4")
        user.press(.return)
        wait { model.expenses[0].amount == 4 }
        user.click(try XCTUnwrap(table.first(CheckButton.self)))
        XCTAssertTrue(model.expenses[0].isPaid)
        window.close()
    }

    func testDragsSongsToPlaylists() throws {
        let model = PlaylistsModel()
        let window = PlaylistsWindow(model)
        let user = User(window)
        wait { window.first(Label.self, labelled: "Evening (0)")?.height ?? 0 > 0 }
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Aria")))
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Canon")), modifiers: .control)
        user.drag(
            from: try XCTUnwrap(window.first(Label.self, labelled: "Canon")),
            to: try XCTUnwrap(window.first(Label.self, labelled: "Evening (0)"))
        )
        wait { model.playlists[1].songs.map(\.title) == ["Aria", "Canon"] }
    }
}
