import CombineGtk
import Observation
import XCTest

@testable import GtkTesting

/// Tests of lists, commands and menus that show the properties of `@Observable` objects.
@MainActor
final class ObservedRowsTests: GtkTestCase {
    private let library = Library()

    private func show(_ list: Widget) -> Window {
        let window = makeListWindow(list)
        window.present()
        wait { !list.shownBooks.isEmpty }
        BookCell.fills = 0
        return window
    }

    func testAChangeOfAnElementFillsOnlyItsRow() {
        let list = ListView(
            Rows { [library] in
                library.visible
            } row: { (cell: BookCell, book: Book) in
                cell.fill(book)
            }
        )
        let window = show(list)
        library.books[1].title = "Shirley"
        wait { list.shownBooks == ["Emma", "Shirley", "Middlemarch"] }
        XCTAssertEqual(BookCell.fills, 1)
        library.books.append(Book("Persuasion"))
        wait { list.shownBooks.last == "Persuasion" }
        library.search = "S"
        wait { list.shownBooks == ["Shirley"] }
        library.books[1].title = "Villette"
        wait { list.shownBooks == [] }
        window.destroy()
    }

    func testAChangeOfAnElementFillsOnlyItsRowInOtherContainers() {
        let containers: [@MainActor (Library) -> Widget] = [
            { library in ListBox(Rows({ library.visible }) { (cell: BookCell, book: Book) in cell.fill(book) }) },
            { library in FlowBox(Rows({ library.visible }) { (cell: BookCell, book: Book) in cell.fill(book) }) },
            { library in GridView(Rows({ library.visible }) { (cell: BookCell, book: Book) in cell.fill(book) }) },
            { library in
                ListView(
                    Rows({ library.visible }, cell: BookCell()) { cell, book in cell.fill(book) },
                    children: \.parts
                )
            },
        ]
        for make in containers {
            let library = Library()
            let list = make(library)
            let window = show(list)
            library.books[1].title = "Shirley"
            wait(list.typeName) { list.shownBooks == ["Emma", "Shirley", "Middlemarch"] }
            XCTAssertEqual(BookCell.fills, 1, list.typeName)
            window.destroy()
        }
    }

    func testAColumnShowsAPropertyThatChanges() {
        let table = ColumnView(Rows { [library] in library.visible }) { Column("Title") { $0.title } }
        let window = makeListWindow(table)
        window.present()
        wait { table.descendants(of: Label.self).contains { $0.label == "Emma" } }
        library.books[0].title = "Shirley"
        wait { table.descendants(of: Label.self).contains { $0.label == "Shirley" } }
        window.destroy()
    }

    /// The compiler doesn't consider key paths of main-actor classes `Sendable`.
    func testTheColumnsOfAMainActorClassAreSortable() throws {
        let table = ColumnView(Rows { [library] in library.sorted }, sort: Bindable(library).sort) {
            Column("Title", \.title)
            Column("Pages", \.pages)
            Column("Cell", \.pages, on: self) { (_, cell: BookCell, book: Book) in cell.fill(book) }
            Column("Edited", \.title, .text) { book, title in book.title = title }
        }
        let user = User(makeListWindow(table))
        var shown: [String] { table.descendants(of: EditableLabel.self).filter(\.isMapped).map(\.text) }
        wait { shown == ["Emma", "Middlemarch", "Villette"] }
        user.click(try XCTUnwrap(table.first(Label.self, labelled: "Pages")))
        wait { shown == ["Emma", "Villette", "Middlemarch"] }
        XCTAssertEqual(library.sort, [SortKey(\.pages), SortKey(\.title)])
        library.books[0].pages = 2000
        wait { shown == ["Villette", "Middlemarch", "Emma"] }
        user.click(try XCTUnwrap(table.first(Label.self, labelled: "Cell")))
        XCTAssertEqual(library.sort.first, SortKey(\.pages))
        user.click(try XCTUnwrap(table.first(Label.self, labelled: "Edited")))
        XCTAssertEqual(library.sort.first, SortKey(\.title))
        library.sort = [SortKey(\.title, .descending)]
        wait { shown == ["Villette", "Middlemarch", "Emma"] }
    }

    func testRowsOfClosuresTakeTheOptionsOfRowsOfPublishers() {
        let cell = { @MainActor (row: Label, book: Book) in row.label = book.title }
        let lists = [
            ListView(Rows({ [library] in library.visible }, id: \.title, cell: Label(""), row: cell)),
            ListView(Rows({ [library] in library.visible }, id: \.title) { (row: BookCell, book) in row.fill(book) }),
            ListView(Rows({ [library] in library.visible }, on: self) { (_, row: BookCell, book) in row.fill(book) }),
        ]
        for list in lists {
            let window = makeListWindow(list)
            window.present()
            wait { list.descendants(of: Label.self).contains { $0.label == "Emma" } }
            window.destroy()
        }
        let table = ColumnView(Rows({ [library] in library.visible }, id: \.title)) { Column("Title", \.title) }
        let window = makeListWindow(table)
        window.present()
        wait { table.descendants(of: Label.self).contains { $0.label == "Emma" } }
        window.destroy()
    }

