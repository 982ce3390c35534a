import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class DragAndDropTests: GtkTestCase {
    override class func tearDown() {
        MainActor.assumeIsolated { OtherDisplay.close() }
        super.tearDown()
    }

    /// A window with a label that is a drag source and a label that is a drop target.
    @MainActor private final class Table {
        let source = Label("from here").size(width: 200, height: 60)
        let target = Label("to here").size(width: 200, height: 60)
        let window: Window
        /// The dragged value. The test can change it, and can change whether the target accepts it.
        var item = 0
        var title = "a"
        var takes = true

        init(display: Display? = nil) {
            let (source, target) = (self.source, self.target)
            window = Window(title: "Table") {
                Box.vertical(spacing: 20) {
                    source
                    target
                }
            }
            if let display { window.windowDisplay = display }
        }

        func drag(modifiers: KeyModifiers = []) {
            User(window).drag(from: source, to: target, modifiers: modifiers)
        }
    }

    func testDragsCustomTypesUnchanged() {
        let table = Table()
        var taken: [Card] = []
        table.source.draggable { _ in Card(title: "a", isMarked: true) }
        table.target.dropTarget(for: Card.self) { _, card in
            taken.append(card)
            return true
        }
        table.drag()
        XCTAssertEqual(taken, [Card(title: "a", isMarked: true)])
    }

    func testDraggedObjectsKeepIdentity() {
        let table = Table()
        let folder = Folder()
        var taken: [Folder] = []
        table.source.draggable { _ in [folder] }
        table.target.dropTarget(for: [Folder].self) { _, folders in
            taken += folders
            return true
        }
        table.drag()
        XCTAssertTrue(taken.first === folder)
    }

    func testDropsProxyOnTargetOfItsType() {
        let table = Table()
        var texts: [String] = []
        table.source.draggable { _ in Card(title: "the title") }
        table.target.dropTarget { _, text in
            texts.append(text)
            return true
        }
        table.drag()
        XCTAssertEqual(texts, ["the title"])
    }

    func testWidgetAcceptsSeveralTypes() {
        let table = Table()
        var taken: [String] = []
        func take(_ text: String) -> Bool {
            taken.append(text)
            return true
        }
        table.target.dropTarget(for: Folder.self) { _, _ in take("folder") }
            .dropTarget(for: Int.self) { _, number in take("\(number)") }
        table.source.draggable { [unowned table] _ in table.item == 0 ? nil : table.item }
        table.drag()
        XCTAssertEqual(taken, [])
        table.item = 7
        table.drag()
        XCTAssertEqual(taken, ["7"])
    }

    func testRemovesMovedValue() {
        let table = Table()
        var events: [String] = []
        table.source.draggable(actions: [.copy, .move], moved: { _ in events.append("moved") }) { _ in 1 }
        table.target.dropTarget(for: Int.self, actions: [.copy, .move]) { [unowned table] _, number, point in
            events.append("\(number) at \(Int(point.x)), \(Int(point.y))")
            return table.takes
        }
        table.drag(modifiers: .shift)
        XCTAssertEqual(events, ["1 at 100, 30", "moved"])
        table.drag(modifiers: .control)
        XCTAssertEqual(events.count, 3)
        table.takes = false
        table.drag(modifiers: .shift)
        XCTAssertEqual(events.count, 4)
    }

    #if DEBUG
    func testReportsDragWithoutCommonAction() {
        let table = Table()
        var taken: [Int] = []
        table.source.draggable(actions: .move) { _ in 1 }
        table.target.dropTarget(for: Int.self) { _, number in
            taken.append(number)
            return true
        }
        expectLog(containing: "the drag allows move, but the drop target allows copy")
        table.drag()
        XCTAssertEqual(taken, [])
    }
    #endif

    func testOwnersReceiveDrops() {
        let table = Table()
        let owner = Label("0")
        table.source.draggable(on: owner) { owner in owner.label + "1" }
        table.target.dropTarget(for: String.self, on: owner) { owner, text in
            owner.label = text
            return true
        }
        table.drag()
        XCTAssertEqual(owner.label, "01")
        table.drag()
        XCTAssertEqual(owner.label, "011")
    }

    func testValueThatCannotBeEncodedIsNotDragged() {
        let table = Table()
        table.source.draggable { _ in Card(title: "unwritable") }
        table.target.dropTarget(for: Card.self) { _, _ in
            XCTFail("nothing was dragged")
            return true
        }
        expectLog(containing: "a Card can't be dragged: Refusal()")
        table.drag()
    }

    // MARK: Between programs

    func testTransfersTextsFilesAndColorsToOtherPrograms() throws {
        let other = try OtherDisplay.open()
        let (here, there) = (Table(), Table(display: other))
        User(there.window).moveWindow(to: (x: 600, y: 300))
        var taken: [String] = []
        func take(_ text: String) -> Bool {
            taken.append(text)
            return true
        }
        let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        let path = "/tmp/a file"
        here.source.draggable { _ in "text" }
        there.target.dropTarget(for: String.self) { _, text in take(text) }
        User(here.window).drag(from: here.source, to: there.target)
        XCTAssertEqual(taken, ["text"])

        let (files, colors) = (Table(), Table())
        files.source.draggable { _ in [File(path: path), File(path: "/tmp")] }
        there.target.dropTarget(for: [File].self) { _, files in
            take(files.compactMap(\.path).joined(separator: "|"))
        }
        User(files.window).drag(from: files.source, to: there.target)
        XCTAssertEqual(taken.last, "\(path)|/tmp")
        colors.source.draggable { _ in red }
        there.source.dropTarget(for: RGBA.self) { _, color in take(color == red ? "red" : "\(color)") }
        User(colors.window).drag(from: colors.source, to: there.source)
        XCTAssertEqual(taken.last, "red")
    }

    func testTransfersEncodedCustomTypesToOtherPrograms() throws {
        let (here, there) = (Table(), Table(display: try OtherDisplay.open()))
        User(there.window).moveWindow(to: (x: 600, y: 300))
        var taken: [Card] = []
        var failures: [String] = []
        here.source.draggable { [unowned here] _ in Card(title: here.title, isMarked: true) }
        func take(_ card: Card) -> Bool {
            taken.append(card)
            return true
        }
        there.target.dropTarget(for: Card.self, failed: { _, error in failures.append("\(error)") }) { _, card in
            take(card)
        }
        User(here.window).drag(from: here.source, to: there.target)
        XCTAssertEqual(taken, [Card(title: "a")])
        here.title = "unreadable"
        User(here.window).drag(from: here.source, to: there.target)
        XCTAssertEqual(failures, ["Refusal()"])
        XCTAssertEqual(taken.count, 1)
        there.source.dropTarget(for: Card.self) { _, card in take(card) }
        expectLog(containing: "the dropped data isn't a Card: Refusal()")
        User(here.window).drag(from: here.source, to: there.source)
    }

    // MARK: Ownership

    func testReleasesClosuresWithWidget() {
        weak var kept: Folder?
        assertFreed {
            let folder = Folder()
            kept = folder
            return Label("").draggable { label in label.label.isEmpty ? folder : nil }
                .dropTarget(for: Folder.self) { _, other in other === folder }
        }
        XCTAssertNil(kept)
    }

    func testReleasesWidgetsAfterDrag() {
        weak var kept: Folder?
        assertFreed {
            let table = Table()
            let folder = Folder()
            kept = folder
            table.source.draggable { source in source.label }
            table.target.dropTarget(for: String.self, on: table.source) { source, text in
                source.label = text + (folder === kept ? "!" : "")
                return true
            }
            table.drag()
            XCTAssertEqual(table.source.label, "from here!")
            table.window.destroy()
            return table.source
        }
        // GTK 4.8 on X11 leaks the last GdkDrag of a closed window and its content. The closures must be released
        // anyway.
        wait { kept == nil }
    }
}
