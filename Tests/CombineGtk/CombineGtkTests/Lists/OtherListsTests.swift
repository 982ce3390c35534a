import CombineGtk
import GtkTesting
import XCTest

enum TrackKind: CaseIterable {
    case song, talk, noise

    var title: String { "\(self)" }
}

@MainActor
final class TrackSort {
    @Published var keys: [SortKey<Track>] = []
}

@MainActor
final class OtherListsTests: GtkTestCase {
    // MARK: Drop-downs

    func testDropDownWithCases() {
        let kind = CurrentValueRelay(TrackKind.talk)
        let dropDown = DropDown(TrackKind.allCases, \.title)
        dropDown.selection <~> kind
        XCTAssertEqual(dropDown.selected, 1)
        dropDown.selected = 2
        XCTAssertEqual(kind.value, .noise)
        kind.accept(.song)
        XCTAssertEqual(dropDown.selected, 0)
        let user = User(makeListWindow(dropDown))
        wait { dropDown.visibleText.contains("song") }
        user.click(dropDown)
        wait { dropDown.first(ListView.self)?.isMapped ?? false }
        user.press(.down)
        user.press(.return)
        wait { kind.value == .talk }
    }

    func testDropDownWithChangingValues() {
        let model = TrackModel(0..<4)
        let dropDown = DropDown(Rows(model.$tracks), \.title)
        model.single = 2
        dropDown.selection <~> Bindable(model).single
        XCTAssertEqual(dropDown.selected, 2)
        model.tracks.reverse()
        XCTAssertEqual(dropDown.selected, 1)
        XCTAssertEqual(model.single, 2)
        model.tracks.removeAll { $0.id == 2 }
        if GTKDefect.keptSelection.isPresent { return }
        XCTAssertNil(dropDown.selected)
        model.tracks.append(Track(2))
        XCTAssertEqual(dropDown.selected, 3)
        XCTAssertEqual(model.single, 2)
        model.single = nil
        wait { dropDown.selected == nil }
        let window = makeListWindow(dropDown)
        window.present()
        model.single = 3
        wait { dropDown.visibleText.contains("track 3") }
        model.tracks[0].title = "renamed"
        wait { dropDown.visibleText.contains("renamed") }
        XCTAssertEqual(model.single, 3)
    }

    // MARK: Grids

    func testGridView() {
        let model = TrackModel(0..<50)
        let grid = GridView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        grid.selection <~> Bindable(model).single
        let window = makeListWindow(grid)
        window.present()
        wait { !grid.shownTitles.isEmpty }
        grid.scroll(to: 49)
        wait { grid.shownTitles.contains("track 49") }
        model.single = 3
        wait { grid.model.map { Array($0.selection) } == [3] }
    }

    // MARK: Tables

    private func makeTable(_ model: TrackModel, _ sort: TrackSort) -> ColumnView {
        let rows = model.$tracks.combineLatest(sort.$keys) { $0.sorted(by: $1) }
        return ColumnView(Rows(rows), sort: Bindable(sort).keys) {
            Column("Title", \.title).expand()
            Column("Number", \.id)
            Column("Cell") { (cell: TrackCell, track) in cell.fill(track) }
        }
    }

    private func heading(_ title: String, of table: ColumnView) -> Widget? {
        table.descendants.first { ($0 as? Label)?.label == title }
    }

    func testHeadingsSortTable() throws {
        let model = TrackModel([2, 0, 1])
        model.tracks[1].title = "z"
        let sort = TrackSort()
        let table = makeTable(model, sort)
        let window = makeListWindow(table)
        window.setDefaultSize(500, height: 300)
        let user = User(window)
        wait { table.shownTitles == ["track 2", "z", "track 1"] }
        user.click(try XCTUnwrap(heading("Title", of: table)))
        XCTAssertEqual(sort.keys, [SortKey(\.title)])
        wait { table.shownTitles == ["track 1", "track 2", "z"] }
        user.click(try XCTUnwrap(heading("Title", of: table)))
        XCTAssertEqual(sort.keys, [SortKey(\.title, .descending)])
        wait { table.shownTitles == ["z", "track 2", "track 1"] }
        user.click(try XCTUnwrap(heading("Number", of: table)))
        XCTAssertEqual(sort.keys, [SortKey(\.id), SortKey(\.title, .descending)])
        wait { table.shownTitles == ["z", "track 1", "track 2"] }
        user.click(try XCTUnwrap(heading("Cell", of: table)))
        XCTAssertEqual(sort.keys.count, 2)
        sort.keys = [SortKey(\.title, .descending)]
        wait { table.shownTitles == ["z", "track 2", "track 1"] }
        user.click(try XCTUnwrap(heading("Title", of: table)))
        XCTAssertEqual(sort.keys, [SortKey(\.title)])
        table.scroll(to: 2)
        table.selection <~> Bindable(model).single
        user.click(try XCTUnwrap(table.first(Label.self, labelled: "track 2")))
        XCTAssertEqual(model.single, 2)
        model.tracks[0].title = "a"
        wait { table.shownTitles == ["a", "track 1", "z"] }
        XCTAssertEqual(table.model.map { Array($0.selection) }, [0])
    }