    func testAnEditIsKeptWhileItsElementChanges() {
        let list = ListView(
            Rows({ [library] in library.visible }) { (cell: EditCell, book: Book) in cell.title.text = book.title }
        )
        let user = User(makeListWindow(list))
        wait { list.descendants(of: EditCell.self).count { $0.isMapped } == 3 }
        guard let cell = list.descendants(of: EditCell.self).first(where: { $0.title.text == "Villette" }) else {
            return XCTFail("the list has no such cell")
        }
        cell.title.startEditing()
        user.type("x")
        let typed = cell.title.text
        library.books[1].title = "Shirley"
        library.books.insert(Book("Persuasion"), at: 0)
        wait { list.descendants(of: EditCell.self).count { $0.isMapped } == 4 }
        XCTAssertTrue(cell.title.isEditing)
        XCTAssertEqual(cell.title.text, typed)
        cell.title.stopEditing(true)
        XCTAssertEqual(cell.title.text, "Shirley")
    }

    /// Only the reads of the closure itself fill the cell again, not those of the observations that it starts.
    func testObservationsOfACellDoNotFillIt() {
        let list = ListView(
            Rows({ [library] in library.visible }) { [library] (cell: BookCell, book: Book) in
                cell.fill(book)
                cell.sensitive(when: { library.isMarked && !cell.title.label.isEmpty })
            }
        )
        let window = show(list)
        library.isMarked = true
        wait { list.descendants(of: BookCell.self).allSatisfy { $0.isSensitive } }
        XCTAssertEqual(BookCell.fills, 0)
        window.destroy()
    }

    func testATreeFollowsTheChildrenOfItsElements() {
        let tree = ListView(
            Rows({ [library] in library.visible }, cell: BookCell()) { cell, book in cell.fill(book) },
            children: \.parts
        )
        let window = show(tree)
        library.books[0].parts = [Book("Volume 1")]
        let expanded = CurrentValueRelay<Set<Book.ID>>([library.books[0].id])
        tree.expanded <~> expanded
        wait { tree.shownBooks == ["Emma", "Volume 1", "Villette", "Middlemarch"] }
        library.books[0].parts?.append(Book("Volume 2"))
        wait { tree.shownBooks == ["Emma", "Volume 1", "Volume 2", "Villette", "Middlemarch"] }
        library.books[0].parts?[0].title = "Part 1"
        wait { tree.shownBooks == ["Emma", "Part 1", "Volume 2", "Villette", "Middlemarch"] }
        window.destroy()
    }

    func testTheClosureOfADeallocatedListIsReleased() {
        weak var released: Library?
        do {
            let library = Library()
            released = library
            let list = ListView(
                Rows {
                    library.visible
                } row: { (cell: BookCell, book: Book) in
                    cell.fill(book)
                }
            )
            let window = show(list)
            window.destroy()
        }
        wait { released == nil }
    }

    func testASelectionAndAnElementAsModels() {
        let list = ListView(Rows({ [library] in library.visible }, \.title))
        list.selection <~> Bindable(library).selection
        let entry = Entry()
        let book = library.books[1]
        entry.reactive.text <~> Bindable(library).books[id: book.id].title
        let window = makeListWindow(list)
        window.present()
        var runs = 0
        let observation = observe { [library] in runs += library.books.isEmpty ? 0 : 1 }
        XCTAssertEqual(entry.text, "Villette")
        entry.text = "Shirley"
        XCTAssertEqual(book.title, "Shirley")
        library.selection = book.id
        wait { (list.model?.isSelected(1)) ?? false }
        XCTAssertEqual(runs, 1, "the array doesn't change")
        library.books.remove(at: 1)
        wait { !entry.isSensitive }
        observation.cancel()
        window.destroy()
    }

