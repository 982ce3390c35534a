import CombineGtk
import GtkTesting
import XCTest

/// Tests of the keyboard focus in lists.
@MainActor
final class ListFocusTests: GtkTestCase {
    /// A window with a list between two entries.
    @MainActor
    private final class Form {
        let before = Entry()
        let after = Entry()
        let list: any _RowsView
        let user: User

        convenience init(_ model: TrackModel) {
            self.init(list: ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }))
        }

        init(list: any _RowsView) {
            self.list = list
            let window = makeListWindow(list)
            let content = window.child
            window.child = nil
            let box = Box(orientation: .vertical)
            for child in [before, content, after].compactMap({ $0 }) { box.append(child) }
            content?.expandsVertically = true
            window.child = box
            user = User(window)
        }

        var focus: Widget? { user.window.root?.focus }

        func hasFocus(_ widget: Widget) -> Bool {
            focus.map { $0 === widget || $0.isAncestor(widget) } ?? false
        }
    }

    func testTabMovesThroughRowAndLeavesList() {
        checkTabStops(Form(TrackModel(0..<30)))
    }

    func testTabMovesThroughRowAndLeavesListBox() {
        let model = TrackModel(0..<30)
        checkTabStops(Form(list: ListBox(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })))
    }

    func testTabKeepsSelectionOfListBox() {
        let model = TrackModel(0..<30)
        model.selection = [7]
        let list = ListBox(Rows(model.$tracks, \.title))
        list.selection <~> Bindable(model).selection
        let form = Form(list: list)
        for modifiers: KeyModifiers in [[], .shift] {
            let (start, end) = modifiers.isEmpty ? (form.before, form.after) : (form.after, form.before)
            XCTAssertTrue(start.grabFocus())
            form.user.press(.tab, modifiers: modifiers)
            XCTAssertTrue(form.hasFocus(list))
            XCTAssertEqual(list.selectedRow?.index, 7)
            form.user.press(.tab, modifiers: modifiers)
            XCTAssertTrue(form.hasFocus(end))
        }
        XCTAssertEqual(model.selection, [7])
    }

    private func checkTabStops(_ form: Form) {
        wait { form.list.trackCells.count > 5 }
        XCTAssertTrue(form.before.grabFocus())
        var stops = 0
        while !form.hasFocus(form.after), stops < 10 {
            form.user.press(.tab)
            stops += 1
        }
        // The Tab key stops at no more than four widgets: the row, its check box, its label, and the entry after the
        // list.
        XCTAssertLessThanOrEqual(stops, 4)
        form.user.press(.tab, modifiers: .shift)
        XCTAssertTrue(form.hasFocus(form.list))
        while form.hasFocus(form.list), stops < 20 {
            form.user.press(.tab, modifiers: .shift)
            stops += 1
        }
        XCTAssertTrue(form.hasFocus(form.before))
        XCTAssertLessThan(stops, 9)
        // Arrow keys move from row to row.
        form.user.press(.tab)
        form.user.press(.down)
        form.user.press(.down)
        form.user.press(.tab)
        XCTAssertTrue(form.hasFocus(form.list.trackCells[2]))
    }

    func testFocusReturnsAfterContextMenu() {
        let model = TrackModel(0..<8)
        let form = Form(model)
        var chosen = 0
        form.list.contextMenu { (_: [Int]) -> MenuModel? in
            let menu = Menu()
            menu.append("Play", action: "win.play")
            return menu
        }
        let actions = SimpleActionGroup()
        actions.addAction("play") { _ in chosen += 1 }
        form.user.window.insertActionGroup("win", group: actions)
        wait { form.list.trackCells.count == 8 }
        for cell in [1, 3, 7] {
            let check = form.list.trackCells[cell].check
            XCTAssertTrue(check.grabFocus())
            form.user.press(.menu)
            wait { form.list.rowMenu?.isMapped ?? false }
            form.user.press(.escape)
            wait { form.list.rowMenu == nil }
            waitForFrames(of: form.list)
            XCTAssertTrue(form.hasFocus(check), "\(form.focus?.typeName ?? "none") after Escape")
            form.user.press(.menu)
            wait { form.list.rowMenu?.isMapped ?? false }
            form.user.choose(menu: "Play")
            wait { form.list.rowMenu == nil }
            waitForFrames(of: form.list)
            XCTAssertTrue(form.hasFocus(check), "\(form.focus?.typeName ?? "none") after an item")
        }
        XCTAssertEqual(chosen, 3)
    }

    func testFocusMovesToRowThatContextMenuSelects() {
        let model = TrackModel(0..<6)
        let rows = { Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) } }
        let (grid, flow) = (GridView(rows()), FlowBox(rows()))
        grid.maxColumns = 1
        flow.maxChildrenPerLine = 1
        let lists: [any _RowsView] = [
            ListView(rows()), ListBox(rows()), grid, flow,
            ColumnView(Rows(model.$tracks)) {
                Column("Title") { (cell: TrackCell, track: Track) in cell.fill(track) }.expand()
            },
        ]
        for list in lists {
            model.selection = []
            list.selection <~> Bindable(model).selection
            list.contextMenu { (_: [Int]) -> MenuModel? in
                let menu = Menu()
                menu.append("Play", action: "win.play")
                return menu
            }
            let form = Form(list: list)
            wait { list.trackCells.count == 6 }
            form.user.click(list.trackCells[2], at: (x: 200, y: 8))
            wait("the click on row 2 of \(list)") { model.selection == [2] }
            form.user.click(list.trackCells[4], at: (x: 200, y: 8), button: .secondary)
            wait { list.rowMenu?.isMapped ?? false }
            form.user.press(.escape)
            wait { list.rowMenu == nil }
            waitForFrames(of: list)
            XCTAssertEqual(model.selection, [4], "\(list)")
            form.user.press(.down)
            wait("row 5 of \(list)") { model.selection == [5] }
            XCTAssertTrue(form.hasFocus(list), "\(list)")
            form.user.window.destroy()
        }
    }
}
