import CGtk
@_spi(Binding) import CombineGtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class ListViewRowsTests: GtkTestCase {
    private func makeList(_ model: TrackModel) -> ListView {
        ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
    }

    func testShowsValuesOfStream() {
        let model = TrackModel(0..<3)
        let list = makeList(model)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles == ["track 0", "track 1", "track 2"] }
        model.tracks.insert(Track(9), at: 1)
        wait { list.shownTitles == ["track 0", "track 9", "track 1", "track 2"] }
        model.tracks.removeAll { $0.id == 1 }
        wait { list.shownTitles == ["track 0", "track 9", "track 2"] }
        model.tracks.swapAt(0, 2)
        wait { list.shownTitles == ["track 2", "track 9", "track 0"] }
        model.tracks = []
        wait { list.shownTitles.isEmpty }
    }

    func testReusesCells() {
        let model = TrackModel(0..<100_000)
        let list = makeList(model)
        let window = makeListWindow(list)
        TrackCell.made = 0
        window.present()
        wait { !list.shownTitles.isEmpty }
        list.scroll(to: 99_999)
        wait { list.shownTitles.contains("track 99999") }
        list.scroll(to: 50_000)
        wait { list.shownTitles.contains("track 50000") }
        XCTAssertLessThan(TrackCell.made, 500)
    }

    func testChangedRowIsFilledAgainAndKeepsFocus() throws {
        let model = TrackModel(0..<5)
        let list = makeList(model)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles.count == 5 }
        let cell = list.trackCells[2]
        XCTAssertTrue(cell.check.grabFocus())
        TrackCell.fills = 0
        model.tracks[2].title = "changed"
        XCTAssertEqual(cell.title.text, "changed")
        XCTAssertEqual(TrackCell.fills, 1, "the other rows have not changed")
        // Rows are inserted before the row. Its position changes, but its identity doesn't.
        model.tracks.insert(contentsOf: [Track(10), Track(11)], at: 0)
        wait { list.shownTitles.count == 7 }
        XCTAssertEqual(TrackCell.fills, 3, "the new rows")
        XCTAssertTrue(list.trackCells[4] === cell)
        XCTAssertTrue(window.focusWidget === cell.check)
        model.tracks.swapAt(0, 4)
        wait { list.shownTitles.first == "changed" }
        XCTAssertTrue(window.focusWidget?.isAncestor(list.trackCells[0]) ?? false)
    }

    func testEditDelaysChanges() {
        let model = TrackModel(0..<3)
        let list = makeList(model)
        let user = User(makeListWindow(list))
        wait { list.shownTitles.count == 3 }
        let cell = list.trackCells[1]
        cell.title.startEditing()
        user.type("x")
        let typed = cell.title.text
        XCTAssertTrue(typed.contains("x"))
        model.tracks[1].title = "from elsewhere"
        model.tracks.insert(Track(9), at: 0)
        XCTAssertEqual(cell.title.text, typed)
        XCTAssertTrue(cell.title.isEditing)
        cell.title.stopEditing(true)
        XCTAssertEqual(cell.title.text, "from elsewhere")
        wait { list.shownTitles == ["track 9", "track 0", "from elsewhere", "track 2"] }
    }

    func testBindingsEndWithRow() {
        let model = TrackModel(0..<2)
        let list = ListView(
            Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                cell.fill(track)
                model.ticks.sink(on: cell.title) { _ in cell.ticks += 1 }
                model.ticks.sink { cell.ticks += 100 }.store(in: &cell.cancellables)
            }
        )
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles.count == 2 }
        let before = LiveCount.bindings
        for number in 0..<20 { model.tracks[0].title = "\(number)" }
        XCTAssertEqual(LiveCount.bindings, before)
        let cells = list.trackCells
        model.ticks.send()
        XCTAssertEqual(cells.map(\.ticks), [101, 101])
        model.tracks = []
        pumpUntilIdle()
        model.ticks.send()
        XCTAssertEqual(cells.map(\.ticks), [101, 101])
        XCTAssertEqual(LiveCount.bindings, before - 2)
    }

    func testReportsEachChangedRangeOnce() {
        let model = TrackModel(0..<1000)
        let list = makeList(model)
        var changes: [[Int]] = []
        list.model?.itemsChanged.sink(on: list) { _, change in
            changes.append([change.position, change.removed, change.added])
        }
        model.tracks.removeSubrange(10..<20)
        model.tracks.remove(at: 0)
        model.tracks.swapAt(100, 800)
        model.tracks.reverse()
        XCTAssertEqual(changes, [[10, 10, 0], [0, 1, 0], [100, 701, 701], [0, 989, 989]])
        changes = []
        // Two ranges change at the same time. The changes are applied in reverse order.
        model.tracks = Array(model.tracks[1..<500] + model.tracks[501...])
        XCTAssertEqual(changes, [[500, 1, 0], [0, 1, 0]])
    }

    func testReordersLongList() {
        let model = TrackModel(0..<20_000)
        let list = makeList(model)
        list.selection <~> Bindable(model).single
        model.single = 19_998
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles.first == "track 0" }
        var changes: [[Int]] = []
        list.model?.itemsChanged.sink(on: list) { _, change in
            changes.append([change.position, change.removed, change.added])
        }
        model.tracks.reverse()
        XCTAssertEqual(changes, [[0, 20_000, 0], [0, 0, 20_000]])
        wait { list.model.map { Array($0.selection) } == [1] }
        wait { list.shownTitles.prefix(2) == ["track 19999", "track 19998"] }
        changes = []
        model.tracks[1].title = "changed"
        model.tracks.remove(at: 19_000)
        XCTAssertEqual(list.shownTitles[1], "changed")
        XCTAssertEqual(changes, [[19_000, 1, 0]])
    }

    func testStreamOfOtherThreadAndOtherCollections() async {
        let subject = PassthroughSubject<Set<String>, Never>()
        let list = ListView(model: nil)
        list.bind(Rows(subject, id: \.self) { (cell: TrackCell, text: String) in cell.title.text = text })
        let other = ListView(model: nil)
        other.bind(Rows(Just(["a", "b"]), id: \.self) { (cell: TrackCell, text: String) in cell.title.text = text })
        XCTAssertEqual(other.model?.itemCount, 2)
        let sent = Unsynchronized(subject)
        await Task.detached { sent.value.send(["one", "four"]) }.value
        for _ in 0..<100 where list.model?.itemCount == 0 { await Task.yield() }
        XCTAssertEqual(list.model?.itemCount, 2)
    }

    func testShowsCorrectRowsAfterRowsInViewAreRemoved() {
        let model = TrackModel(0..<1000)
        let list = makeList(model)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles.first == "track 0" }
        list.scroll(to: 999)
        wait { list.shownTitles.last == "track 999" }
        let rest = Array(model.tracks[..<2])
        let all = model.tracks
        model.tracks.removeSubrange(2...)
        wait { list.shownTitles == ["track 0", "track 1"] }
        model.tracks = all
        list.scroll(to: 999)
        wait { list.shownTitles.last == "track 999" }
        XCTAssertTrue(list.trackCells.last?.check.grabFocus() ?? false)
        model.tracks = rest + [all[999], all[500]]
        wait { list.shownTitles == ["track 0", "track 1", "track 999", "track 500"] }
        XCTAssertTrue(window.focusWidget?.isAncestor(list.trackCells[2]) ?? false)
    }

    func testHandlerChangesRowsDuringNotification() {
        let model = TrackModel(0..<10)
        let list = makeList(model)
        var count = 0
        list.model?.itemsChanged.sink(on: list) { _, _ in
            count += 1
            if count == 1 { model.tracks = [Track(77)] }
        }
        model.tracks = [Track(1), Track(5)]
        XCTAssertEqual(list.model?.itemCount, 1)
    }

    func testFocusMovesToNeighborOfRemovedRow() {
        let model = TrackModel(0..<5)
        let list = makeList(model)
        let user = User(makeListWindow(list))
        wait { list.shownTitles.count == 5 }
        XCTAssertTrue(list.trackCells[2].check.grabFocus())
        model.tracks.remove(at: 2)
        wait { list.shownTitles.count == 4 }
        wait { user.window.focusWidget.map { $0.isAncestor(list) } ?? false }
        user.press(.down)
        XCTAssertTrue(user.window.focusWidget?.isAncestor(list) ?? false)
    }

    func testActivation() {
        let model = TrackModel(0..<5)
        let list = makeList(model)
        var activated: [Int] = []
        list.activated(Track.self).sink(on: list) { _, track in activated.append(track.id) }
        let user = User(makeListWindow(list))
        wait { list.shownTitles.count == 5 }
        user.doubleClick(list.trackCells[3], at: (x: 250, y: 8))
        XCTAssertEqual(activated, [3])
        user.press(.return)
        XCTAssertEqual(activated, [3, 3])
    }

    // MARK: Selection

    func testSelectsSeveralRowsByIdentityInBothDirections() {
        let model = TrackModel(0..<6)
        let list = makeList(model)
        list.selection <~> Bindable(model).selection
        XCTAssertEqual(list.selectionMode, .multiple)
        let user = User(makeListWindow(list))
        wait { list.shownTitles.count == 6 }
        let place = (x: 250.0, y: 8.0)
        user.click(list.trackCells[1], at: place)
        XCTAssertEqual(model.selection, [1])
        XCTAssertTrue(list.model?.setSelection(Bitset([1, 3]), mask: Bitset(0..<6)) ?? false)
        XCTAssertEqual(model.selection, [1, 3])
        // The row stays selected while rows are sorted, filtered out and shown again.
        model.tracks.reverse()
        XCTAssertEqual(list.model.map { Array($0.selection) }, [2, 4])
        model.tracks.removeAll { $0.id == 3 }
        XCTAssertEqual(model.selection, [1, 3])
        model.tracks.append(Track(3))
        XCTAssertEqual(list.model.map { Array($0.selection) }, [3, 5])
        model.selection = [0, 5]
        wait { list.model.map { Array($0.selection) } == [0, 4] }
        user.press("a", modifiers: .control)
        XCTAssertEqual(model.selection, [0, 1, 2, 3, 4, 5])
        user.press("a", modifiers: [.control, .shift])
        XCTAssertEqual(model.selection, [])
    }

    func testSelectsAtMostOneRow() {
        let model = TrackModel(0..<4)
        let list = makeList(model)
        model.single = 2
        list.selection <~> Bindable(model).single
        let user = User(makeListWindow(list))
        wait { list.shownTitles.count == 4 }
        XCTAssertEqual(list.model.map { Array($0.selection) }, [2])
        user.click(list.trackCells[0], at: (x: 250, y: 8))
        XCTAssertEqual(model.single, 0)
        user.press("a", modifiers: .control)
        XCTAssertEqual(model.single, 0)
        model.single = nil
        wait { list.model.map { Array($0.selection) } == [] }
    }

    func testAlwaysSelectsOneRow() {
        let model = TrackModel(0..<4)
        let current = CurrentValueRelay(1)
        let list = makeList(model)
        list.selection <~> current
        XCTAssertEqual(list.selectionMode, .browse)
        XCTAssertEqual(list.model?.unselectAll(), false)
        model.tracks.remove(at: 1)
        XCTAssertEqual(current.value, 2, "the row at its position")
        model.tracks.removeSubrange(1...)
        XCTAssertEqual(current.value, 0)
    }

    func testSelectsNothingByDefault() {
        let list = makeList(TrackModel(0..<4))
        XCTAssertEqual(list.selectionMode, .none)
        XCTAssertEqual(list.model?.selectAll(), false)
        XCTAssertEqual(list.model?.selectItem(0, unselectRest: true), false)
        list.selectionMode = .multiple
        XCTAssertEqual(list.model?.selectRange(1, itemCount: 2, unselectRest: true), true)
        XCTAssertEqual(list.model?.selectRange(9, itemCount: 1, unselectRest: false), true)
        XCTAssertEqual(list.model?.unselectRange(9, itemCount: 1), true)
        XCTAssertEqual(list.model?.selectionInRange(9, itemCount: 1).isEmpty, true)
        XCTAssertEqual(list.model.map { Array($0.selection) }, [1, 2])
        list.selectionMode = .single
        XCTAssertEqual(list.model.map { Array($0.selection) }, [1])
        list.selectionMode = .none
        XCTAssertEqual(list.model.map { Array($0.selection) }, [])
    }

    // MARK: Misuse

    func testMisuse() {
        assertTraps(saying: "Two rows of Track have the identity 7") {
            _ = self.makeList(TrackModel([1, 7, 3, 7]))
        }
        assertTraps(saying: "Two rows of Track have the identity 2") {
            let model = TrackModel(0..<4)
            let list = self.makeList(model)
            withExtendedLifetime(list) { model.tracks.append(Track(2)) }
        }
        assertTraps(saying: "ListView.selection: expected Int, the type of the rows' identities, found String") {
            self.makeList(TrackModel([1])).selection <~> CurrentValueRelay<Set<String>>([])
        }
        assertTraps(saying: "ListView.activated(String): expected Track, the type of the rows' values, found String") {
            _ = self.makeList(TrackModel([1])).activated(String.self)
        }
        assertTraps(saying: "ListView.selectionMode: expected a view that shows Rows", "is a GtkNoSelection") {
            _ = ListView(model: NoSelection(model: nil)).selectionMode
        }
    }

    // MARK: Lifetimes

    func testReleasesAllObjects() {
        let model = TrackModel(0..<1000)
        let show = { (isShown: Bool) in
            let list = self.makeList(model)
            list.selection <~> Bindable(model).selection
            list.activated(Track.self).sink(on: list) { _, _ in }
            guard isShown else { return }
            let window = makeListWindow(list)
            window.present()
            self.wait { !list.shownTitles.isEmpty }
            model.selection = [4]
            model.tracks.shuffle()
            model.tracks.removeFirst()
            self.pumpUntilIdle()
            window.close()
        }
        show(true)
        assertNoLeaks { show(true) }
        assertNoLeaks { show(false) }
        wait { TrackCell.alive == 0 }
    }

    func testClosureThatRetainsWindowIsReleasedWithIt() {
        let model = TrackModel(0..<10)
        assertFreed {
            let list = ListView(model: nil)
            let window = makeListWindow(list)
            list.bind(
                Rows(model.$tracks) { (cell: TrackCell, track: Track) in
                    cell.fill(track)
                    window.title = track.title
                }
            )
            window.present()
            wait { !list.shownTitles.isEmpty }
            window.close()
            return window
        }
        assertFreed {
            let list = ListView(model: nil)
            let window = makeListWindow(list)
            list.bind(
                Rows(model.$tracks, on: window) { (window, cell: TrackCell, track: Track) in
                    cell.fill(track)
                    window.title = track.title
                }
            )
            window.close()
            return window
        }
        wait { TrackCell.alive == 0 }
    }

    func testNewRowsReplacePreviousRows() {
        let (first, second) = (TrackModel(0..<3), TrackModel(5..<7))
        let list = makeList(first)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownTitles.count == 3 }
        let bindings = LiveCount.bindings
        list.bind(Rows(second.$tracks, cell: EditableLabel(text: "")) { label, track in label.text = track.title })
        wait { LiveCount.bindings == bindings }
        first.tracks = []
        XCTAssertEqual(list.model?.itemCount, 2)
        wait { list.descendants(of: EditableLabel.self).map(\.text) == ["track 5", "track 6"] }
    }

    func testIdentityOfObjectChanges() {
        final class Draft: Identifiable { var id = -1 }
        // Both rows have the same item, which is found by the former identity of the first. GTK 4.18 and 4.24 warn.
        if GTK.version.minor >= 18 { expectLog(containing: "Duplicate item detected in list") }
        let (first, second) = (Draft(), Draft())
        let drafts = CurrentValueRelay([first])
        let list = ListView(Rows(drafts, cell: Label(label: "")) { $0.label = "draft \($1.id)" })
        makeListWindow(list).present()
        first.id = 7
        drafts.accept([first, second])
        wait { list.descendants(of: Label.self).map(\.label).last == "draft -1" }
        XCTAssertEqual(list.model?.itemCount, 2)
    }
}
