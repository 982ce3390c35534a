import CombineGtk
import GtkTesting
import XCTest

/// Tests of dragging rows to other widgets and of dropping values on rows.
@MainActor
final class RowDraggingTests: GtkTestCase {
    /// Shows a window with a list next to another widget.
    private func show(_ list: Widget, _ other: Widget) -> User {
        let window = Window()
        window.setDefaultSize(500, height: 260)
        window.child = Box.horizontal(spacing: 12) {
            ScrolledWindow { list }.size(width: 240, height: 240)
            ScrolledWindow { other }.size(width: 220, height: 240)
        }
        return User(window)
    }

    private func makers(_ model: TrackModel) -> [() -> any _RowsView] {
        [
            { ListView(Rows(model.$tracks, \.title)) },
            { GridView(Rows(model.$tracks, cell: Label()) { label, track in label.label = track.title }) },
            { ColumnView(Rows(model.$tracks)) { Column("Title", \.title).expand() } },
            { ListBox(Rows(model.$tracks, \.title)) },
            { FlowBox(Rows(model.$tracks, \.title)) },
        ]
    }

    private func label(_ text: String, in view: Widget) throws -> Label {
        wait { view.first(Label.self, labelled: text)?.height ?? 0 > 0 }
        return try XCTUnwrap(view.first(Label.self, labelled: text))
    }

    func testDragsRowOfEachViewToWidget() throws {
        let model = TrackModel(0..<3)
        for make in makers(model) {
            let list = make()
            let place = Label("here").size(width: 200, height: 200)
            var taken: [String] = []
            list.draggableRows { (ids: [Int]) in ids.map { "track \($0)" }.joined(separator: "+") }
            place.dropTarget(for: String.self) { _, text in
                taken.append(text)
                return true
            }
            let user = show(list, place)
            user.drag(from: try label("track 1", in: list), to: place)
            XCTAssertEqual(taken, ["track 1"], "\(type(of: list))")
            user.window.close()
        }
    }

    func testDragsAndRemovesSelectedRowsTogether() throws {
        let model = TrackModel(0..<4)
        let list = ListView(Rows(model.$tracks, \.title))
        list.selection <~> Bindable(model).selection
        let place = Label("here").size(width: 200, height: 200)
        var taken: [[Int]] = []
        list.draggableRows(
            actions: [.copy, .move],
            moved: { ids in model.tracks.removeAll { ids.contains($0.id) } }
        ) { (ids: [Int]) in ids }
        place.dropTarget(for: [Int].self, actions: [.copy, .move]) { _, ids in
            taken.append(ids)
            return true
        }
        let user = show(list, place)
        user.click(try label("track 3", in: list))
        user.click(try label("track 1", in: list), modifiers: .control)
        XCTAssertEqual(model.selection, [1, 3])
        user.drag(from: try label("track 3", in: list), to: place, modifiers: .control)
        XCTAssertEqual(taken, [[1, 3]])
        XCTAssertEqual(model.tracks.count, 4, "copied")
        user.drag(from: try label("track 1", in: list), to: place, modifiers: .shift)
        XCTAssertEqual(taken.last, [1, 3])
        XCTAssertEqual(model.tracks.map(\.id), [0, 2])
        user.drag(from: try label("track 0", in: list), to: place, modifiers: .shift)
        XCTAssertEqual(taken.last, [0], "not selected")
    }

    func testDropsOnRowsOfEachView() throws {
        let model = TrackModel(0..<3)
        let targets = TrackModel(10..<13)
        for make in makers(targets) {
            let list = ListView(Rows(model.$tracks, \.title))
            let target = make()
            var taken: [[Int]] = []
            list.draggableRows { (ids: [Int]) in ids }
            target.rowDropTarget(for: [Int].self, accepts: { (id: Int) in id != 12 }) { id, ids in
                taken.append([id] + ids)
                return true
            }
            let user = show(list, target)
            user.drag(from: try label("track 2", in: list), to: try label("track 11", in: target))
            wait { !taken.isEmpty }
            XCTAssertEqual(taken, [[11, 2]], "\(type(of: target))")
            user.drag(from: try label("track 2", in: list), to: try label("track 12", in: target))
            pumpUntilIdle()
            XCTAssertEqual(taken.count, 1, "\(type(of: target)): the row rejects it")
            XCTAssertTrue(target.descendants.allSatisfy { !$0.hasCSSClass("drop-onto") })
            user.window.close()
        }
    }

