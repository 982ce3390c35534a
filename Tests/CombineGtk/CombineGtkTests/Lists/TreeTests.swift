import CGtk
import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class TreeTests: GtkTestCase {
    private func makeTree(_ model: BranchModel) -> ListView {
        let list = ListView(
            Rows(model.$branches) { (cell: TrackCell, branch: Branch) in
                cell.fill(branch)
            },
            children: \.children
        )
        list.expanded <~> Bindable(model).expanded
        return list
    }

    private func changes(of list: ListView) -> CurrentValueRelay<[[Int]]> {
        let changes = CurrentValueRelay<[[Int]]>([])
        list.model?.itemsChanged.sink(on: list) { _, change in
            changes.accept(changes.value + [[change.position, change.removed, change.added]])
        }
        return changes
    }

    func testExpandingAndCollapsingNotifiesOnce() {
        let model = BranchModel.some()
        let list = makeTree(model)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownBranches == ["+1", "2", "+3"] }
        let changes = changes(of: list)
        model.expanded = [1]
        wait { list.shownBranches == ["-1", ".11", ".+12", ".+13", "2", "+3"] }
        model.expanded.insert(13)
        wait { list.shownBranches == ["-1", ".11", ".+12", ".-13", "..131", "2", "+3"] }
        model.expanded.remove(1)
        wait { list.shownBranches == ["+1", "2", "+3"] }
        model.expanded.insert(1)
        wait { list.shownBranches == ["-1", ".11", ".+12", ".-13", "..131", "2", "+3"] }
        XCTAssertEqual(changes.value, [[1, 0, 3], [4, 0, 1], [1, 4, 0], [1, 0, 4]])
        model.expanded.insert(12)
        wait { list.shownBranches[2] == ".-12" }
        XCTAssertEqual(changes.value.count, 4, "there is nothing in it")
    }

    func testRowsStayExpandedWhileTreeChanges() {
        let model = BranchModel.some()
        model.expanded = [1, 13]
        let list = makeTree(model)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownBranches == ["-1", ".11", ".+12", ".-13", "..131", "2", "+3"] }
        // Moves the row to another parent. Its identity doesn't change.
        let moved = model.branches[0].children?.removeLast()
        model.branches.append(contentsOf: moved.map { [$0] } ?? [])
        wait { list.shownBranches == ["-1", ".11", ".+12", "2", "+3", "-13", ".131"] }
        // Filters out the row and shows it again. Its parent is also removed and inserted.
        let all = model.branches
        model.branches.removeFirst()
        wait { list.shownBranches == ["2", "+3", "-13", ".131"] }
        model.branches = all.reversed()
        wait { list.shownBranches == ["-13", ".131", "+3", "2", "-1", ".11", ".+12"] }
        XCTAssertEqual(model.expanded, [1, 13])
        // Turns a folder into a leaf and a leaf into a folder.
        model.branches[3].children = nil
        model.branches[2].children = [Branch(21)]
        model.expanded.insert(2)
        wait { list.shownBranches == ["-13", ".131", "+3", "-2", ".21", "1"] }
        model.branches[0].children?[0].title = "branch changed"
        XCTAssertEqual(list.shownBranches[1], ".changed")
    }

    func testUserExpandsAndCollapsesWithArrowAndKeys() throws {
        let model = BranchModel.some()
        let list = makeTree(model)
        list.selection <~> Bindable(model).single
        var activated: [Int] = []
        list.activated(Branch.self).sink(on: list) { _, branch in activated.append(branch.id) }
        let user = User(makeListWindow(list))
        wait { list.shownBranches == ["+1", "2", "+3"] }
        let arrow = try XCTUnwrap(list.trackCells[0].parent?.firstChild)
        user.click(arrow)
        XCTAssertEqual(model.expanded, [1])
        wait { list.shownBranches == ["-1", ".11", ".+12", ".+13", "2", "+3"] }
        XCTAssertNil(model.single)
        user.click(arrow)
        XCTAssertEqual(model.expanded, [])
        wait { list.shownBranches == ["+1", "2", "+3"] }
        user.click(list.trackCells[2], at: (x: 180, y: 8))
        XCTAssertEqual(model.single, 3)
        let expander = try XCTUnwrap(list.trackCells[2].parent)
        XCTAssertTrue(expander.grabFocus())
        user.press("+")
        XCTAssertEqual(model.expanded, [3])
        wait { list.shownBranches == ["+1", "2", "-3", ".31"] }
        user.press("-")
        XCTAssertEqual(model.expanded, [])
        user.press(.right, modifiers: .shift)
        XCTAssertEqual(model.expanded, [3])
        user.press(.left, modifiers: .shift)
        XCTAssertEqual(model.expanded, [])
        user.press(.return)
        XCTAssertEqual(activated, [3])
    }

    func testScrollingExpandsAncestors() {
        let model = BranchModel([Branch(1, (100..<300).map { Branch($0, [Branch($0 + 1000)]) }), Branch(2)])
        let list = makeTree(model)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownBranches == ["+1", "2"] }
        list.scroll(to: 1250)
        XCTAssertEqual(model.expanded, [1, 250])
        wait { list.shownBranches.contains("..1250") }
        list.scroll(to: 9999)
        list.beginEditing(1101)
        XCTAssertEqual(model.expanded, [1, 250, 101])
        wait { list.trackCells.contains { $0.title.isEditing && $0.title.text == "branch 1101" } }
    }

    func testSelectsByIdentityInWholeTree() {
        let model = BranchModel.some()
        let list = makeTree(model)
        list.selection <~> Bindable(model).selection
        model.selection = [131, 2]
        wait { list.model.map { Array($0.selection) } == [1] }
        model.expanded = [1, 13]
        wait { list.model.map { Array($0.selection) } == [4, 5] }
        model.expanded = []
        XCTAssertEqual(model.selection, [131, 2])
        var asked: [[Int]] = []
        list.contextMenu { (ids: [Int]) -> MenuModel? in
            asked.append(ids)
            return nil
        }
        let user = User(makeListWindow(list))
        wait { list.shownBranches == ["+1", "2", "+3"] }
        user.click(list.trackCells[1], at: (x: 180, y: 8), button: .secondary)
        XCTAssertEqual(asked, [[2]])
        user.click(list.trackCells[0], at: (x: 180, y: 8))
        XCTAssertEqual(model.selection, [1])
    }

    func testSelectedRowStaysSelectedWhileParentIsCollapsed() {
        let model = BranchModel.some()
        model.expanded = [1, 13]
        let current = CurrentValueRelay(131)
        let list = makeTree(model)
        list.selection <~> current
        model.expanded = []
        wait { list.model?.itemCount == 3 }
        XCTAssertEqual(current.value, 131)
        model.branches.removeFirst()
        XCTAssertNotEqual(current.value, 131, "it is removed")
        XCTAssertEqual(list.model.map { Array($0.selection).count }, 1)
    }

    func testInitializersOfTrees() {
        let model = BranchModel.some()
        let owner = Object(properties: [:])
        let lists = [
            ListView(Rows(model.$branches, \.title), children: \.children),
            ListView(
                Rows(model.$branches, cell: Label()) { label, branch in label.label = branch.title
                },
                children: \.children
            ),
            ListView(
                Rows(model.$branches, id: \.title) { (cell: TrackCell, branch: Branch) in
                    cell.fill(branch)
                },
                children: \.children
            ),
            ListView(model: nil),
        ]
        lists[3].bind(
            Rows(model.$branches, on: owner) { (_, cell: TrackCell, branch: Branch) in
                cell.fill(branch)
            },
            children: \.children
        )
        lists[2].expanded <~> CurrentValueRelay(["branch 1", "branch 13"] as Set)
        XCTAssertEqual(lists.map { $0.model?.itemCount }, [3, 3, 7, 3])
        let window = makeListWindow(lists[0])
        window.present()
        wait { lists[0].visibleText.contains("branch 3") }
    }

    func testTreeInTable() throws {
        let model = BranchModel.some()
        let table = ColumnView(Rows(model.$branches), children: \.children) {
            Column("Cell") { (cell: TrackCell, branch) in cell.fill(branch) }
            Column("Number", \.id).expand()
        }
        table.expanded <~> Bindable(model).expanded
        table.selection <~> Bindable(model).single
        let window = makeListWindow(table)
        window.setDefaultSize(420, height: 300)
        let user = User(window)
        wait { table.shownBranches == ["+1", "2", "+3"] }
        user.click(try XCTUnwrap(table.trackCells[0].parent?.firstChild))
        wait { table.shownBranches == ["-1", ".11", ".+12", ".+13", "2", "+3"] }
        XCTAssertEqual(table.descendants(of: TreeExpander.self).filter { $0.isMapped }.count, 6)
        table.scroll(to: 131)
        XCTAssertEqual(model.expanded, [1, 13])
        wait { table.first(Label.self, labelled: "131")?.isMapped ?? false }
        user.click(try XCTUnwrap(table.first(Label.self, labelled: "131")))
        XCTAssertEqual(model.single, 131)
    }

    func testHeadingsSortTreeInTable() throws {
        let model = BranchModel.some()
        let sort = CurrentValueRelay<[SortKey<Branch>]>([])
        let rows = model.$branches.combineLatest(sort) { $0.sorted(by: $1) }
        let table = ColumnView(Rows(rows), children: \.children, sort: sort) { Column("Number", \.id) }
        table.expanded <~> CurrentValueRelay<Set<Int>>([3])
        let window = makeListWindow(table)
        window.present()
        sort.accept([SortKey(\.id, .descending)])
        wait {
            let labels = table.descendants(of: Label.self).filter { $0.isMapped }
            return labels.map(\.label) == ["Number", "3", "31", "2", "1"]
        }
    }

    func testDeepTree() {
        let depth = 1000
        let model = BranchModel([(1..<depth).reversed().reduce(Branch(depth)) { Branch($1, [$0]) }])
        let list = makeTree(model)
        list.selection <~> Bindable(model).single
        list.scroll(to: depth)
        XCTAssertEqual(model.expanded, Set(1..<depth))
        XCTAssertEqual(list.model?.itemCount, depth)
        let window = makeListWindow(list)
        window.present()
        wait { list.shownBranches.first == "-1" }
        list.scroll(to: depth)
        wait { list.shownBranches.last == String(repeating: ".", count: 100) + "1000" }
        model.expanded.remove(2)
        wait { list.model?.itemCount == 2 }
        let isShown = MainContext.pump(for: .seconds(5)) { list.shownBranches == ["-1", ".+2"] }
        XCTAssertTrue(isShown, "\(list.shownBranches)")
    }

    func testChangeInWideTree() {
        let model = BranchModel([Branch(0, (1...100_000).map { Branch($0) })])
        let list = makeTree(model)
        let window = makeListWindow(list)
        window.present()
        let changes = changes(of: list)
        model.expanded = [0]
        wait { list.shownBranches.prefix(2) == ["-0", ".1"] }
        model.branches[0].children?.remove(at: 50_000)
        model.branches[0].children?.insert(Branch(200_000), at: 10)
        model.expanded = []
        wait { list.model?.itemCount == 1 }
        XCTAssertEqual(changes.value, [[1, 0, 100_000], [50_001, 1, 0], [11, 0, 1], [1, 100_000, 0]])
    }

    func testMisuse() {
        assertTraps(saying: "Two rows of Branch have the identity 11") {
            let model = BranchModel([Branch(1, [Branch(11)]), Branch(11)])
            model.expanded = [1]
            _ = self.makeTree(model)
        }
        assertTraps(saying: "Two rows of Branch have the identity 1") {
            let model = BranchModel([Branch(1, [Branch(1, [Branch(2)])])])
            model.expanded = [1]
            _ = self.makeTree(model)
        }
        assertTraps(saying: "ListView.expanded: expected Int, the type of the rows' identities, found String") {
            self.makeTree(.some()).expanded <~> CurrentValueRelay<Set<String>>([])
        }
        assertTraps(
            saying: "ListView.expanded: expected the rows of a tree, created with children:, found the rows of a list"
        ) {
            ListView(Rows(Just([Track(1)]), \.title)).expanded <~> CurrentValueRelay<Set<Int>>([])
        }
        assertTraps(saying: "ListView.expanded: expected a Set of identities, found a single Int") {
            self.makeTree(.some()).expanded <~> CurrentValueRelay<Int?>(nil)
        }
        assertTraps(saying: "ListView.activated(Int): expected Branch, the type of the rows' values, found Int") {
            _ = self.makeTree(.some()).activated(Int.self)
        }
    }

    func testReleasesAllObjects() {
        let model = BranchModel.some()
        let show = { (isShown: Bool) in
            let list = self.makeTree(model)
            list.selection <~> Bindable(model).selection
            list.activated(Branch.self).sink(on: list) { _, _ in }
            model.expanded = [1]
            guard isShown else { return }
            let window = makeListWindow(list)
            window.present()
            self.wait { !list.shownTitles.isEmpty }
            model.expanded = [1, 13, 3]
            model.branches.reverse()
            self.pumpUntilIdle()
            window.close()
        }
        show(true)
        assertNoLeaks { show(true) }
        assertNoLeaks { show(false) }
        wait { TrackCell.alive == 0 }
    }

    func testClosureThatRetainsWindowIsReleasedWithIt() {
        let model = BranchModel.some()
        assertFreed {
            let list = ListView(model: nil)
            let window = makeListWindow(list)
            list.bind(
                Rows(model.$branches) { (cell: TrackCell, branch: Branch) in
                    cell.fill(branch)
                    window.title = branch.title
                },
                children: \.children
            )
            window.present()
            wait { !list.shownTitles.isEmpty }
            window.close()
            return window
        }
        wait { TrackCell.alive == 0 }
    }
}
