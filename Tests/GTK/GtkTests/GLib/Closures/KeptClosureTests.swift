import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of closures that C stores for an object. They are recorded with the object, and can be released while C still
/// stores them.
@MainActor
final class KeptClosureTests: GtkTestCase {
    // MARK: Recorded

    func testAClosureIsRecordedUntilCFreesIt() {
        let area = DrawingArea()
        XCTAssertEqual(area.keptClosureCount, 0)
        area.setDrawing { _, _, _, _ in }
        XCTAssertEqual(area.keptClosureCount, 1)
        area.setDrawing { _, _, _, _ in }
        XCTAssertEqual(area.keptClosureCount, 1, "one closure replaced the other")
        area.setDrawing(nil)
        XCTAssertEqual(area.keptClosureCount, 0)
    }

    func testClosuresAreRemovedInAnyOrder() {
        let window = Window()
        let ticks = (0..<4).map { _ in window.onTick { _ in } }
        XCTAssertEqual(window.keptClosureCount, 4)
        let before = LiveCount.closures
        for (count, index) in [(3, 0), (2, 2), (1, 3), (0, 1)] {
            ticks[index].cancel()
            XCTAssertEqual(window.keptClosureCount, count)
        }
        XCTAssertEqual(LiveCount.closures, before - 4)
        window.destroy()
    }

    func testConstructorsRecordClosuresWithTheNewObject() {
        XCTAssertEqual(CustomFilter { _ in true }.keptClosureCount, 1)
        XCTAssertEqual(CustomSorter { (_: Object, _: Object) in true }.keptClosureCount, 1)
        XCTAssertEqual(CallbackAction { _, _ in true }.keptClosureCount, 1)
        XCTAssertEqual(MapListModel(model: nil) { $0 }.keptClosureCount, 1)
        let tree = TreeListModel(root: StringList(strings: ["a"]), passthrough: false, autoexpand: false) { _ in nil }
        XCTAssertEqual(tree.keptClosureCount, 1)
    }

    func testTheClosureOfAnExpressionIsRecordedWithTheWatchedObject() {
        let label = Label(label: "a")
        let expression = PropertyExpression(thisType: Label.self, expression: nil, propertyName: "label")
        let watch = expression.watch(label) {}
        XCTAssertEqual(label.keptClosureCount, 1)
        watch.unwatch()
        XCTAssertEqual(label.keptClosureCount, 0)
    }

    func testAClosureForACallIsNotRecorded() {
        let table = TextTagTable()
        table.add(TextTag(name: "bold"))
        table.forEach { _ in XCTAssertEqual(table.keptClosureCount, 0) }
    }

    func testEndingWithoutClosures() {
        let label = Label(label: "a")
        label.endKeptClosures()
        XCTAssertEqual(label.keptClosureCount, 0)
    }

    func testTheObjectMayBeFreedFirst() {
        let before = LiveCount.closures
        assertFreed {
            let area = DrawingArea()
            area.setDrawing { _, _, _, _ in }
            return area
        }
        XCTAssertEqual(LiveCount.closures, before)
    }

    // MARK: Ended while C stores them

    /// Passes a closure with a captured object to C, releases the closure, and asserts that the object was released
    /// immediately.
    private func assertEnded(
        _ object: Object,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ give: (Captured) -> Void
    ) {
        weak var captured: Captured?
        func giveAway() {
            let token = Captured()
            captured = token
            give(token)
        }
        giveAway()
        XCTAssertNotNil(captured, file: file, line: line)
        let given = LiveCount.closures
        XCTAssertGreaterThan(object.keptClosureCount, 0, file: file, line: line)
        object.endKeptClosures()
        XCTAssertNil(captured, "ended", file: file, line: line)
        XCTAssertEqual(LiveCount.closures, given, "C has a reference to the box", file: file, line: line)
        XCTAssertEqual(object.keptClosureCount, 0, file: file, line: line)
    }

