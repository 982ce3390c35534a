import CombineAdw

/// A window with a list of books. When the user clicks a book, its page slides in.
final class BooksWindow: AdwApplicationWindow {
    @Bindable private var library: Library
    private let search = SearchEntry()

    init(_ application: Application?, _ library: Library) {
        self.library = library
        super.init(application: application)
        title = "Books"
        setDefaultSize(480, height: 640)
        let addBook = Command(
            "add",
            title: "Add Book",
            icon: "list-add-symbolic",
            keys: "<Control>n",
            enabled: { library.canAdd }
        ) { library.add() }
        let finish = Command(
            "finish",
            title: "Mark as Finished",
            keys: "<Control>Return",
            enabled: { library.canFinish }
        ) { library.finish() }
        add(
            addBook,
            finish,
            Command("find", title: "Find", keys: "<Control>f", on: self, enabled: { library.canAdd }) { window in
                window.search.grabFocus()
            }
        )
        content = NavigationStack($library.path, root: listPage(library, addBook)) { book in
            NavigationStack.Page(book, finish: finish)
        }
    }

    private func listPage(_ library: Library, _ addBook: Command) -> NavigationStack.Page {
        let list = ListBox(Rows({ library.visible }) { (row: BookRow, book: Book) in row.show(book) })
        list.setSections(\Book.shelf) { shelf in
            Label(shelf.title).css("heading").set(\.xalign, 0).margin(start: 20, top: 12, bottom: 6)
        }
        list.setPlaceholder(StatusPage("No Books Found", icon: "system-search-symbolic").css("compact"))
        list.css("navigation-sidebar").accessibilityLabel("Books")
        list.activated(Book.self).sink(on: self) { window, book in window.library.open(book) }
        search.accessibilityLabel("Search")
        search.reactive.text <~> $library.search
        search.stopSearch.sink(on: self) { window in window.library.search = "" }
        let page = NavigationStack.Page("Books") {
            Clamp(maximumSize: 600) {
                Box.vertical(spacing: 6) {
                    search.margin(horizontal: 12, vertical: 6)
                    ScrolledWindow { list }.expand()
                    Label("").bind(\.label, to: { library.status }).css("caption").margin(6)
                }
            }
            .expand()
        }
        page.header.packStart(Button(addBook))
        return page
    }
}

extension NavigationStack.Page {
    /// Creates a page on which the user edits a book.
    fileprivate convenience init(_ book: Book, finish: Command) {
        // In CombineGtk, `Bindable` also accepts an `ObservableObject`.
        @Bindable var book = book
        self.init({ book.heading }) {
            ScrolledWindow {
                Clamp(maximumSize: 600) {
                    Box.vertical(spacing: 24) {
                        AdwPreferencesGroup {
                            EntryRow("Title", text: $book.title)
                            EntryRow("Author", text: $book.author)
                        }
                        AdwPreferencesGroup {
                            ActionRow("Finished", isOn: $book.isFinished)
                            ActionRow("Rating", value: $book.rating, in: 0...5)
                            EntryRow("Note", text: $book.note)
                        }
                        Button(finish, labelStyle: .titleOnly).css("pill").align(horizontal: .center)
                    }
                    .margin(18)
                }
            }
        }
    }
}

/// A row that shows the title, author and rating of a book.
final class BookRow: Box, ListCell {
    private let title = Label("").set(\.xalign, 0).set(\.ellipsize, .end)
    private let author = Label("").set(\.xalign, 0).set(\.ellipsize, .end).css("caption")
    private let stars = Label("").css("numeric")

    init() {
        super.init(orientation: .horizontal, spacing: 12)
        append(
            Box.vertical(spacing: 3) {
                title
                author
            }
            .expand(.horizontal)
        )
        append(stars)
        margin(horizontal: 6, vertical: 9)
    }

    /// Shows a book until the row shows another one.
    func show(_ book: Book) {
        title.reactive.label <~ { book.heading }
        author.reactive.label <~ { book.author }
        stars.reactive.label <~ { book.stars }
    }
}