    func testDragsAfterRejectedDrag() throws {
        let model = TrackModel(0..<3)
        let targets = TrackModel(10..<13)
        for (makeSource, make) in zip(makers(model), makers(targets).reversed()) {
            let (list, target) = (makeSource(), make())
            var taken: [[Int]] = []
            list.draggableRows { (ids: [Int]) in ids }
            target.rowDropTarget(for: [Int].self, accepts: { (id: Int) in id != 12 }) { id, ids in
                taken.append([id] + ids)
                return true
            }
            let user = show(list, target)
            let row = try label("track 2", in: list)
            for _ in 0..<3 { user.drag(from: row, to: try label("track 12", in: target)) }
            XCTAssertEqual(taken, [])
            user.drag(from: row, to: try label("track 11", in: target))
            wait { !taken.isEmpty }
            XCTAssertEqual(taken, [[11, 2]], "\(type(of: list)) to \(type(of: target))")
            user.window.close()
        }
    }

    func testRejectsOtherTypes() throws {
        let model = TrackModel(0..<3)
        let list = ListView(Rows(model.$tracks, \.title))
        let source = Label("from").size(width: 200, height: 200)
        source.draggable { _ in "text" }
        list.rowDropTarget(for: [File].self) { (_: Int, _) in
            XCTFail("a text isn't a file")
            return true
        }
        let user = show(list, source)
        user.drag(from: source, to: try label("track 1", in: list))
    }

    func testRowsAcceptSeveralTypes() throws {
        let model = TrackModel(0..<3)
        let list = ListView(Rows(model.$tracks, \.title))
        let source = Label("from").size(width: 200, height: 200)
        var taken: [String] = []
        source.draggable { _ in "text" }
        let ending = list.rowDropTarget(for: [File].self) { (id: Int, files) in
            taken.append("\(id): \(files.count) files")
            return true
        }
        list.rowDropTarget(for: String.self) { (id: Int, text) in
            taken.append("\(id): \(text)")
            return true
        }
        let user = show(list, source)
        user.drag(from: source, to: try label("track 1", in: list))
        wait { taken == ["1: text"] }
        ending.cancel()
        user.drag(from: source, to: try label("track 2", in: list))
        wait { taken == ["1: text", "2: text"] }
    }

    /// Checks that a row is marked while the user drags a value over it, and that rows can't be dropped on themselves.
    func testHoveringHighlightsRow() throws {
        let model = TrackModel(0..<3)
        let list = ListView(Rows(model.$tracks, \.title))
        var marks: [[Bool]] = []
        var taken: [[Int]] = []
        list.draggableRows { (ids: [Int]) in ids }
        list.rowDropTarget(for: [Int].self) { (id: Int, ids) in
            taken.append([id] + ids)
            return true
        }
        let user = show(list, Label(""))
        _ = try label("track 2", in: list)
        for row in list.children {
            row.publisher(for: \.cssClasses).sink(on: list) { list, _ in
                marks.append(list.children.map { $0.hasCSSClass("drop-onto") })
            }
        }
        user.drag(from: try label("track 0", in: list), to: try label("track 2", in: list))
        wait { taken == [[2, 0]] }
        XCTAssertTrue(marks.contains { $0.count == 3 && $0[2] }, "\(marks)")
        XCTAssertFalse(marks.contains { $0.first ?? false }, "the dragged row isn't a target")
        XCTAssertTrue(list.children.allSatisfy { !$0.hasCSSClass("drop-onto") })
    }

