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
            plain
            pairs
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
