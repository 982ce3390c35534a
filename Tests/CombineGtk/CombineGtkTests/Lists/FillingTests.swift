import Combine
import CombineGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of programs that change the list or its window while a closure fills a cell.
@MainActor
final class FillingTests: GtkTestCase {
    func testModelLoadsMoreWhenLastRowAppears() {
        let model = TrackModel(0..<20)
        let list = ListView(
            Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                cell.fill(track)
                if track.id == model.tracks.last?.id, model.tracks.count < 60 {
                    model.tracks += (model.tracks.count..<model.tracks.count + 20).map { Track($0) }
                }
            }
        )
        let window = makeListWindow(list)
        window.present()
        wait { model.tracks.count == 60 }
        list.scroll(to: 59)
        wait { list.shownTitles.contains("track 59") }
    }

    func testModelEmptiesListWhenRowAppears() {
        let model = TrackModel(0..<20)
        let list = ListView(
            Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                cell.fill(track)
                if track.id == 3 { model.tracks = [] }
            }
        )
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles.isEmpty && model.tracks.isEmpty }
        model.tracks = [Track(5)]
        wait { list.shownTitles == ["track 5"] }
    }

    func testShowsOnlyLastOfSeveralChanges() {
        let model = TrackModel(0..<3)
        let list = ListView(
            Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                cell.fill(track)
                if track.id == 1, model.tracks.count == 3 {
                    model.tracks = [Track(1)]
                    model.tracks = [Track(1), Track(7)]
                }
            }
        )
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles == ["track 1", "track 7"] }
    }

    func testCellDestroysWindow() {
        weak var window: Window?
        func make() {
            let model = TrackModel(0..<3)
            weak var view: ListView?
            let list = ListView(
                Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                    cell.fill(track)
                    (view?.root as? Window)?.destroy()
                }
            )
            view = list
            let new = makeListWindow(list)
            window = new
            new.present()
        }
        make()
        wait { window == nil }
    }

    func testRowOfBoxChangesModel() {
        let model = TrackModel(0..<3)
        let list = ListBox(
            Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                cell.fill(track)
                if model.tracks.count < 5 { model.tracks.append(Track(model.tracks.count)) }
            }
        )
        let window = makeListWindow(list)
        window.present()
        wait { (0..<5).allSatisfy { list.row(at: $0) != nil } }
    }

    func testCellBindsListToOtherRows() {
        func rows(_ model: TrackModel, _ filled: @escaping () -> Void = {}) -> Rows<Track, TrackCell> {
            Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                cell.fill(track)
                if track.id == 3 { filled() }
            }
        }
        let (model, other) = (TrackModel(0..<20), TrackModel(100..<120))
        let (list, grid, box, flow) = (ListView(model: nil), GridView(model: nil), ListBox(), FlowBox())
        list.bind(rows(model) { list.bind(rows(other)) })
        grid.bind(rows(model) { grid.bind(rows(other)) })
        box.bind(rows(model) { box.bind(rows(other)) })
        flow.bind(rows(model) { flow.bind(rows(other)) })
        let windows = [list, grid, box, flow].map(makeListWindow)
        for window in windows { window.present() }
        for view in [list, grid, box, flow] as [Widget] { wait { view.shownTitles.first == "track 100" } }
        other.tracks.removeFirst()
        for view in [list, grid, box, flow] as [Widget] { wait { view.shownTitles.first == "track 101" } }
    }

    func testCellReplacesModelOrFactory() {
        let changes: [@MainActor (ListView) -> Void] = [
            { $0.model = nil }, { $0.model = NoSelection(model: nil) }, { $0.factory = nil },
        ]
        for change in changes {
            assertTraps(
                saying: "A closure that fills a cell replaced the model or the factory of the GtkListView.",
                withDisplay: true
            ) {
                let model = TrackModel(0..<20)
                weak var view: ListView?
                let list = ListView(
                    Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                        cell.fill(track)
                        if track.id == 3, let view { change(view) }
                    }
                )
                view = list
                makeListWindow(list).present()
                wait { false }
            }
        }
    }

    /// Shows a list that is empty at first. A closure that fills a cell calls `change`.
    private func showList(
        _ model: TrackModel,
        isTable: Bool = false,
        _ change: @escaping @MainActor (Window, ColumnView?) -> Void
    ) -> Window {
        weak var window: Window?
        weak var table: ColumnView?
        let fill: @MainActor (TrackCell, Track) -> Void = { cell, track in
            cell.fill(track)
            if let window { change(window, table) }
        }
        let new: Window
        if isTable {
            let view = ColumnView(Rows(model.$tracks)) { Column("Title", fill: fill) }
            table = view
            new = makeListWindow(view)
        } else {
            new = makeListWindow(ListView(Rows(model.$tracks, fill: fill)))
        }
        window = new
        new.present()
        return new
    }

    func testCellHidesAndShowsWindow() {
        let model = TrackModel([])
        var isVisible = false
        let window = showList(model) { window, _ in
            window.isVisible = isVisible
            isVisible.toggle()
        }
        model.tracks = (0..<200).map { Track($0) }
        window.present()
        model.tracks.reverse()
        window.isVisible = true
        wait { window.isMapped && !window.shownTitles.isEmpty }
    }

    func testCellRemovesListOrColumn() {
        func check(_ text: String, isTable: Bool, _ change: @escaping @MainActor (Window, ColumnView?) -> Void) {
            assertTraps(saying: "A closure that fills a cell \(text)") {
                let model = TrackModel([])
                let window = showList(model, isTable: isTable, change)
                model.tracks = (0..<20).map { Track($0) }
                wait { false }
                withExtendedLifetime(window) {}
            }
        }
        for isTable in [false, true] {
            check("removed from its window the", isTable: isTable) { window, _ in
                (window.child as? ScrolledWindow)?.child = nil
            }
        }
        check("changed the columns of the GtkColumnView", isTable: true) { _, table in
            table?.columns.items(as: ColumnViewColumn.self).first?.isVisible = false
        }
    }

    func testCellAcceptsDropsForItsCurrentRow() {
        let model = TrackModel(0..<1)
        var cells: [TrackCell] = []
        let list = ListView(
            Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                cell.fill(track)
                cells.append(cell)
                if track.title != "none" {
                    cell.dropTarget(for: String.self) { _, _ in true }
                    cell.draggable { _ in track.title }
                }
            }
        )
        let window = makeListWindow(list)
        window.present()
        wait { cells.count == 1 }
        let cell = cells[0]
        func count() -> (sources: Int, targets: Int) {
            let controllers = cell.observeControllers().items(as: EventController.self)
            return (controllers.count { $0 is DragSource }, controllers.count { $0 is DropTargetAsync })
        }
        for round in 0..<20 { model.tracks[0].title = "title \(round)" }
        wait { cell.title.text == "title 19" }
        XCTAssertEqual(count().sources, 1)
        XCTAssertEqual(count().targets, 1)
        model.tracks[0].title = "none"
        wait { cell.title.text == "none" }
        XCTAssertEqual(count().sources, 0)
        XCTAssertEqual(count().targets, 0)
    }
}