    // MARK: Boxes

    func testListBox() {
        let model = TrackModel(0..<4)
        let box = ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        box.selection <~> Bindable(model).single
        var activated: [Int] = []
        box.activated(Track.self).sink(on: box) { _, track in activated.append(track.id) }
        let user = User(makeListWindow(box))
        wait { box.shownTitles.count == 4 }
        user.click(box.trackCells[1], at: (x: 200, y: 8))
        XCTAssertEqual(model.single, 1)
        XCTAssertEqual(activated, [1])
        model.tracks[1].title = "changed"
        XCTAssertEqual(box.trackCells[1].title.text, "changed")
        model.tracks.swapAt(0, 1)
        wait { box.shownTitles == ["changed", "track 0", "track 2", "track 3"] }
        XCTAssertEqual(box.selectedRows.map(\.index), [0])
        model.tracks.removeAll { $0.id == 1 }
        XCTAssertEqual(model.single, 1)
        // GTK moves the focus to another row and selects it.
        pumpUntilIdle()
        box.selection <~> Bindable(model).selection
        model.selection = [2, 3]
        wait { box.selectedRows.map(\.index) == [1, 2] }
        model.tracks = []
        XCTAssertTrue(box.trackCells.isEmpty)
        wait { TrackCell.alive == 0 }
    }

    func testListBoxSections() {
        let model = TrackModel(0..<3)
        for (place, title) in ["a", "a", "b"].enumerated() { model.tracks[place].title = title }
        let box = ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        var made = 0
        box.setSections(\Track.title) { title in
            made += 1
            return Label(label: "section \(title)")
        }
        let headings = {
            (0..<model.tracks.count).map { (box.row(at: $0)?.header as? Label)?.label ?? "" }
        }
        let window = makeListWindow(box)
        window.present()
        wait { headings() == ["section a", "", "section b"] }
        model.tracks[1].title = "b"
        wait { headings() == ["section a", "section b", ""] }
        model.tracks.insert(Track(9, "a"), at: 0)
        wait { headings() == ["section a", "", "section b", ""] }
        model.tracks.removeFirst(2)
        wait { headings() == ["section b", ""] }
        XCTAssertLessThan(made, 10)
        assertTraps(saying: "ListBox.setSections: expected Track, the type of the rows' values, found Int") {
            box.setSections(\Int.self) { _ in Label(label: "") }
        }
    }

    func testFlowBox() {
        let model = TrackModel(0..<4)
        let box = FlowBox(
            Rows(model.$tracks, cell: EditableLabel(text: "")) { label, track in label.text = track.title }
        )
        box.selection <~> Bindable(model).single
        let window = makeListWindow(box)
        window.present()
        wait { box.descendants(of: EditableLabel.self).count == 4 }
        model.single = 3
        wait { box.selectedChildren.map(\.index) == [3] }
        model.tracks.removeFirst()
        XCTAssertEqual(box.selectedChildren.map(\.index), [2])
        model.tracks[0].title = "changed"
        XCTAssertEqual(box.descendants(of: EditableLabel.self).map(\.text), ["changed", "track 2", "track 3"])
    }

    // MARK: Forms

    func testInitializersOfBoxes() {
        let model = TrackModel(0..<3)
        let owner = Object(properties: [:])
        let (listBox, flowBox) = (ListBox(), FlowBox())
        listBox.bind(Rows(model.$tracks, on: owner) { (_, cell: TrackCell, track: Track) in cell.fill(track) })
        flowBox.bind(Rows(model.$tracks, on: owner) { (_, cell: TrackCell, track: Track) in cell.fill(track) })
        let boxes: [any _RowsView] = [
            ListBox(Rows(model.$tracks, \.title)),
            FlowBox(Rows(model.$tracks, \.title)),
            ListBox(Rows(model.$tracks, id: \.title) { (cell: TrackCell, track: Track) in cell.fill(track) }),
            FlowBox(Rows(model.$tracks, id: \.title) { (cell: TrackCell, track: Track) in cell.fill(track) }),
            listBox,
            flowBox,
        ]
        for (number, box) in boxes.enumerated() {
            let window = makeListWindow(box)
            window.present()
            let titles = { number < 2 ? box.descendants(of: Label.self).map(\.label) : box.shownTitles }
            wait { titles() == model.tracks.map(\.title) }
            model.tracks.swapAt(0, 2)
            wait { titles() == model.tracks.map(\.title) }
        }
        let chosen = CurrentValueRelay<String?>("track 1")
        boxes[2].selection <~> chosen
        XCTAssertEqual((boxes[2] as? ListBox)?.selectedRows.map(\.index), [1])
    }

