import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of output parameters, and of arrays in both directions.
@MainActor
final class ParameterTests: GtkTestCase {
    // MARK: Out

    func testTwoNumbers() {
        let window = Window()
        window.setDefaultSize(300, height: 200)
        XCTAssertEqual(window.defaultSize.width, 300)
        XCTAssertEqual(window.defaultSize.height, 200)
        window.defaultWidth = 400
        XCTAssertEqual(window.defaultSize.width, 400)
        window.destroy()
    }

    func testFourNumbers() {
        let box = Box(orientation: .horizontal, spacing: 7)
        for _ in 0..<2 {
            let child = DrawingArea()
            child.contentWidth = 20
            child.contentHeight = 10
            box.append(child)
        }
        let width = box.requestedSize(.horizontal, forSize: -1)
        XCTAssertEqual(width.minimum, 47)
        XCTAssertEqual(width.natural, 47)
        XCTAssertEqual(width.minimumBaseline, -1)
        XCTAssertEqual(width.naturalBaseline, -1)
        XCTAssertEqual(box.requestedSize(.vertical, forSize: -1).minimum, 10)
    }

    func testOptionalParameters() throws {
        let window = Window()
        let box = Box(orientation: .horizontal)
        let (first, second) = (Label(label: "first"), Label(label: "second"))
        box.append(first)
        box.append(second)
        window.child = box
        window.present()
        wait { second.isMapped && second.width > 0 }
        let place = try XCTUnwrap(second.translateCoordinates(to: box, x: 1, y: 2))
        XCTAssertEqual(place.x, Double(first.width) + 1)
        XCTAssertEqual(place.y, 2)
        XCTAssertNil(second.translateCoordinates(to: Label(label: "elsewhere"), x: 0, y: 0))
        let bounds = try XCTUnwrap(second.bounds(in: box))
        XCTAssertEqual(bounds.origin.x, Double(first.width))
        XCTAssertNil(second.bounds(in: Label(label: "elsewhere")))
        window.destroy()
    }

    func testAnOptionalSelection() {
        let entry = Entry()
        entry.text = "selected"
        XCTAssertNil(entry.selectedRange)
        entry.select(1..<3)
        XCTAssertEqual(entry.selectedRange?.lowerBound, 1)
        XCTAssertEqual(entry.selectedRange?.upperBound, 3)
    }

    /// The emoji consists of five Unicode scalars.
    func testIndicesOfAnEditableText() {
        let entry = Entry()
        entry.text = "a👨‍👩‍👧b"
        entry.insert("!", at: entry.text.endIndex)
        XCTAssertEqual(entry.text, "a👨‍👩‍👧b!")
        let family = entry.text.index(after: entry.text.startIndex)
        entry.select(family..<entry.text.index(after: family))
        XCTAssertEqual(entry.selectedRange, 1..<6)
        XCTAssertEqual(entry.selectedIndices.map { String(entry.text[$0]) }, "👨‍👩‍👧")
        entry.deleteText(in: entry.selectedIndices ?? family..<family)
        XCTAssertEqual(entry.text, "ab!")
        XCTAssertNil(entry.selectedIndices)
    }

    func testStructuresAndObjects() throws {
        let buffer = TextBuffer(table: nil)
        buffer.text = "one\ntwo"
        let (start, end) = buffer.bounds
        XCTAssertEqual(start.offset, 0)
        XCTAssertEqual(end.offset, 7)
        XCTAssertEqual(end.line, 1)
        XCTAssertNil(buffer.iter(atLine: 5))
        XCTAssertEqual(try XCTUnwrap(buffer.iter(atLine: 1)).offset, 4)
        let treeView = TreeView()
        let empty = treeView.treeViewCursor
        XCTAssertNil(empty.path)
        XCTAssertNil(empty.focusColumn)
        let store = GtkListStore(types: [String.self])
        for _ in 0..<2 { _ = store.append() }
        treeView.model = store
        let column = TreeViewColumn()
        XCTAssertEqual(treeView.appendColumn(column), 1)
        treeView.setCursor(TreePath([1]), focusColumn: column, startEditing: false)
        XCTAssertEqual(treeView.treeViewCursor.path?.toString(), "1")
        XCTAssertTrue(treeView.treeViewCursor.focusColumn === column)
    }

    // MARK: In and out

    func testAnInoutNumber() {
        let entry = Entry()
        entry.text = "ad"
        var position = 1
        entry.insert("bc", at: &position)
        XCTAssertEqual(position, 3)
        XCTAssertEqual(entry.text, "abcd")
    }

    func testAnIteratorThatStaysValid() {
        let buffer = TextBuffer(table: nil)
        var place = buffer.startIter
        buffer.insert("one", at: &place)
        // Each insertion invalidates all other iterators.
        buffer.insert(", two", at: &place)
        XCTAssertEqual(place.offset, 8)
        XCTAssertEqual(buffer.text, "one, two")
        XCTAssertTrue(place.backwardCharacters(5))
        var end = buffer.endIter
        buffer.delete(from: &place, to: &end)
        XCTAssertEqual(place.offset, 3)
        XCTAssertEqual(end.offset, 3)
        XCTAssertEqual(buffer.text, "one")
        buffer.insertMarkup("<b>!</b>", at: &place)
        XCTAssertEqual(place.offset, 4)
    }

