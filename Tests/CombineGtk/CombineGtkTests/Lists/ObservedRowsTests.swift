import CombineGtk
import Observation
import XCTest

@testable import GtkTesting

/// Tests of lists that show the properties of `@Observable` objects.
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
        let cell: @MainActor (Label, Book) -> Void = { row, book in row.label = book.title }
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

    /// The handler that moves an element also expands its new parent, before the observation of the roots has run.
    func testAnElementThatMovesToAnExpandedParentHasOneRow() {
        let expanded = CurrentValueRelay<Set<Book.ID>>([])
        let (isExpanded, isMoved) = (CurrentValueRelay(false), CurrentValueRelay(false))
        func move(_ position: Int) {
            let moved = library.books.remove(at: position)
            library.books[0].parts = [moved]
        }
        // This observation runs before those of the tree, which start later.
        let expansion = observe { [library] in if isExpanded.value { expanded.value = [library.books[0].id] } }
        let tree = ListView(
            Rows({ [library] in library.visible }, cell: BookCell()) { cell, book in cell.fill(book) },
            children: \.parts
        )
        tree.expanded <~> expanded
        let window = show(tree)
        move(2)
        expanded.value.insert(library.books[0].id)
        wait { tree.shownBooks == ["Emma", "Middlemarch", "Villette"] }
        expanded.value = []
        let movement = observe { [library] in
            guard isMoved.value else { return }
            move(1)
            expanded.value = [library.books[0].id]
        }
        isMoved.value = true
        wait { !expanded.value.isEmpty && tree.shownBooks == ["Emma", "Villette"] }
        movement.cancel()
        expanded.value = []
        library.books.append(Book("Persuasion"))
        wait { tree.shownBooks == ["Emma", "Persuasion"] }
        move(1)
        isExpanded.value = true
        wait { !expanded.value.isEmpty && tree.shownBooks == ["Emma", "Persuasion"] }
        XCTAssertEqual(expanded.value, [library.books[0].id])
        expansion.cancel()
        window.destroy()
    }

    func testAnObservationThatExpandsATreeDoesNotObserveTheTree() {
        let expanded = CurrentValueRelay<Set<Book.ID>>([])
        let tree = ListView(
            Rows({ [library] in library.visible }, cell: BookCell()) { cell, book in cell.fill(book) },
            children: \.parts
        )
        tree.expanded <~> expanded
        library.books[0].parts = [Book("Volume 1")]
        let window = show(tree)
        let isCompact = CurrentValueRelay(true)
        let ids = Set(library.books.map(\.id))
        let observation = observe { expanded.value = isCompact.value ? [] : ids }
        isCompact.value = false
        wait { tree.shownBooks == ["Emma", "Volume 1", "Villette", "Middlemarch"] }
        expanded.value = []
        wait { tree.shownBooks == ["Emma", "Villette", "Middlemarch"] }
        library.books[0].parts?.append(Book("Volume 2"))
        library.books[1].title = "Shirley"
        wait { tree.shownBooks == ["Emma", "Shirley", "Middlemarch"] }
        XCTAssertEqual(expanded.value, [])
        observation.cancel()
        window.destroy()
    }

    func testAListScrollsToAnElementThatWasJustAdded() {
        let list = ListView(Rows({ [library] in library.visible }) { (cell: BookCell, book) in cell.fill(book) })
        let window = show(list)
        let added = (0..<200).map { Book("Volume \($0)") }
        library.books += added
        list.scroll(to: added[199].id)
        wait { list.shownBooks.contains("Volume 199") }
        library.books = [added[5]]
        list.scroll(to: added[100].id)
        wait { list.shownBooks == ["Volume 5"] }
        // The observation of the rows runs after this observation, which adds the element.
        let observation = observe { [library] in
            guard library.isSelected else { return }
            library.books += added[50...]
            list.scroll(to: added[199].id)
        }
        library.selection = added[199].id
        wait { list.shownBooks.contains("Volume 199") }
        observation.cancel()
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