    func testInitializersOfTablesAndDropDowns() {
        let model = TrackModel(0..<3)
        let sort = TrackSort()
        let owner = Object(properties: [:])
        let tables = [
            ColumnView(Rows(model.$tracks, id: \.title)) { Column("Title", \.title) },
            ColumnView(Rows(model.$tracks, id: \.title), sort: Bindable(sort).keys) {
                Column("Cell", on: owner) { (_, cell: TrackCell, track: Track) in cell.fill(track) }
                Column("Number", \.id, on: owner) { (_, cell: TrackCell, track: Track) in cell.fill(track) }
            },
        ]
        let chosen = CurrentValueRelay<String?>("track 1")
        for table in tables {
            table.selection <~> chosen
            XCTAssertEqual(table.model.map { Array($0.selection) }, [1])
        }
        sort.keys = [SortKey(\.id)]
        let window = makeListWindow(tables[1])
        window.present()
        wait { tables[1].shownTitles == (0..<3).flatMap { ["track \($0)", "track \($0)"] } }
        let dropDowns = [
            DropDown(Rows(Just(model.tracks), id: \.title), \.title),
            DropDown(Rows(model.$tracks, id: \.title), \.title),
        ]
        for dropDown in dropDowns {
            dropDown.selection <~> chosen
            XCTAssertEqual(dropDown.selected, 1)
        }
    }

    func testColumnReferencesOwnerWeakly() {
        let model = TrackModel(0..<3)
        assertFreed {
            let window = Window()
            let table = ColumnView(Rows(model.$tracks)) {
                Column("Cell", on: window) { (window, cell: TrackCell, track: Track) in
                    cell.fill(track)
                    window.title = track.title
                }
            }
            window.child = ScrolledWindow { table }
            window.present()
            wait { !table.shownTitles.isEmpty }
            window.close()
            return window
        }
    }

    func testActivationByIdentity() throws {
        let model = TrackModel(0..<3)
        let list = ListView(Rows(model.$tracks, \.title))
        let box = ListBox(Rows(model.$tracks, \.title))
        let flow = FlowBox(Rows(model.$tracks, \.title))
        var activated: [String] = []
        for view in [list, box, flow] as [any _RowsView] {
            view.activatedID(Int.self).sink(on: view) { view, id in activated.append("\(type(of: view)) \(id)") }
        }
        let windows = [box, flow].map { makeListWindow($0) }
        for window in windows { window.present() }
        _ = try list.emit(signalNamed: "activate", 2)
        _ = try XCTUnwrap(box.row(at: 1)).emit(signalNamed: "activate")
        _ = try XCTUnwrap(flow.child(at: 0)).emit(signalNamed: "activate")
        XCTAssertEqual(activated, ["ListView 2", "ListBox 1", "FlowBox 0"])
        assertTraps(saying: "ListBox.activatedID(String): expected Int, the type of the rows' identities, found String")
        {
            _ = box.activatedID(String.self)
        }
    }

    func testReleasesAllObjects() {
        let (model, sort) = (TrackModel(0..<20), TrackSort())
        let kind = CurrentValueRelay(TrackKind.talk)
        let makers: [() -> Widget] = [
            {
                let dropDown = DropDown(TrackKind.allCases, \.title)
                dropDown.selection <~> kind
                return dropDown
            },
            { GridView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }) },
            { self.makeTable(model, sort) },
            {
                let box = ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
                box.selection <~> Bindable(model).selection
                box.activated(Track.self).sink(on: box) { _, _ in }
                box.setSections(\Track.title) { title in Label(label: title) }
                return box
            },
            {
                let box = FlowBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
                box.selection <~> Bindable(model).single
                return box
            },
        ]
        for make in makers {
            let show = { (isShown: Bool) in
                let widget = make()
                guard isShown else { return }
                let window = makeListWindow(widget)
                window.present()
                self.wait { widget.isMapped }
                model.tracks.shuffle()
                model.single = 3
                self.pumpUntilIdle()
                window.close()
            }
            show(true)
            assertNoLeaks { show(true) }
            assertNoLeaks { show(false) }
        }
        wait { TrackCell.alive == 0 }
    }
}
