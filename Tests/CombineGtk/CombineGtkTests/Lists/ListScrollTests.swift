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

        init(_ make: (TrackModel) -> any _SelectionView) {
            model = TrackModel([])
            view = make(model)
            window = makeListWindow(view)
            window.present()
        }

        var value: Double {
            get { (window.child as? ScrolledWindow)?.vadjustment.value ?? -1 }
            set { (window.child as? ScrolledWindow)?.vadjustment.value = newValue }
        }

        /// The titles of all rows, in order. A list or grid that isn't a tree has no rows for the children.
        var titles: [String] { model.tracks.flatMap { [$0] + ($0.children ?? []) }.map(\.title) }

        /// The distances of the rows that are completely in view from the top of the view.
        var places: [String: Double] {
            // The header of a table covers rows that are scrolled out of view.
            let list = view.children.first { $0 is ListView } ?? view
            var places: [String: Double] = [:]
            for label in list.descendants(of: Label.self) where label.isMapped {
                var row: Widget = label
                while let parent = row.parent, parent !== list { row = parent }
                guard let bounds = row.bounds(in: list), bounds.height > 0, bounds.y >= 0,
                    bounds.y + bounds.height <= Double(list.height)
                else { continue }
                places[label.label] = bounds.y
            }
            return places
        }
    }

    private static let makers: [(TrackModel) -> any _SelectionView] = lists + listsWithSections

    private static let lists: [(TrackModel) -> any _SelectionView] = [
        { model in ListView(Rows(model.$tracks, \.title)) },
        { model in
            let grid = GridView(Rows(model.$tracks, \.title))
            grid.maxColumns = 2
            return grid
        },
        { model in expand(ListView(Rows(model.$tracks, \.title), children: \.children)) },
        { model in expand(ColumnView(Rows(model.$tracks), children: \.children) { Column("Title", \.title) }) },
    ]

    #if GTK4_12
    private static let listsWithSections: [(TrackModel) -> any _SelectionView] = [
        { model in
            let list = ListView(Rows(model.$tracks, \.title))
            list.setSections(\Track.decade) { _ in Separator(orientation: .horizontal) }
            return list
        },
        { model in
            let table = ColumnView(Rows(model.$tracks)) { Column("Title", \.title) }
            table.setSections(\Track.decade) { _ in Separator(orientation: .horizontal) }
            return table
        },
    ]
    #else
    private static let listsWithSections: [(TrackModel) -> any _SelectionView] = []
    #endif

    /// Expands all rows of a tree.
    private static func expand<View: _SelectionView>(_ tree: View) -> View {
        tree.expanded <~> CurrentValueRelay(Set(0..<10_000))
        return tree
    }

    private var all: [Shown] = []

    override func tearDown() async throws {
        all = []
    }

    /// Returns all views, which show the given number of rows and are scrolled to their tops. A test reuses the views,
    /// because creating and filling their cells takes most of its time.
    private func views(_ count: Int) -> [Shown] {
        if all.isEmpty { all = Self.makers.map { Shown($0) } }
        for shown in all { shown.model.tracks = (0..<count).map { Track($0) } }
        waitForFrames(of: all.map(\.view))
        for shown in all { shown.value = 0 }
        waitForFrames(of: all.map(\.view))
        for shown in all { wait { shown.places["track 0"] != nil && shown.places.count > 5 } }
        return all
    }

    /// Returns all views, scrolled to a row.
    private func views(_ count: Int, at id: Int) -> [Shown] {
        let views = views(count)
        for shown in views { shown.view.scroll(to: id) }
        waitForFrames(of: views.map(\.view))
        for shown in views { wait { shown.places["track \(id)"] != nil } }
        return views
    }

    /// Checks that a change keeps the first row in view that it doesn't remove.
    private func checkPlace(of views: [Shown], line: UInt = #line, _ change: (TrackModel) -> Void) {
        let before = views.map { ($0.places, $0.titles) }
        for shown in views { change(shown.model) }
        waitForFrames(of: views.map(\.view))
        for (shown, (before, titles)) in zip(views, before) {
            let remaining = Set(shown.titles)
            guard let first = titles.first(where: { before[$0] != nil && remaining.contains($0) }) else {
                XCTFail("No row in view remains: \(before)", line: line)
                continue
            }
            let after = shown.places[first]
            XCTAssertEqual(after ?? -1, before[first] ?? -2, accuracy: 1, "\(first) of \(shown.view)", line: line)
        }
    }

    /// Checks that a list stays at its top when the rows change.
    private func checkTop(of views: [Shown], line: UInt = #line, _ change: (TrackModel) -> Void) {
        for shown in views { change(shown.model) }
        waitForFrames(of: views.map(\.view))
        for shown in views {
            XCTAssertEqual(shown.value, 0, "\(shown.view)", line: line)
            let first = shown.places.min { $0.value < $1.value }?.key
            XCTAssertNotNil(first, line: line)
            if !(shown.view is GridView) { XCTAssertEqual(first, shown.model.tracks.first?.title, line: line) }
        }
    }

    // The rows are compared differently if many rows change.
    private let many = 7000

    func testShowsTopAtFirst() {
        for make in Self.makers {
            let shown = Shown(make)
            shown.model.tracks = (0..<300).map { Track($0) }
            wait { shown.places["track 0"] != nil }
            XCTAssertEqual(shown.value, 0, "\(shown.view)")
            // GTK doesn't lay out a hidden list.
            shown.window.isVisible = false
            shown.model.tracks.removeFirst(5)
            shown.window.present()
            wait { shown.places["track 5"] != nil }
            XCTAssertEqual(shown.value, 0, "\(shown.view)")
            shown.window.destroy()
        }
    }

    func testStaysAtTop() {
        let views = views(300)
        checkTop(of: views) { $0.tracks.reverse() }
        checkTop(of: views) { $0.tracks.removeAll { $0.id % 5 > 0 } }
        checkTop(of: views) { $0.tracks.insert(Track(-1), at: 0) }
        checkTop(of: views) { $0.tracks.removeFirst(2) }
        checkTop(of: views) { $0.tracks = (1000..<1300).map { Track($0) } }
        checkTop(of: views) { model in
            let all = model.tracks
            model.tracks.removeAll { $0.id % 5 > 0 }
            model.tracks = all
        }
        checkTop(of: self.views(many)) { $0.tracks.removeAll { $0.id % 5 > 0 } }
    }

    func testChangesOfShortListKeepPlace() {
        let views = views(300, at: 150)
        checkPlace(of: views) { $0.tracks.insert(contentsOf: (1000..<1050).map { Track($0) }, at: 0) }
        checkPlace(of: views) { $0.tracks.removeFirst(50) }
        // Rows in view.
        checkPlace(of: views) { $0.tracks.removeAll { (140..<146).contains($0.id) } }
        checkPlace(of: views) { $0.tracks.reverse() }
        checkPlace(of: views) { $0.tracks.removeAll { $0.id % 2 > 0 } }
    }

    func testChangesOfLongListKeepPlace() {
        let views = views(many, at: 3500)
        checkPlace(of: views) { $0.tracks.reverse() }
        // Several changes in one frame.
        checkPlace(of: views) { model in
            let all = model.tracks
            model.tracks.removeAll { $0.id % 2 > 0 }
            model.tracks = all
        }
        checkPlace(of: views) { $0.tracks.removeAll { $0.id % 2 > 0 } }
        checkPlace(of: views) { $0.tracks.removeFirst(1000) }
    }

    func testReplacementOfAllRowsStaysInList() {
        let views = views(300, at: 150)
        for shown in views { shown.model.tracks = (1000..<1300).map { Track($0) } }
        waitForFrames(of: views.map(\.view))
        for shown in views { XCTAssertFalse(shown.places.isEmpty) }
    }

    func testChangeDoesNotUndoScrolling() {
        for shown in views(300) {
            shown.view.scroll(to: 200)
            shown.model.tracks.append(Track(1000))
            wait { shown.places["track 200"] != nil }
        }
    }

    func testExpandingAndCollapsingKeepsPlace() {
        let trees = Array(views(300)[2..<4])
        let relay = CurrentValueRelay<Set<Int>>([])
        for shown in trees {
            shown.view.expanded <~> relay
            shown.view.scroll(to: 170)
        }
        waitForFrames(of: trees.map(\.view))
        // Rows above the view and in the view.
        checkPlace(of: trees) { _ in relay.accept([5, 105, 115, 165]) }
        checkPlace(of: trees) { _ in relay.accept(Set(0..<10_000)) }
        checkPlace(of: trees) { _ in relay.accept([5, 105, 295]) }
        checkPlace(of: trees) { _ in relay.accept([]) }
    }

    func testFocusMovesToRowAfterRemovedRow() {
        let makers: [(TrackModel) -> any _SelectionView] = [
            { model in ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
            { model in GridView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
            { model in
                ColumnView(Rows(model.$tracks)) {
                    Column("Title") { (cell: TrackCell, track: Track) in cell.fill(track) }
                }
            },
        ]
        for make in makers {
            let shown = Shown(make)
            shown.model.tracks = (0..<300).map { Track($0) }
            wait { shown.places.count > 5 }
            shown.view.scroll(to: 150)
            waitForFrames(of: shown.view)
            wait { shown.places["track 150"] != nil }
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
            wait { view.visibleText.contains("track 2") }
            window.destroy()
        }
    }
}

extension Track {
    /// The section of the row in a list with sections.
    fileprivate var decade: Int { id / 10 }

    /// The rows below the row in a tree.
    fileprivate var children: [Track]? {
        id % 10 == 5 && id < 100_000 ? [Track(id + 100_000), Track(id + 200_000)] : nil
    }
}
