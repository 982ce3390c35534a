import Gtk
import GtkTesting
import XCTest

@MainActor
final class WidgetChildrenTests: GtkTestCase {
    func testChildrenAreInOrder() {
        let box = Box(orientation: .vertical)
        XCTAssertEqual(box.children, [])
        let labels = ["a", "b", "c"].map { Label(label: $0) }
        for label in labels { box.append(label) }
        XCTAssertEqual(box.children, labels)
        box.reorderChildAfter(labels[2])
        XCTAssertEqual(box.children, [labels[2], labels[0], labels[1]])
        XCTAssertEqual(Button(label: "a").children.map { ($0 as? Label)?.label }, ["a"])
    }

    func testALoopMayChangeTheChildren() {
        let box = Box(orientation: .vertical)
        for text in ["a", "b", "c"] { box.append(Label(label: text)) }
        for child in box.children {
            box.remove(child)
            box.append(Button())
        }
        XCTAssertEqual(box.children.count, 3)
        XCTAssertTrue(box.children.allSatisfy { $0 is Button })
    }

    func testNothingLeaks() {
        assertFreed {
            let box = Box(orientation: .vertical)
            box.append(Label(label: "a"))
            XCTAssertEqual(box.children.count, 1)
            return box
        }
    }
}