    func testARowThatAdvances() throws {
        let store = GtkListStore(types: [String.self, Int.self])
        for text in ["a", "b", "c"] { store.setValue(store.append(), column: 0, value: try Value(text)) }
        var row = try XCTUnwrap(store.iterFirst)
        var found: [String] = []
        repeat { found.append(try store.value(row, column: 0).get(as: String.self)) } while store.iterNext(&row)
        XCTAssertEqual(found, ["a", "b", "c"])
        row = try XCTUnwrap(store.iter(TreePath([1])))
        XCTAssertTrue(store.remove(&row))
        XCTAssertEqual(try store.value(row, column: 0).get(as: String.self), "c", "the one after it")
        XCTAssertTrue(store.iterPrevious(&row))
        XCTAssertFalse(store.iterPrevious(&row))
    }

    // MARK: Arrays

    func testStrings() {
        let label = Label(label: "")
        label.cssClasses = ["one", "two"]
        XCTAssertEqual(label.cssClasses, ["one", "two"])
        XCTAssertTrue(label.hasCSSClass("two"))
        label.cssClasses = []
        XCTAssertEqual(label.cssClasses, [])
        let strings = StringList(strings: ["a", "b", "c"])
        strings.splice(at: 1, removing: 1, adding: ["x", "y"])
        XCTAssertEqual((0..<strings.itemCount).map { strings.string($0) }, ["a", "x", "y", "c"])
        strings.splice(at: 0, removing: 4, adding: nil)
        XCTAssertEqual(strings.itemCount, 0)
        let about = AboutDialog()
        about.authors = ["Ada", "Grace"]
        XCTAssertEqual(about.authors, ["Ada", "Grace"])
        about.destroy()
    }

    func testNumbers() {
        let path = TreePath([3, 1, 4])
        XCTAssertEqual(path.depth, 3)
        XCTAssertEqual(path.indicesWithDepth, [3, 1, 4])
        XCTAssertEqual(path.toString(), "3:1:4")
        expectLog(containing: "Invalid path no path", domain: "Gtk")
        XCTAssertNil(TreePath(string: "no path"))
        let target = DropTarget(for: String.self, actions: .copy)
        XCTAssertEqual(target.types, [String.valueType])
        target.setTypes([Texture.self, String.self])
        XCTAssertEqual(target.types, [gdk_texture_get_type(), String.valueType])
    }

    func testStructures() throws {
        let stops = [
            ColorStop(offset: 0, color: RGBA(red: 1, green: 0, blue: 0, alpha: 1)),
            ColorStop(offset: 0.5, color: RGBA(red: 0, green: 1, blue: 0, alpha: 1)),
            ColorStop(offset: 1, color: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)),
        ]
        let snapshot = Snapshot()
        snapshot.appendLinearGradient(
            Rect(x: 0, y: 0, width: 10, height: 10),
            startPoint: Point(x: 0, y: 0),
            endPoint: Point(x: 10, y: 0),
            stops: stops
        )
        let node = try XCTUnwrap(snapshot.toNode() as? LinearGradientNode)
        XCTAssertEqual(node.colorStopCount, 3)
        XCTAssertEqual(node.colorStops.map(\.offset), [0, 0.5, 1])
        XCTAssertEqual(node.colorStops.map(\.color), stops.map(\.color))
        XCTAssertEqual(node.end, Point(x: 10, y: 0))
    }

    func testObjectsAndFundamentals() {
        let nodes = (0..<3).map { ColorNode(rgba: RGBA(), bounds: Rect(x: Double($0), y: 0, width: 1, height: 1)) }
        let container = ContainerNode(children: nodes)
        XCTAssertEqual(container.childCount, 3)
        XCTAssertEqual((0..<3).map { container.child($0) }, nodes)
        let files = FileList(array: ["/a", "/b"].map { File(path: $0) })
        XCTAssertEqual(files.files.map(\.path), ["/a", "/b"])
        XCTAssertEqual(FileList(list: files.files).files.map(\.path), ["/a", "/b"])
        let store = GListStore(itemType: Label.self)
        let labels = (0..<3).map { Label(label: "\($0)") }
        store.splice(at: 0, removing: 0, adding: labels)
        XCTAssertEqual((0..<3).map { store.object($0) === labels[$0] }, [true, true, true])
    }

    func testBytes() async throws {
        let memory = MemoryOutputStream.resizable()
        XCTAssertEqual(try memory.writeAllBlocking([1, 2, 3]), 3)
        XCTAssertEqual(try memory.writeBlocking([]), 0)
        let written = try await memory.writeAll([UInt8](repeating: 7, count: 100_000))
        XCTAssertEqual(written, 100_000)
        try memory.closeBlocking()
        let content = memory.stealAsBytes().array
        XCTAssertEqual(content.count, 100_003)
        XCTAssertEqual(content.prefix(4), [1, 2, 3, 7])
    }
}
