import Cairo
import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of closures that C calls during a call, once, or repeatedly.
@MainActor
final class CallbackTests: GtkTestCase {
    // MARK: During the call

    func testAClosureForTheDurationOfTheCall() {
        let before = LiveCount.closures
        let table = TextTagTable()
        for name in ["bold", "italic"] { XCTAssertTrue(table.add(TextTag(name: name))) }
        var names: Set<String> = []
        table.forEach { names.insert($0.name ?? "") }
        XCTAssertEqual(names, ["bold", "italic"])
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testAClosureForTheCallThatStopsIt() {
        let before = LiveCount.closures
        let store = GtkListStore(types: [String.self])
        for _ in 0..<5 { _ = store.append() }
        var visited: [String] = []
        store.forEach { _, path, _ in
            visited.append(path.toString() ?? "")
            return visited.count == 3
        }
        XCTAssertEqual(visited, ["0", "1", "2"])
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testAClosureThatEndsACall() {
        let attributes = AttrList()
        for attribute in [Attribute.weight(.bold), Attribute.underline(.single)] { attributes.insert(attribute) }
        let before = LiveCount.closures
        let removed = attributes.filter { $0.asInt() != nil }
        XCTAssertEqual(removed?.attributes.count, 2)
        XCTAssertEqual(attributes.attributes.count, 0)
        XCTAssertNil(attributes.filter { _ in false })
        XCTAssertEqual(LiveCount.closures, before)
    }

    // MARK: Stored until replaced

    func testAFilterIsReplacedAndFreed() {
        let before = LiveCount.closures
        let list = ListBox()
        let window = Window()
        window.child = list
        for text in ["a", "b", "c"] { list.append(Label(label: text)) }
        weak var captured: Captured?
        func setFilter() {
            let token = Captured()
            captured = token
            list.setFilter { row in
                withExtendedLifetime(token) {}
                return (row.child as? Label)?.label != "b"
            }
        }
        func visibleRows() -> Int { (0..<3).filter { list.row(at: $0)?.isChildVisible == true }.count }
        setFilter()
        XCTAssertNotNil(captured)
        XCTAssertEqual(visibleRows(), 2)
        XCTAssertEqual(LiveCount.closures, before + 1)
        list.setFilter { _ in false }
        XCTAssertNil(captured, "replacing it freed it")
        XCTAssertEqual(visibleRows(), 0)
        XCTAssertEqual(LiveCount.closures, before + 1)
        list.setFilter(nil)
        XCTAssertEqual(LiveCount.closures, before)
        XCTAssertEqual(visibleRows(), 3)
        setFilter()
        window.destroy()
    }

    func testAClosureIsReleasedWithItsWidget() {
        let before = LiveCount.closures
        weak var captured: Captured?
        assertFreed {
            let list = ListBox()
            let token = Captured()
            captured = token
            list.setSort { first, second in
                withExtendedLifetime(token) {}
                return (first.child as? Label)?.label ?? "" < (second.child as? Label)?.label ?? "" ? -1 : 1
            }
            for text in ["b", "c", "a"] { list.append(Label(label: text)) }
            XCTAssertEqual((0..<3).map { (list.row(at: $0)?.child as? Label)?.label }, ["a", "b", "c"])
            return list
        }
        XCTAssertNil(captured)
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testWidgetsCreatedForAModel() {
        let before = LiveCount.closures
        let strings = StringList(strings: ["a", "b"])
        let list = ListBox()
        list.bindModel(strings) { Label(label: ($0 as? StringObject)?.string ?? "") }
        XCTAssertEqual((0..<2).map { (list.row(at: $0)?.child as? Label)?.label }, ["a", "b"])
        strings.append("c")
        XCTAssertEqual((list.row(at: 2)?.child as? Label)?.label, "c")
        XCTAssertEqual(LiveCount.closures, before + 1)
        list.bindModel(nil)
        XCTAssertNil(list.row(at: 0))
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testADrawingAreaDraws() throws {
        let before = LiveCount.closures
        let window = Window()
        let area = DrawingArea()
        area.contentWidth = 40
        area.contentHeight = 30
        window.child = area
        var sizes: [String] = []
        weak var captured: Captured?
        func setFunction() {
            let token = Captured()
            captured = token
            area.setDrawing { drawn, context, width, height in
                withExtendedLifetime(token) {}
                sizes.append("\(drawn === area) \(width)×\(height)")
                context.setSource(red: 1, green: 0, blue: 0)
                context.rectangle(x: 0, y: 0, width: Double(width) / 2, height: Double(height))
                context.fill()
            }
        }
        setFunction()
        window.present()
        wait { !sizes.isEmpty }
        XCTAssertEqual(sizes.first?.hasPrefix("true 40×30"), true, "\(sizes)")
        let image = try XCTUnwrap(window.image())
        let pixels = Pixels(image)
        let origin = try XCTUnwrap(area.translateCoordinates(to: window, x: 10, y: 10))
        XCTAssertEqual(pixels[Int(origin.x), Int(origin.y)], [0, 0, 255, 255], "red, in ARGB's byte order")
        XCTAssertNotEqual(pixels[Int(origin.x) + 20, Int(origin.y)], [0, 0, 255, 255])
        area.setDrawing(nil)
        XCTAssertNil(captured)
        XCTAssertEqual(LiveCount.closures, before)
        setFunction()
        window.destroy()
    }

    func testAnObjectThatAClosureReturnsIsTransferredToC() {
        let before = LiveCount.objects
        func use() {
            let strings = StringList(strings: ["a", "b"])
            let mapped = MapListModel(model: strings) {
                StringObject(string: (($0 as? StringObject)?.string ?? "") + "!")
            }
            XCTAssertEqual((mapped.object(0) as? StringObject)?.string, "a!")
            XCTAssertEqual((mapped.object(1) as? StringObject)?.string, "b!")
        }
        use()
        XCTAssertEqual(LiveCount.objects, before)
    }

    func testATreeOfModels() {
        let before = LiveCount.closures
        func use() {
            let root = StringList(strings: ["a", "b"])
            let tree = TreeListModel(root: root, passthrough: false, autoexpand: true) { item in
                let text = (item as? StringObject)?.string ?? ""
                return text.count < 2 ? StringList(strings: [text + "1", text + "2"]) : nil
            }
            XCTAssertEqual(tree.itemCount, 6)
            let rows = (0..<6).compactMap { tree.object($0) as? TreeListRow }
            XCTAssertEqual(rows.map { ($0.item as? StringObject)?.string }, ["a", "a1", "a2", "b", "b1", "b2"])
            XCTAssertEqual(rows.map(\.depth), [0, 1, 1, 0, 1, 1])
        }
        use()
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testATickCallbackThatIsRemoved() {
        let before = LiveCount.closures
        let window = Window()
        window.present()
        var ticks = 0
        let ending = window.onTick { clock in
            XCTAssertGreaterThan(clock.frameTime, 0)
            ticks += 1
        }
        wait { ticks >= 2 }
        ending.cancel()
        XCTAssertEqual(LiveCount.closures, before)
        // The result is discarded, so the calls end immediately.
        _ = window.onTick { _ in ticks = -1 }
        XCTAssertEqual(LiveCount.closures, before)
        var own: AnyCancellable?
        var count = 0
        own = window.onTick { _ in
            count += 1
            own?.cancel()
            own = nil
        }
        wait("a tick that ends itself is freed") { LiveCount.closures == before }
        XCTAssertEqual(count, 1)
        XCTAssertGreaterThanOrEqual(ticks, 2)
        window.destroy()
    }

    func testFiltersAndExpressions() {
        let before = LiveCount.closures
        func use() throws {
            let strings = StringList(strings: ["a", "b", "c"])
            var calls = 0
            let filter = CustomFilter { item in
                calls += 1
                return (item as? StringObject)?.string != "b"
            }
            let filtered = FilterListModel(model: strings, filter: filter)
            XCTAssertEqual(filtered.itemCount, 2)
            XCTAssertGreaterThanOrEqual(calls, 3)
            filter.setFilter { _ in true }
            XCTAssertEqual(filtered.itemCount, 3)
        }
        XCTAssertNoThrow(try use())
        XCTAssertEqual(LiveCount.closures, before)
    }

    // MARK: Called once

    func testAClosureThatIsCalledOnce() throws {
        let before = LiveCount.closures
        weak var captured: Captured?
        var outcomes: [PageSetup?] = []
        func run() {
            let token = Captured()
            captured = token
            PageSetup.runDialog(parent: nil, pageSetup: nil, settings: PrintSettings()) { setup in
                withExtendedLifetime(token) { outcomes.append(setup) }
            }
        }
        run()
        XCTAssertEqual(LiveCount.closures, before + 1)
        let dialog = try XCTUnwrap(openWindows.lazy.compactMap { $0 as? Dialog }.first)
        XCTAssertTrue(dialog is PageSetupUnixDialog)
        dialog.emitResponse(ResponseType.cancel.rawValue)
        wait { !outcomes.isEmpty }
        XCTAssertEqual(outcomes, [nil])
        XCTAssertEqual(LiveCount.closures, before)
        XCTAssertNil(captured)
    }
}

private final class Captured {}

/// The pixels of an image, with four bytes each.
@MainActor
private struct Pixels {
    private let bytes: [UInt8]
    private let width: Int

    init(_ texture: Texture) {
        width = texture.width
        bytes = texture.download()
    }

    subscript(x: Int, y: Int) -> [UInt8] {
        Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }
}
