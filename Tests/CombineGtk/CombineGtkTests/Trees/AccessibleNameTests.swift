import CombineGtk
import GtkTesting
import XCTest

/// Tests of the names that widgets get from the texts within them.
@MainActor
final class AccessibleNameTests: GtkTestCase {
    private struct Item: Identifiable {
        let id: String
    }

    private final class Pair: Box, ListCell {
        let (first, second) = (Label(), Label())

        init() {
            super.init(orientation: .horizontal, spacing: 6)
            append(first)
            append(second)
            append(Button(label: "Play"))
        }
    }

    func testRowsHaveTheTextsOfTheirCells() throws {
        let model = CurrentValueRelay(["a", "b"].map(Item.init))
        let plain = ListView(Rows(model, \.id))
        let pairs = ListView(
            Rows(model) { (pair: Pair, item: Item) in (pair.first.label, pair.second.label) = (item.id, "!") }
        )
        let named = ListBox(
            Rows(model) { (pair: Pair, item: Item) in pair.accessible.label = "row \(item.id)" }
        )
        let boxes = FlowBox(Rows(model, cell: Label("")) { label, item in label.label = item.id })
        let window = Window()
        window.child = Box.vertical {
            ScrolledWindow { plain }.size(height: 80)
            ScrolledWindow { pairs }.size(height: 80)
            named
            boxes
        }
        _ = User(window)
        func names(of view: Widget, _ cell: (some Widget).Type) -> [String?] {
            view.descendants(of: cell).compactMap(\.parent).filter { !($0 is Pair) }.map(\.accessibleName)
        }
        wait { plain.descendants(of: Label.self).count == 2 && pairs.descendants(of: Pair.self).count == 2 }
        XCTAssertEqual(names(of: plain, Label.self), ["a", "b"])
        if GTK.version.minor < 12 {
            XCTAssertEqual(pairs.descendants(of: Pair.self).map { $0.parent?.accessible.labelledBy.count }, [2, 2])
            XCTAssertEqual(names(of: pairs, Pair.self), ["a", "b"])
        } else {
            XCTAssertEqual(names(of: pairs, Pair.self), ["a !", "b !"])
        }
        XCTAssertEqual(named.descendants(of: ListBoxRow.self).map { $0.accessible.labelledBy.count }, [1, 1])
        XCTAssertEqual(boxes.descendants(of: FlowBoxChild.self).map(\.accessibleName), ["a", "b"])
    }

    private final class Note: ObservableObject, Identifiable {
        @Published var title: String
        @Published var state = "new"

        init(_ title: String) {
            self.title = title
        }
    }

    /// A cell that shows a note by bindings, so that the list doesn't fill the cell again when the note changes.
    private final class NoteCell: Box, ListCell {
        let (title, state) = (Label(), Label())

        init() {
            super.init(orientation: .horizontal, spacing: 6)
            append(title)
            append(state)
        }

        func fill(_ note: Note) {
            title.reactive.label <~ note.$title
            state.reactive.label <~ note.$state
        }
    }

    private func names(of view: Widget) -> [String?] {
        // Before GTK 4.12, the name refers to the labels. The query returns the text of the first one.
        let names = view.descendants(of: NoteCell.self).filter(\.isMapped).compactMap(\.parent).map(\.accessibleName)
        return names.map { name in GTK.version.minor < 12 ? name.map { "\($0) new" } : name }
    }

    func testNamesOfRowsFollowTheTextsOfLabels() throws {
        let notes = CurrentValueRelay([Note("a"), Note("b")])
        let rows = { Rows(notes) { (cell: NoteCell, note: Note) in cell.fill(note) } }
        for view in [ListView(rows()), GridView(rows())] {
            notes.accept([Note("a"), Note("b")])
            let window = Window()
            window.child = ScrolledWindow { view }.size(height: 200)
            _ = User(window)
            wait { self.names(of: view) == ["a new", "b new"] }
            let first = notes.value[0]
            first.title = "c"
            wait { self.names(of: view) == ["c new", "b new"] }
            // The cell shows another note.
            notes.accept([Note("d"), notes.value[1]])
            wait { self.names(of: view) == ["d new", "b new"] }
            first.title = "e"
            pumpUntilIdle()
            XCTAssertEqual(names(of: view), ["d new", "b new"])
            if GTK.version.minor >= 12 {
                notes.value[0].state = "done"
                wait { self.names(of: view) == ["d done", "b new"] }
                // The cell gets another label.
                let cell = try XCTUnwrap(view.first(NoteCell.self))
                cell.remove(cell.state)
                cell.append(Label("urgent"))
                cell.title.label = "f"
                wait { self.names(of: view)[0] == "f urgent" }
            }
            window.close()
        }
    }

    func testRowsThatFollowLabelsAreReleased() {
        let notes = CurrentValueRelay([Note("a"), Note("b")])
        weak var label: Label?
        let show = {
            let view = ListView(
                Rows(notes, cell: Box(orientation: .horizontal, spacing: 0)) { box, note in
                    for child in box.children { box.remove(child) }
                    let title = Label("")
                    title.reactive.label <~ note.$title
                    box.append(title)
                    label = title
                }
            )
            let window = Window()
            window.child = ScrolledWindow { view }.size(height: 200)
            window.present()
            self.wait { view.isMapped }
            weak let replaced = label
            // Each change of the array fills the cells with new labels.
            notes.accept([Note("c"), Note("d")])
            self.wait { replaced == nil && label != nil }
            window.close()
        }
        show()
        assertNoLeaks { show() }
        wait { label == nil }
        weak let note = notes.value[0]
        notes.accept([])
        XCTAssertNil(note)
    }

    func testButtonsAndExpandersHaveTheirTexts() {
        let content = Button {
            Box.horizontal {
                Image(iconName: "document-save-symbolic")
                Label("Save")
            }
        }
        XCTAssertEqual(content.accessible.labelledBy.count, 1)
        XCTAssertEqual(content.accessibleName, "Save")
        let command = Command("send", title: "Send", icon: "mail-send-symbolic") {}
        XCTAssertEqual(Button(command, labelStyle: .titleAndIcon).accessible.labelledBy.count, 1)
        XCTAssertEqual(Expander(label: "More") { Label("Text") }.accessible.label, "More")
        XCTAssertEqual(MenuButton("File") { command }.accessible.label, "File")
        XCTAssertEqual(MenuButton(label: "Details") { Label("Text") }.accessible.label, "Details")
        let plain = Button()
        plain.child = Label("unnamed before GTK 4.12")
        XCTAssertEqual(plain.accessibleName == nil, GTK.version.minor < 12)
    }

    func testTabsHaveTheirTitles() {
        let notebook = Notebook {
            Label("a").page("First")
            Label("b").page(label: Label("Second"))
        }
        let tabs = notebook.descendants(of: Label.self).compactMap(\.parent).compactMap(\.accessible.label)
        XCTAssertEqual(Set(tabs), ["First", "Second"])
    }
}