    func testADrawFunction() {
        let before = LiveCount.closures
        let window = Window()
        let area = DrawingArea()
        area.contentWidth = 10
        area.contentHeight = 10
        window.child = area
        var isDrawn = false
        assertEnded(area) { token in
            area.setDrawing { _, _, _, _ in withExtendedLifetime(token) { isDrawn = true } }
        }
        window.present()
        wait { window.image() != nil }
        XCTAssertFalse(isDrawn)
        area.setDrawing { _, _, _, _ in isDrawn = true }
        area.queueDraw()
        wait("it may have another") { isDrawn }
        window.child = nil
        area.setDrawing(nil)
        XCTAssertEqual(LiveCount.closures, before)
        window.destroy()
    }

    func testAFilter() {
        let filter = CustomFilter { _ in false }
        assertEnded(filter) { token in
            filter.setFilter { _ in withExtendedLifetime(token) { true } }
        }
        let filtered = FilterListModel(model: StringList(strings: ["a", "b"]), filter: filter)
        XCTAssertEqual(filtered.itemCount, 0, "FALSE")
    }

    func testASorter() {
        let sorter = CustomSorter { (_: Object, _: Object) in true }
        assertEnded(sorter) { token in
            sorter.setSort { (first: StringObject, second: StringObject) in
                withExtendedLifetime(token) { first.string < second.string }
            }
        }
        let sorted = SortListModel(model: StringList(strings: ["b", "a"]), sorter: sorter)
        XCTAssertEqual((0..<2).map { (sorted.object($0) as? StringObject)?.string }, ["b", "a"], "all are equal")
    }

    func testATickCallback() {
        let before = LiveCount.closures
        let window = Window()
        window.present()
        var ticks = 0
        var tick: AnyCancellable?
        assertEnded(window) { token in
            tick = window.onTick { _ in withExtendedLifetime(token) { ticks += 1 } }
        }
        wait("C asks once more, and is told to remove it") { LiveCount.closures == before }
        XCTAssertEqual(ticks, 0)
        tick?.cancel()
        window.destroy()
    }

    func testAListBox() {
        let before = LiveCount.closures
        let window = Window()
        let list = ListBox()
        window.child = list
        for text in ["b", "a"] { list.append(Label(label: text)) }
        assertEnded(list) { token in
            list.setFilter { _ in withExtendedLifetime(token) { true } }
            list.setSort { _, _ in withExtendedLifetime(token) { 0 } }
            list.setHeader { row, _ in
                withExtendedLifetime(token) { row.header = Separator(orientation: .horizontal) }
            }
        }
        XCTAssertEqual(LiveCount.closures, before + 3)
        list.invalidateSort()
        list.invalidateFilter()
        list.invalidateHeaders()
        list.append(Label(label: "c"))
        XCTAssertEqual((0..<3).map { (list.row(at: $0)?.child as? Label)?.label }, ["b", "a", "c"])
        XCTAssertEqual((0..<3).map { list.row(at: $0)?.isChildVisible }, [false, false, false])
        list.setFilter(nil)
        list.setSort(nil)
        list.setHeader(nil)
        XCTAssertEqual(LiveCount.closures, before)
        window.destroy()
    }

    func testRowsOfAModel() {
        let strings = StringList(strings: ["a"])
        let list = ListBox()
        let flow = FlowBox()
        assertEnded(list) { token in
            list.bindModel(strings) { _ in withExtendedLifetime(token) { Label(label: "row") } }
        }
        assertEnded(flow) { token in
            flow.bindModel(strings) { _ in withExtendedLifetime(token) { Label(label: "child") } }
        }
        strings.append("b")
        XCTAssertEqual((list.row(at: 0)?.child as? Label)?.label, "row")
        XCTAssertEqual((list.row(at: 1)?.child as? Label)?.label, "", "C requires a widget")
        XCTAssertEqual((flow.child(at: 1)?.child as? Label)?.label, "", "C requires a widget")
        list.bindModel(nil)
        XCTAssertNil(list.row(at: 0))
    }

    func testAnAction() {
        weak var captured: Captured?
        func make() -> CallbackAction {
            let token = Captured()
            captured = token
            return CallbackAction { _, _ in withExtendedLifetime(token) { true } }
        }
        let action = make()
        let button = Button(label: "a")
        XCTAssertTrue(action.activate([], widget: button))
        action.endKeptClosures()
        XCTAssertNil(captured)
        XCTAssertFalse(action.activate([], widget: button), "FALSE")
    }

