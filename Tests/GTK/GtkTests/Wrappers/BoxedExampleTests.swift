import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of structures by value, and of boxed types as objects.
@MainActor
final class BoxedExampleTests: GtkTestCase {
    func testAColor() {
        var color = RGBA()
        XCTAssertTrue(color.parse("#ff8000"))
        XCTAssertEqual(color.red, 1)
        XCTAssertEqual(color.green, 128.0 / 255, accuracy: 0.001)
        XCTAssertFalse(color.parse("no color"))
        let copy = color
        color.alpha = 0.5
        XCTAssertEqual(copy.alpha, 1, "it is a value")
        XCTAssertNotEqual(copy, color)

        let button = ColorButton(rgba: color)
        XCTAssertEqual(button.rgba, color)
        XCTAssertEqual(RGBA(red: 1, green: 0, blue: 0, alpha: 1).toString(), "rgb(255,0,0)")
    }

    func testARectangle() {
        let first = Gdk.GdkRectangle(x: 0, y: 0, width: 10, height: 10)
        let second = Gdk.GdkRectangle(x: 5, y: 5, width: 10, height: 10)
        XCTAssertEqual(first.intersect(second), Gdk.GdkRectangle(x: 5, y: 5, width: 5, height: 5))
        XCTAssertNil(first.intersect(Gdk.GdkRectangle(x: 50, y: 0, width: 1, height: 1)))
        XCTAssertEqual(first.union(second), Gdk.GdkRectangle(x: 0, y: 0, width: 15, height: 15))
        let (button, popover) = (MenuButton(), Popover())
        button.popover = popover
        XCTAssertNil(popover.popoverPointingTo)
        popover.pointingTo = first
        XCTAssertEqual(popover.pointingTo, first)
        XCTAssertEqual(popover.popoverPointingTo, first)
        popover.pointingTo = nil
        XCTAssertNil(popover.popoverPointingTo)
    }

    func testAnIteratorMoves() {
        let buffer = TextBuffer(table: nil)
        buffer.text = "one two"
        var place = buffer.startIter
        let start = place
        XCTAssertTrue(place.forwardWordEnd())
        XCTAssertEqual(place.offset, 3)
        XCTAssertEqual(start.offset, 0, "it is a value")
        place.offset = 5
        XCTAssertEqual(place.character, "w")
        var end = buffer.startIter
        XCTAssertFalse(end.forwardToLineEnd())
        XCTAssertEqual(end.offset, 7)
        XCTAssertEqual(min(place, end).offset, 5)
        XCTAssertEqual(max(place, end).offset, 7)
        XCTAssertTrue(place.isIn(buffer.startIter..<end))
        XCTAssertFalse(end.isIn(place..<end))
        let found = buffer.startIter.forwardSearch("two", flags: .textOnly)
        XCTAssertEqual(found?.matchStart.offset, 4)
        XCTAssertEqual(found?.matchEnd.offset, 7)
        XCTAssertNil(buffer.startIter.forwardSearch("three", flags: .textOnly))
    }

    func testAPathIsAnObject() {
        let before = LiveCount.boxed
        func use() {
            let path = TreePath([1, 2])
            path.appendIndex(3)
            path.next()
            XCTAssertEqual(path.toString(), "1:2:4")
            XCTAssertTrue(path.up())
            XCTAssertEqual(path.indicesWithDepth, [1, 2])
            XCTAssertEqual(TreePath.first().toString(), "0")
            XCTAssertEqual(path.compare(to: TreePath([1, 3])), -1)
        }
        use()
        XCTAssertEqual(LiveCount.boxed, before)
        XCTAssertLessThan(heapGrowth { _ = TreePath([1, 2, 3]).toString() }, 50_000)
    }

    func testTextAttributesRoundTrip() {
        let before = LiveCount.boxed
        func use() {
            let attributes = AttrList()
            attributes.insert(Attribute.weight(.bold))
            let label = Label(label: "bold")
            label.attributes = attributes
            XCTAssertEqual(label.attributes, attributes)
            XCTAssertEqual(attributes.attributes.first?.asInt()?.value, Weight.bold.rawValue)
            XCTAssertEqual(AttrList.fromString("0 4 weight bold")?.attributes.count, 1)
            label.attributes = nil
            XCTAssertNil(label.attributes)
        }
        use()
        XCTAssertEqual(LiveCount.boxed, before)
        XCTAssertLessThan(
            heapGrowth {
                let attributes = AttrList()
                attributes.insert(Attribute.weight(.bold))
                _ = attributes.attributes
            },
            50_000
        )
    }

    func testAnInstanceThatIsConsumed() {
        let first = ContentFormats(mimeTypes: ["text/plain"])
        let second = ContentFormats(mimeTypes: ["text/html"])
        let union = first.union(second)
        XCTAssertEqual(union.mimeTypes, ["text/plain", "text/html"])
        XCTAssertEqual(first.mimeTypes, ["text/plain"], "it still exists")
        let moved = Transform().translate(Point(x: 3, y: 4))
        let scaled = moved?.scale(2, factorY: 2)
        XCTAssertEqual(moved?.toTranslate().dx, 3)
        XCTAssertEqual(scaled?.transformPoint(Point(x: 1, y: 1)), Point(x: 5, y: 6))
        XCTAssertLessThan(heapGrowth { _ = first.union(second) }, 50_000)
        XCTAssertLessThan(heapGrowth { _ = Transform().scale(2, factorY: 2)?.rotate(3)?.invert() }, 50_000)
    }
}
