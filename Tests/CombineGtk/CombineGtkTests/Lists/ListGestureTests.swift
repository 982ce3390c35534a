import CGtk
import CombineGtk
import GtkTesting
import XCTest

/// Tests of dragging rows, context menus of rows, and editing rows.
@MainActor
final class ListGestureTests: GtkTestCase {
    private func makeList(_ model: TrackModel) -> ListView {
        ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
    }

    func testDragsRows() throws {
        let model = TrackModel(0..<6)
        let list = makeList(model)
        list.selection <~> Bindable(model).selection
        var moves: [(ids: [Int], before: Int?)] = []
        let ending = list.move { (ids: [Int], before) in
            moves.append((ids, before))
            let moved = model.tracks.filter { ids.contains($0.id) }
            model.tracks.removeAll { ids.contains($0.id) }
            let place = before.flatMap { id in model.tracks.firstIndex { $0.id == id } } ?? model.tracks.count
            model.tracks.insert(contentsOf: moved, at: place)
        }
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles.count == 6 && list.trackCells[5].height > 0 }
        try drag(list, from: 0, to: 3, inSecondHalf: false)
        XCTAssertEqual(moves.last?.ids, [0])
        XCTAssertEqual(moves.last?.before ?? -1, 3)
        XCTAssertEqual(model.tracks.map(\.id), [1, 2, 0, 3, 4, 5])
        wait { list.shownTitles.first == "track 1" }
        model.selection = [1, 0]
        try drag(list, from: 2, to: 5, inSecondHalf: true)
        XCTAssertEqual(moves.last?.ids, [1, 0])
        XCTAssertEqual(moves.last?.before ?? -1, -1)
        XCTAssertEqual(model.tracks.map(\.id), [2, 3, 4, 5, 1, 0])
        wait { list.shownTitles.first == "track 2" }
        // The target row is also being dragged, so the rows are moved before the next row that isn't.
        try drag(list, from: 4, to: 4, inSecondHalf: false)
        XCTAssertEqual(moves.last?.before ?? -1, -1)
        ending.cancel()
        XCTAssertNil(controller(DropTarget.self, of: list))
    }

    func testDragsRowsOfListBox() throws {
        let model = TrackModel(0..<5)
        let box = ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        var moves: [[Int]] = []
        box.move { (ids: [Int], before) in moves.append(ids + [before ?? -1]) }
        let window = makeListWindow(box)
        window.present()
        wait { box.shownTitles.count == 5 && box.trackCells[4].height > 0 }
        try drag(box, from: 0, to: 3, inSecondHalf: false)
        try drag(box, from: 2, to: 4, inSecondHalf: true)
        XCTAssertEqual(moves, [[0, 3], [2, -1]])
    }

    func testDragsRowsOfFlowBoxInBothTextDirections() throws {
        let model = TrackModel(0..<3)
        let box = FlowBox(Rows(model.$tracks, cell: Label()) { label, track in label.label = track.title })
        var moves: [[Int]] = []
        box.move { (ids: [Int], before) in moves.append(ids + [before ?? -1]) }
        let window = makeListWindow(box)
        window.present()
        wait { box.descendants(of: Label.self).count == 3 && box.descendants(of: Label.self)[2].width > 0 }
        let target = try XCTUnwrap(controller(DropTarget.self, of: box))
        let source = try XCTUnwrap(controller(DragSource.self, of: box))
        for (direction, name) in [(TextDirection.ltr, "drop-after"), (.rtl, "drop-before")] {
            box.direction = direction
            let row = try XCTUnwrap(box.child(at: 1))
            wait { row.bounds(in: box).map { ($0.x < 20) == (direction == .rtl) || $0.x > 20 } ?? false }
            pumpUntilIdle()
            let bounds = try XCTUnwrap(row.bounds(in: box))
            _ = try source.emit(signalNamed: "prepare", bounds.x + 3, bounds.y + 3)
            _ = try target.emit(signalNamed: "motion", bounds.x + bounds.width - 1, bounds.y + 3)
            XCTAssertTrue(row.hasCSSClass(name))
        }
    }

    /// Checks that Alt and the arrow keys move rows in every kind of view.
    func testKeysMoveRows() throws {
        continueAfterFailure = false
        let makers: [(TrackModel) -> any _RowsView] = [
            { model in self.makeList(model) },
            { model in GridView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
            { model in
                ColumnView(Rows(model.$tracks)) { Column("Cell") { (cell: TrackCell, track) in cell.fill(track) } }
            },
            { model in ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
            { model in FlowBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
        ]
        for make in makers {
            let model = TrackModel(0..<5)
            let view = make(model)
            var count = 0
            let ending = view.move { (ids: [Int], before) in
                count += 1
                let moved = ids.compactMap { id in model.tracks.first { $0.id == id } }
                model.tracks.removeAll { ids.contains($0.id) }
                let place = before.flatMap { id in model.tracks.firstIndex { $0.id == id } } ?? model.tracks.count
                model.tracks.insert(contentsOf: moved, at: place)
            }
            XCTAssertEqual(view.accessible.keyShortcuts, "Alt+Up Alt+Down")
            let user = User(makeListWindow(view))
            wait { view.shownTitles.count == 5 }
            XCTAssertTrue(view.trackCells[1].check.grabFocus())
            func press(_ key: Key, _ order: [Int], line: UInt = #line) {
                user.press(key, modifiers: .alt)
                XCTAssertEqual(model.tracks.map(\.id), order, "\(type(of: view))", line: line)
                wait { view.shownTitles == order.map { "track \($0)" } }
                // The moved row still has the focus.
                let cell = view.trackCells.first { $0.title.text == "track 1" }
                let focus = user.window.focusWidget
                let hasFocus = cell.flatMap { cell in focus.map { $0.isAncestor(cell) || cell.isAncestor($0) } }
                XCTAssertTrue(hasFocus ?? false && focus !== view, "\(type(of: view)) \(order)", line: line)
            }
            press(.down, [0, 2, 1, 3, 4])
            press(.up, [0, 1, 2, 3, 4])
            press(.up, [1, 0, 2, 3, 4])
            XCTAssertEqual(count, 3)
            press(.up, [1, 0, 2, 3, 4])
            XCTAssertEqual(count, 3, "it is the first")
            if view is GridView || view is FlowBox {
                press(.right, [0, 1, 2, 3, 4])
                press(.left, [1, 0, 2, 3, 4])
            }
            ending.cancel()
            XCTAssertNil(view.accessible.keyShortcuts)
            press(.down, [1, 0, 2, 3, 4])
        }
        let list = ListView(Rows(Just([Branch(1)]), \.title), children: \.children)
        assertTraps(saying: "ListView.move: expected the rows of a list, found the rows of a tree") {
            list.move { (_: [Int], _: Int?) in }
        }
    }

    func testKeysMoveSelectedRowsTogether() {
        let model = TrackModel(0..<6)
        let list = makeList(model)
        list.selection <~> Bindable(model).selection
        var moves: [[Int]] = []
        list.move { (ids: [Int], before) in moves.append(ids + [before ?? -1]) }
        let user = User(makeListWindow(list))
        wait { list.shownTitles.count == 6 }
        model.selection = [0, 2, 4]
        wait { list.model.map { Array($0.selection) } == [0, 2, 4] }
        XCTAssertTrue(list.trackCells[2].check.grabFocus())
        user.press(.up, modifiers: .alt)
        user.press(.down, modifiers: .alt)
        XCTAssertEqual(moves, [[0, 2, 4, 1], [0, 2, 4, -1]])
    }

    func testContextMenusInBoxes() {
        let model = TrackModel(0..<5)
        let list = ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        list.selection <~> Bindable(model).selection
        let flow = FlowBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        flow.selection <~> Bindable(model).selection
        for view in [list, flow] as [any _RowsView] {
            model.selection = []
            var asked: [[Int]] = []
            view.contextMenu { (ids: [Int]) -> MenuModel? in
                asked.append(ids)
                let menu = Menu()
                menu.append("Play", action: "window.close")
                return menu
            }
            let user = User(makeListWindow(view))
            wait { view.shownTitles.count == 5 }
            user.click(view.trackCells[2], at: (x: view is FlowBox ? 50 : 200, y: 8), button: .secondary)
            XCTAssertEqual(asked, [[2]])
            XCTAssertEqual(model.selection, [2])
            wait { view.rowMenu?.isMapped ?? false }
            user.press(.escape)
            wait { view.rowMenu == nil }
            XCTAssertTrue(view.trackCells[3].check.grabFocus())
            user.press(.f10, modifiers: .shift)
            XCTAssertEqual(asked.last, [3])
            wait { view.rowMenu?.isMapped ?? false }
            user.window.close()
            wait { view.rowMenu == nil }
        }
    }

    private func controller<Kind: Object>(_ kind: Kind.Type, of widget: Widget) -> Kind? {
        let controllers = widget.observeControllers()
        return (0..<controllers.itemCount).lazy.compactMap { controllers.object($0) as? Kind }.first
    }

    /// Calls the functions that GTK calls when the user drags a row. Real drops don't work, because the X server of the
    /// tests has no window manager.
    private func drag(_ list: some _RowsView, from first: Int, to second: Int, inSecondHalf: Bool) throws {
        wait("the places of the rows") {
            let places = list.trackCells.compactMap { $0.bounds(in: list)?.y }
            return places.count > second && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
        }
        let source = try XCTUnwrap(controller(DragSource.self, of: list))
        let target = try XCTUnwrap(controller(DropTarget.self, of: list))
        let start = try XCTUnwrap(list.trackCells[first].bounds(in: list))
        let end = try XCTUnwrap(list.trackCells[second].bounds(in: list))
        let prepared = try source.emit(signalNamed: "prepare", start.x + 100, start.y + 5)
        let provider = try prepared?.get(as: ContentProvider.self)
        let (x, y) = (end.x + 100, end.y + (inSecondHalf ? end.height - 2 : 2))
        _ = try target.emit(signalNamed: "motion", x, y)
        let cell = list.trackCells[second]
        let row = try XCTUnwrap(cell.parent)
        XCTAssertTrue(row.hasCSSClass(inSecondHalf ? "drop-after" : "drop-before"))
        _ = try target.emit(signalNamed: "drop", try value(of: XCTUnwrap(provider)), x, y)
        XCTAssertFalse(row.hasCSSClass("drop-after") || row.hasCSSClass("drop-before"))
    }

    private func value(of provider: ContentProvider) throws -> Value {
        let pointer = provider.pointer.assumingMemoryBound(to: GdkContentProvider.self)
        let formats = gdk_content_provider_ref_formats(pointer)
        defer { gdk_content_formats_unref(formats) }
        var count: gsize = 0
        let types = try XCTUnwrap(gdk_content_formats_get_gtypes(formats, &count))
        var value = GValue()
        g_value_init(&value, types[0])
        defer { g_value_unset(&value) }
        XCTAssertNotEqual(gdk_content_provider_get_value(pointer, &value, nil), 0)
        return Value(copying: &value)
    }

    func testContextMenuAppliesToSelectedOrClickedRows() {
        let model = TrackModel(0..<5)
        let list = makeList(model)
        list.selection <~> Bindable(model).selection
        var asked: [[Int]] = []
        list.contextMenu { (ids: [Int]) -> MenuModel? in
            asked.append(ids)
            let menu = Menu()
            menu.append("Play", action: "list.scroll-to-item(uint32 0)")
            return menu
        }
        let user = User(makeListWindow(list))
        wait { list.shownTitles.count == 5 }
        model.selection = [1, 3]
        user.click(list.trackCells[3], at: (x: 200, y: 8), button: .secondary)
        XCTAssertEqual(asked, [[1, 3]])
        wait { list.rowMenu?.isMapped ?? false }
        user.press(.escape)
        wait { list.rowMenu == nil }
        user.click(list.trackCells[0], at: (x: 200, y: 8), button: .secondary)
        XCTAssertEqual(asked.last, [0])
        XCTAssertEqual(model.selection, [0])
        user.press(.escape)
        wait { list.rowMenu == nil }
        user.click(list.trackCells[2], at: (x: 200, y: 8))
        user.press(.menu)
        XCTAssertEqual(asked.last, [2])
        // The window is closed while the menu is open.
        wait { list.rowMenu?.isMapped ?? false }
        user.window.close()
        wait { list.rowMenu == nil }
    }

    func testBeginsEditingOfExistingAndFutureRows() {
        let model = TrackModel(0..<1000)
        let list = makeList(model)
        let user = User(makeListWindow(list))
        wait { !list.shownTitles.isEmpty }
        list.beginEditing(1)
        wait { list.trackCells[1].title.isEditing }
        user.type("new")
        user.press(.return)
        XCTAssertEqual(list.trackCells[1].title.text, "new")
        list.beginEditing(900)
        wait { list.trackCells.contains { $0.title.isEditing && $0.title.text == "track 900" } }
        list.beginEditing(5000)
        assertTraps(saying: "ListView.beginEditing: expected Int, the type of the rows' identities, found String") {
            list.beginEditing("5")
        }
    }

    func testShowsPlaceholderWhileListIsEmpty() {
        let model = TrackModel([])
        let list = makeList(model)
        let label = Label(label: "No tracks")
        let window = Window()
        window.setDefaultSize(300, height: 200)
        window.child = Overlay(list, placeholder: label)
        window.present()
        wait { label.isMapped }
        model.tracks = [Track(1)]
        wait { !label.isMapped && list.shownTitles == ["track 1"] }
        model.tracks = []
        wait { label.isMapped }
    }

    func testReleasesAllObjects() {
        let model = TrackModel(0..<10)
        let show = {
            let list = self.makeList(model)
            list.selection <~> Bindable(model).selection
            let window = Window()
            window.child = Overlay(list, placeholder: Label(label: "none"))
            list.move { (_: [Int], _) in window.title = "moved" }
            list.move(on: window) { (window, _: [Int], _) in window.title = "moved" }
            list.contextMenu(on: window) { (window, _: [Int]) -> MenuModel? in
                window.title = "menu"
                return nil
            }
            list.contextMenu { (_: [Int]) -> MenuModel? in
                window.title = "menu"
                return nil
            }
            window.present()
            self.wait { !list.shownTitles.isEmpty }
            list.beginEditing(3)
            window.close()
        }
        show()
        assertNoLeaks { show() }
        let showBoxes = {
            let boxes: [any _RowsView] = [
                ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }),
                FlowBox(Rows(model.$tracks, \.title)),
            ]
            for box in boxes {
                let window = makeListWindow(box)
                box.move { (_: [Int], _) in window.title = "moved" }
                box.contextMenu { (_: [Int]) -> MenuModel? in
                    window.title = "menu"
                    return nil
                }
                window.present()
                self.wait { box.isMapped }
                window.close()
            }
        }
        showBoxes()
        assertNoLeaks { showBoxes() }
    }
}

extension Widget {
    /// The context menu of the rows. It isn't a menu of a text within a row.
    var rowMenu: PopoverMenu? { children.lazy.compactMap { $0 as? PopoverMenu }.first }
}