    func testAnEndedMapFunctionReturnsTheItemItself() {
        let strings = StringList(strings: ["a"])
        let map = MapListModel(model: strings) { $0 }
        assertEnded(map) { token in
            map.setMapFunction { _ in withExtendedLifetime(token) { StringObject(string: "mapped") } }
        }
        guard let item = strings.object(0) else { return XCTFail("no item") }
        let references = item.object.pointee.ref_count
        XCTAssertTrue(map.object(0) === item)
        XCTAssertEqual(item.object.pointee.ref_count, references, "C has no superfluous reference")
    }

    func testAnEndedTreeHasNoFurtherModels() {
        var makes = 0
        let tree = TreeListModel(root: StringList(strings: ["a"]), passthrough: false, autoexpand: false) { _ in
            makes += 1
            return StringList(strings: ["b"])
        }
        tree.endKeptClosures()
        XCTAssertEqual((tree.object(0) as? TreeListRow)?.isExpandable, false)
        XCTAssertEqual(makes, 0)
    }

    func testAScaleWithAnEndedFunctionShowsNothing() {
        let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1)
        scale.drawsValue = true
        let window = Window()
        window.child = scale
        assertEnded(scale) { token in
            scale.setFormatValueFunction { _, _ in withExtendedLifetime(token) { "value" } }
        }
        window.present()
        scale.value = 0.5
        XCTAssertEqual(scale.layout?.text, "")
        window.destroy()
    }

    // MARK: Ended by themselves

    func testAClosureEndsItself() {
        let filter = CustomFilter { _ in true }
        weak var captured: Captured?
        func give() {
            let token = Captured()
            captured = token
            filter.setFilter { [unowned filter] _ in
                filter.endKeptClosures()
                XCTAssertNotNil(captured, "it is running, so it still exists")
                return withExtendedLifetime(token) { true }
            }
        }
        give()
        XCTAssertTrue(filter.match(filter))
        XCTAssertNil(captured)
        XCTAssertFalse(filter.match(filter))
    }

    func testAClosureReplacesItself() {
        let before = LiveCount.closures
        func use() {
            let filter = CustomFilter { _ in true }
            filter.setFilter { [unowned filter] _ in
                filter.setFilter { _ in false }
                return true
            }
            XCTAssertTrue(filter.match(filter))
            XCTAssertFalse(filter.match(filter))
            XCTAssertEqual(filter.keptClosureCount, 1)
        }
        use()
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testReleasingAClosureMayChangeOtherClosures() {
        let list = ListBox()
        var released: [String] = []
        func give() {
            let first = Captured {
                released.append("first")
                list.setSort(nil)
                list.endKeptClosures()
            }
            let second = Captured {
                released.append("second")
                list.setFilter { _ in true }
            }
            list.setFilter { _ in withExtendedLifetime(first) { true } }
            list.setSort { _, _ in withExtendedLifetime(second) { 0 } }
        }
        give()
        list.endKeptClosures()
        XCTAssertEqual(Set(released), ["first", "second"])
        XCTAssertEqual(list.keptClosureCount, 1, "the closure that was set meanwhile is not released")
        list.setFilter(nil)
    }

    func testAWindowInARetainCycleIsFreedWhenItsClosuresEnd() {
        assertFreed {
            let window = FilteredWindow()
            window.present()
            window.filter.endKeptClosures()
            window.area.endKeptClosures()
            window.destroy()
            return window
        }
    }
}

/// A window in a retain cycle with its objects and their closures.
private final class FilteredWindow: Window {
    let area = DrawingArea()
    private(set) lazy var filter = CustomFilter { _ in self.title != nil }

    init() {
        super.init(properties: [:])
        child = area
        area.setDrawing { _, _, _, _ in self.title = "drawn" }
        filter.emitChanged(.different)
    }
}

@MainActor
private final class Captured {
    private let end: () -> Void

    init(_ end: @escaping () -> Void = {}) {
        self.end = end
    }

    isolated deinit {
        end()
    }
}