    /// Checks that a drag continues while the list shows other rows, and that it applies to the original rows.
    func testRowsChangeDuringDrag() throws {
        let model = TrackModel(0..<3)
        let list = ListView(Rows(model.$tracks, \.title))
        let place = Label("here").size(width: 200, height: 200)
        var removed: [Int] = []
        list.draggableRows(actions: .move, moved: { removed += $0 }) { (ids: [Int]) in ids }
        place.dropTarget(for: [Int].self, actions: .move) { _, ids in
            ids == [1]
        }
        let user = show(list, place)
        let row = try label("track 1", in: list)
        let controllers = list.observeControllers().items(as: EventController.self)
        let source = controllers.lazy.compactMap { $0 as? DragSource }.first
        try XCTUnwrap(source).dragBegin.sink(on: list) { _, _ in
            model.tracks.insert(Track(9), at: 0)
            model.tracks.removeAll { $0.id == 1 }
        }
        user.drag(from: row, to: place)
        wait { removed == [1] }
        XCTAssertEqual(model.tracks.map(\.id), [9, 0, 2])
    }

    func testReordersRowsAndDragsThemElsewhere() throws {
        let model = TrackModel(0..<3)
        let list = ListView(Rows(model.$tracks, \.title))
        let place = Label("here").size(width: 200, height: 200)
        var events: [String] = []
        list.move { (ids: [Int], before) in events.append("\(ids) before \(before ?? -1)") }
        list.draggableRows(actions: [.copy, .move], moved: { events.append("moved \($0)") }) { (ids: [Int]) in ids }
        place.dropTarget(for: [Int].self, actions: [.copy, .move]) { _, ids in
            events.append("dropped \(ids)")
            return true
        }
        let user = show(list, place)
        let (first, last) = (try label("track 0", in: list), try label("track 2", in: list))
        user.drag(from: first, at: (x: 20, y: 8), to: last, at: (x: 20, y: Double(last.height) - 1))
        XCTAssertEqual(events, ["[0] before -1"])
        user.drag(from: first, to: place, modifiers: .shift)
        wait { events.count == 3 }
        XCTAssertEqual(events.dropFirst(), ["dropped [0]", "moved [0]"])
    }

    func testEndedDragsLeaveNothing() {
        let list = ListView(Rows(TrackModel(0..<3).$tracks, \.title))
        var last = list.draggableRows { (ids: [Int]) in "\(ids)" }
        let count = list.cancellables.count
        for _ in 0..<20 {
            last.cancel()
            XCTAssertTrue(last.isDisposed)
            last = list.draggableRows { (ids: [Int]) in "\(ids)" }
        }
        XCTAssertEqual(list.cancellables.count, count)
        let window = Window()
        window.child = ScrolledWindow { list }
        window.present()
        window.close()
        wait { last.isDisposed }
    }

    func testReportsWrongIdentityTypes() {
        let list = ListView(Rows(TrackModel(0..<3).$tracks, \.title))
        assertTraps(saying: "ListView.draggableRows: expected Int, the type of the rows' identities, found String") {
            list.draggableRows { (ids: [String]) in ids.first }
        }
        assertTraps(saying: "ListView.rowDropTarget: expected Int, the type of the rows' identities, found String") {
            list.rowDropTarget(for: String.self) { (_: String, _) in true }
        }
    }

    func testReleasesAllObjects() throws {
        let model = TrackModel(0..<3)
        let show = {
            let list = ListView(Rows(model.$tracks, \.title))
            let user = self.show(list, Label("here"))
            let window = user.window
            list.draggableRows(moved: { (_: [Int]) in window.title = "moved" }) { (ids: [Int]) in
                window.isActive ? ids : nil
            }
            list.rowDropTarget(for: [Int].self, on: window) { (window, _: Int, _) in
                window.title = "dropped"
                return true
            }
            list.rowDropTarget(for: String.self) { (_: Int, _) in window.isActive }
            list.draggableRows { (_: [Int]) in "\(window.isActive)" }.cancel()
            _ = try self.label("track 1", in: list)
            window.close()
        }
        try show()
        try assertNoLeaks { try show() }
    }
}
