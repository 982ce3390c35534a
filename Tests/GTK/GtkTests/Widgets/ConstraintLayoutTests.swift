import Gtk
import GtkTesting
import XCTest

/// Tests of layouts that are described in the Visual Format Language.
@MainActor
final class ConstraintLayoutTests: GtkTestCase {
    func testLinesPlaceChildrenAndGuides() throws {
        let (layout, first, second, guide) = (
            ConstraintLayout(), Label(label: "a"), Label(label: "b"), ConstraintGuide()
        )
        let board = Board(layout, first, second)
        layout.addGuide(guide)
        let added = try layout.addConstraints(
            ["H:|-[first(100)]-20-[space(30)][second(50)]", "V:|-5-[first(40)]", "V:|-[second(40)]"],
            verticalSpacing: 7,
            views: ["first": first, "second": second, "space": guide]
        )
        XCTAssertEqual(added.count, layout.observeConstraints().itemCount)
        let window = Window()
        window.child = board
        window.setDefaultSize(400, height: 200)
        window.present()
        wait { second.width == 50 }
        let frames = [first, second].map { $0.bounds(in: board) }
        XCTAssertEqual(frames[0]?.width, 100)
        XCTAssertEqual(frames[0]?.origin.x, 8)
        XCTAssertEqual(frames[0]?.origin.y, 5)
        XCTAssertEqual(frames[1]?.origin.x, 8 + 100 + 20 + 30)
        XCTAssertEqual(frames[1]?.origin.y, 7)
        window.destroy()
    }

    func testAnErrorDescribesTheMistake() {
        let (layout, label) = (ConstraintLayout(), Label(label: "a"))
        let board = Board(layout, label)
        for line in ["H:|-[other]-|", "H:|-[label"] {
            XCTAssertThrowsError(try layout.addConstraints([line], views: ["label": label]), line) {
                XCTAssertFalse("\($0)".isEmpty)
            }
        }
        XCTAssertEqual(layout.observeConstraints().itemCount, 0)
        withExtendedLifetime(board) {}
    }

    func testNothingLeaks() {
        assertNoLeaks {
            let (layout, label) = (ConstraintLayout(), Label(label: "a"))
            let board = Board(layout, label)
            let added = try? layout.addConstraints(["H:|-[label]-|"], views: ["label": label])
            XCTAssertEqual(added?.isEmpty, false)
            _ = try? layout.addConstraints(["H:|-[label"], views: ["label": label])
            let window = Window()
            window.child = board
            window.present()
            window.destroy()
        }
    }
}

/// A widget with a layout manager and children.
private final class Board: Widget {
    init(_ layout: ConstraintLayout, _ children: Widget...) {
        super.init()
        layoutManager = layout
        for child in children { child.setParent(self) }
    }
}
