#if GTK4_12
import Foundation
import Gtk
import GtkTesting
import XCTest

/// Tests of classes and members that the traits of the package add.
@MainActor
final class NewerClassTests: GtkTestCase {
    func testAnAlertIsAnswered() {
        let window = Window()
        let user = User(window)
        let dialog = AlertDialog(properties: ["message": "Delete the note?", "modal": true])
        dialog.buttons = ["Cancel", "Delete"]
        dialog.cancelButton = 0
        var answers: [Int] = []
        for answer in ["Delete", "Cancel"] {
            Task { answers.append(try await dialog.choose(window)) }
            user.answer(answer)
            wait { answers.count == (answer == "Delete" ? 1 : 2) }
        }
        XCTAssertEqual(answers, [1, 0])
    }

    func testAnAlertIsClosedWhenItsTaskIsCancelled() {
        let window = Window()
        let user = User(window)
        let dialog = AlertDialog(properties: ["message": "Delete the note?"])
        var errors: [GLibError] = []
        let task = Task {
            do throws(GLibError) { _ = try await dialog.choose(window) } catch { errors.append(error) }
        }
        wait { user.dialogs.count == 1 }
        task.cancel()
        wait { errors.count == 1 && user.dialogs.isEmpty }
    }

    func testAFileIsChosen() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let window = Window()
        let user = User(window)
        var chosen: String?
        Task { chosen = try await FileDialog().open(window).path }
        user.chooseFile(file.path)
        wait { chosen == file.path }
    }

    func testAURIThatNoProgramOpensIsAnError() {
        let window = Window()
        window.present()
        var errors: [GLibError] = []
        Task {
            do throws(GLibError) {
                try await URILauncher(uri: "nothing-opens-this:at-all").launch(window)
            } catch { errors.append(error) }
        }
        wait { errors.count == 1 }
    }

    func testAListHasSections() {
        let words = StringList(strings: ["bee", "ant", "bat", "ape"])
        let initial = CustomSorter { (left: StringObject, right: StringObject) in
            let (left, right) = (left.string.prefix(1), right.string.prefix(1))
            return left < right ? .smaller : left == right ? .equal : .larger
        }
        let sorted = SortListModel(model: words, sorter: initial)
        sorted.sectionSorter = initial
        XCTAssertEqual((sorted as any SectionModel).section(0).end, 2)

        let (rows, headers) = (SignalListItemFactory(), SignalListItemFactory())
        rows.setup.sink(on: rows) { _, item in item.child = Label() }
        rows.bind.sink(on: rows) { _, item in
            (item.child as? Label)?.label = (item.item as? StringObject)?.string ?? ""
        }
        headers.setup(of: ListHeader.self).sink(on: headers) { _, header in header.child = Label() }
        headers.bind(of: ListHeader.self).sink(on: headers) { _, header in
            guard let first = header.item as? StringObject else { return }
            (header.child as? Label)?.label = "\(first.string.prefix(1).uppercased()), \(header.itemCount)"
        }
        let list = ListView(model: SingleSelection(model: sorted), factory: rows)
        list.headerFactory = headers
        let window = Window()
        window.setDefaultSize(200, height: 300)
        window.child = list
        window.present()
        wait { list.visibleText.contains("A, 2") && list.visibleText.contains("B, 2") }
    }

    func testValuesOfEnumerations() {
        let label = Label(label: "text")
        label.valign = .baselineCenter
        XCTAssertEqual(label.valign, .baselineCenter)
        label.valign = .baselineFill
        XCTAssertEqual(label.valign, .baseline)
    }
}
#endif
