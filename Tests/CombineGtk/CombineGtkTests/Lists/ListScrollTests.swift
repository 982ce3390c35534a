import Combine
import CombineGtk
import Gtk
import GtkTesting
import XCTest

/// Tests that a change of the rows keeps the place of the rows on the screen, and that lists can scroll.
@MainActor
final class ListScrollTests: GtkTestCase {
    /// A window with a list, table or grid of the model's tracks.
    @MainActor
    private final class Shown {
        let model: TrackModel
        let view: any _SelectionView
        let window: Window

        init(_ count: Int, _ make: (TrackModel) -> any _SelectionView) {
            model = TrackModel(0..<count)
            view = make(model)
            window = makeListWindow(view)
            window.present()
        }

        var value: Double { (window.child as? ScrolledWindow)?.vadjustment.value ?? -1 }

        /// The distances of the rows that are completely in view from the top of the view.
        var places: [String: Double] {
            // The header of a table covers rows that are scrolled out of view.
            let list = view.children.first { $0 is ListView } ?? view
            var places: [String: Double] = [:]
            for cell in list.trackCells {
                guard let bounds = cell.bounds(in: list), bounds.height > 0, bounds.y >= 0,
                    bounds.y + bounds.height <= Double(list.height)
                else { continue }
                places[cell.title.text] = bounds.y
            }
            return places
        }
    }

    private static let makers: [(TrackModel) -> any _SelectionView] = [
        { model in ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
        { model in GridView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
        { model in
            ColumnView(Rows(model.$tracks)) {
                Column("Title") { (cell: TrackCell, track: Track) in cell.fill(track) }
            }
        },
    ]

    private func scroll(_ shown: Shown, to id: Int) {
        wait { shown.places.count > 5 }
        shown.view.scroll(to: id)
        wait { shown.places["track \(id)"] != nil }
        waitForFrames(of: shown.view)
    }

    /// Checks that a change keeps the first row in view that it doesn't remove.
    private func checkPlace(
        of count: Int,
        at id: Int,
        line: UInt = #line,
        _ change: (TrackModel) -> Void
    ) {
        for make in Self.makers {
            let shown = Shown(count, make)
            scroll(shown, to: id)
            let before = shown.places
            change(shown.model)
            waitForFrames(of: shown.view)
            let titles = Set(shown.model.tracks.map(\.title))
            guard let first = before.filter({ titles.contains($0.key) }).min(by: { $0.value < $1.value }) else {
                XCTFail("No row in view remains: \(before)", line: line)
                continue
            }
            let after = shown.places[first.key]
            XCTAssertEqual(after ?? -1, first.value, accuracy: 1, "\(first.key) of \(shown.view)", line: line)
            shown.window.destroy()
        }
    }

    /// Checks that a list stays at its top when the rows change.
    private func checkTop(of count: Int, line: UInt = #line, _ change: (TrackModel) -> Void) {
        for make in Self.makers {
            let shown = Shown(count, make)
            wait { shown.places.count > 5 }
            change(shown.model)
            waitForFrames(of: shown.view)
            XCTAssertEqual(shown.value, 0, "\(shown.view)", line: line)
            let first = shown.places.min { $0.value < $1.value }?.key
            XCTAssertNotNil(first, line: line)
            if !(shown.view is GridView) { XCTAssertEqual(first, shown.model.tracks.first?.title, line: line) }
            shown.window.destroy()
        }
    }

    // The rows are compared differently if many rows change.
    private let many = 7000

    func testStaysAtTop() {
        checkTop(of: many) { $0.tracks.removeAll { $0.id % 5 > 0 } }
        checkTop(of: 300) { $0.tracks.reverse() }
        checkTop(of: 300) { $0.tracks.removeAll { $0.id % 5 > 0 } }
        checkTop(of: 300) { $0.tracks.insert(Track(-1), at: 0) }
        checkTop(of: 300) { $0.tracks.removeFirst(2) }
        checkTop(of: 300) { $0.tracks = (1000..<1300).map { Track($0) } }
        checkTop(of: 300) { model in
            let all = model.tracks
            model.tracks.removeAll { $0.id % 5 > 0 }
            model.tracks = all
        }
    }

    func testFilterKeepsFirstRowThatRemains() {
        checkPlace(of: 300, at: 150) { $0.tracks.removeAll { $0.id % 2 > 0 } }
        checkPlace(of: many, at: 3500) { $0.tracks.removeAll { $0.id % 2 > 0 } }
    }

    func testInsertionAndRemovalAboveKeepPlace() {
        checkPlace(of: 300, at: 150) { $0.tracks.insert(contentsOf: (1000..<1050).map { Track($0) }, at: 0) }
        checkPlace(of: many, at: 3500) { $0.tracks.removeFirst(3000) }
    }

    func testRemovalOfRowsInViewKeepsPlace() {
        checkPlace(of: 300, at: 150) { $0.tracks.removeAll { (140..<146).contains($0.id) } }
    }

    func testSortKeepsPlace() {
        checkPlace(of: 300, at: 150) { $0.tracks.reverse() }
        checkPlace(of: many, at: 3500) { $0.tracks.reverse() }
    }

    func testSeveralChangesInOneFrameKeepPlace() {
        checkPlace(of: many, at: 3500) { model in
            let all = model.tracks
            model.tracks.removeAll { $0.id % 2 > 0 }
            model.tracks = all
        }
    }

    func testReplacementOfAllRowsStaysInList() {
        for make in Self.makers {
            let shown = Shown(300, make)
            scroll(shown, to: 150)
            shown.model.tracks = (1000..<1300).map { Track($0) }
            waitForFrames(of: shown.view)
            XCTAssertFalse(shown.places.isEmpty)
            shown.window.destroy()
        }
    }

    func testChangeDoesNotUndoScrolling() {
        let shown = Shown(300, Self.makers[0])
        wait { shown.places.count > 5 }
        shown.view.scroll(to: 200)
        shown.model.tracks.append(Track(1000))
        wait { shown.places["track 200"] != nil }
    }

    func testFocusMovesToRowAfterRemovedRow() {
        for make in Self.makers {
            let shown = Shown(300, make)
            scroll(shown, to: 150)
            let places = shown.places
            guard let cell = shown.view.trackCells.first(where: { $0.title.text == "track 146" }) else {
                return XCTFail("Row 146 isn't in view.")
            }
            XCTAssertTrue(cell.check.grabFocus())
            waitForFrames(of: shown.view)
            shown.model.tracks.removeAll { $0.id == 146 }
            wait {
                guard let focus = shown.window.root?.focus else { return false }
                return focus.descendants(of: TrackCell.self).first?.title.text == "track 147" && !(focus is ListBase)
            }
            XCTAssertEqual(shown.places["track 144"], places["track 144"])
            shown.window.destroy()
        }
    }

    func testWarnsIfListDoesNotScroll() {
        for make in Self.makers {
            let model = TrackModel([])
            let view = make(model)
            let window = Window()
            window.child = view
            window.present()
            wait { view.isMapped }
            expectLog(containing: "isn't in a ScrolledWindow")
            model.tracks = (0..<3).map { Track($0) }
            wait { view.shownTitles.count == 3 }
            window.destroy()
        }
    }
}