    /// The handler of an event finds what the handler of the previous event has changed, even if both events arrive
    /// together.
    func testTheNextEventFindsTheNewState() throws {
        let window = Window()
        var deleted: [String] = []
        window.add(Command("select", title: "Select", keys: "<Control>s") { [library] in library.select(0) })
        let delete = Command(
            "delete",
            title: "Delete",
            keys: "<Control>d",
            enabled: { [library] in library.isSelected }
        ) {
            [library] in deleted.append(library.removeSelected())
        }
        window.add(delete)
        let toggle = Command.toggle(
            "mark",
            title: "Mark",
            keys: "<Control>m",
            enabled: { [library] in library.isSelected },
            isOn: Bindable(library).isMarked
        )
        window.add(toggle)
        let shown = Label("").bind(\.label, to: { [library] in library.isSelected ? "one" : "none" })
        var labels: [String] = []
        window.add(Command("read", title: "Read", keys: "<Control>r") { labels.append(shown.label) })
        window.child = shown
        let user = User(window)
        let devices = try user.enterWindow()
        for key: Key in ["s", "r", "m", "d", "d", "r"] { devices.press(key, modifiers: .control) }
        user.settle(devices)
        XCTAssertEqual(deleted, ["Emma"])
        XCTAssertEqual(labels, ["one", "none"])
        XCTAssertTrue(library.isMarked)
        window.destroy()
    }

    /// The observation runs while GDK is about to deliver the second key to the window.
    func testAnObservationBeforeAnEventCanDestroyTheWindow() throws {
        let (window, isOpen) = (Window(), CurrentValueRelay(true))
        var later = 0
        window.child = Entry()
        window.add(Command("close", title: "Close", keys: "<Control>w") { isOpen.value = false })
        window.add(Command("later", title: "Later", keys: "<Control>l") { later += 1 })
        window.observe { window in if !isOpen.value { window.destroy() } }
        let user = User(window)
        let devices = try user.enterWindow()
        for key: Key in ["w", "l", "l"] { devices.press(key, modifiers: .control) }
        devices.synchronize()
        wait { window.surface == nil }
        XCTAssertEqual(later, 0)
        pumpUntilIdle()
    }

    func testAToggleIsEnabledWhileThereIsAModel() {
        let model = CurrentValueRelay<Bool>(true)
        let toggle = Command.toggle(
            "mark",
            title: "Mark",
            enabled: { [library] in !library.books.isEmpty },
            isOn: model
        )
        XCTAssertTrue(toggle.isEnabled.value)
        XCTAssertTrue(toggle.start())
        XCTAssertFalse(model.value)
        library.books = []
        wait { !toggle.isEnabled.value }
    }

    func testACommandDecidesByItsCurrentCondition() {
        let toggle = Command.toggle(
            "mark",
            title: "Mark",
            enabled: { [library] in library.isSelected },
            isOn: Bindable(library).isMarked
        )
        library.select(0)
        XCTAssertTrue(toggle.start())
        wait { toggle.isEnabled.value }
        library.selection = nil
        XCTAssertFalse(toggle.start())
        XCTAssertTrue(library.isMarked)
        var starts = 0
        let command = Command("delete", title: "Delete", enabled: { [library] in library.isSelected }) { starts += 1 }
        XCTAssertFalse(command.start())
        library.select(0)
        XCTAssertTrue(command.start())
        library.selection = nil
        XCTAssertFalse(command.start())
        XCTAssertEqual(starts, 1)
    }

    func testWidgetsFollowClosures() {
        let button = Button(label: "").sensitive(when: { [library] in library.isSelected })
            .visible(when: { [library] in !library.books.isEmpty }).css("done", when: { [library] in library.isMarked })
        XCTAssertFalse(button.isSensitive)
        library.select(0)
        library.isMarked = true
        wait { button.isSensitive && button.hasCSSClass("done") }
        library.books = []
        wait { !button.isVisible }
    }
}

@Observable
@MainActor
private final class Book: Identifiable {
    var title: String
    var pages: Int
    var parts: [Book]?

    init(_ title: String) {
        self.title = title
        pages = title.count * 100
    }
}

@Observable
@MainActor
private final class Library {
    var books = ["Emma", "Villette", "Middlemarch"].map { Book($0) }
    var search = ""
    var selection: Book.ID?
    var isMarked = false
    var sort = [SortKey<Book>(\.title)]
    var sorted: [Book] { books.sorted(by: sort) }
    var visible: [Book] { search.isEmpty ? books : books.filter { $0.title.contains(search) } }
    var isSelected: Bool { selection != nil }

    func select(_ position: Int) {
        selection = books[position].id
    }

    func removeSelected() -> String {
        guard let position = books.firstIndex(where: { $0.id == selection }) else { return "" }
        selection = nil
        return books.remove(at: position).title
    }
}

/// A cell that counts how often it's filled.
private final class BookCell: Box, ListCell {
    static var fills = 0
    let title = Label("")

    init() {
        super.init(orientation: .horizontal, spacing: 0)
        append(title)
    }

    func fill(_ book: Book) {
        Self.fills += 1
        title.label = book.title
    }
}

private final class EditCell: Box, ListCell {
    let title = EditableLabel(text: "")

    init() {
        super.init(orientation: .horizontal, spacing: 0)
        append(title)
    }
}

extension Widget {
    fileprivate var shownBooks: [String] {
        descendants(of: BookCell.self).filter { $0.isMapped }.map(\.title.label)
    }
}
