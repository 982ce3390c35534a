import CombineAdw
import TestSupport
import XCTest

@testable import GalleryAdw
@testable import GtkTesting

/// Tests of the sample "Books", which has a view model with Observation and another one with Combine.
@MainActor
final class BooksTests: GtkTestCase {
    func testBooksOfAnObservableModel() throws {
        let library = Library()
        try check(BooksWindow(nil, library)) { library.books[2].title = $0 }
    }

    func testBooksOfAPublishedModel() throws {
        let library = PublishedLibrary()
        try check(PublishedBooksWindow(nil, library)) { library.books[2].title = $0 }
    }

    /// - Parameter setTitle: A closure that sets the title of "Middlemarch" in the model.
    private func check(_ window: Window, setTitle: (String) -> Void) throws {
        let user = User(window)
        let add = try XCTUnwrap(window.first(Button.self, accessibilityLabel: "Add Book"))
        let search = try XCTUnwrap(window.first(SearchEntry.self))
        wait {
            window.shownBooks == ["Frankenstein", "Middlemarch", "Villette", "Emma", "Persuasion", "The Last Man"]
        }
        XCTAssertEqual(window.shownShelves, ["To Read", "Finished"])
        setTitle("Zastrozzi")
        wait { window.shownBooks.prefix(3) == ["Frankenstein", "Villette", "Zastrozzi"] }
        setTitle("Middlemarch")
        user.press(.return, modifiers: .control)
        XCTAssertTrue(window.visibleText.contains("3 of 6 books finished"), "the command of another page")

        user.click(search)
        user.type("shelley")
        wait { window.shownBooks == ["Frankenstein", "The Last Man"] }
        try clickAndPressInTheSameTurn(XCTUnwrap(window.first(Label.self, labelled: "Frankenstein")), user)
        let finish = try XCTUnwrap(window.first(Button.self, labelled: "Mark as Finished"))
        XCTAssertTrue(try XCTUnwrap(window.first(Switch.self)).isActive)
        XCTAssertFalse(finish.isSensitive)
        XCTAssertFalse(add.isSensitive)

        try type("Mathilda", in: "Title", of: window, user)
        wait { window.shownPages == ["Mathilda"] }
        try type("", in: "Title", of: window, user)
        wait { window.shownPages == ["Untitled"] }
        try type("Mathilda", in: "Title", of: window, user)
        try type("Reread", in: "Note", of: window, user)
        user.press(.escape)
        wait { window.shownBooks == ["Mathilda", "The Last Man"] && add.isSensitive }
        XCTAssertEqual(window.shownShelves, ["Finished"], "the order doesn't change, but the section does")
        XCTAssertTrue(window.visibleText.contains("4 of 6 books finished"))

        user.press("f", modifiers: .control)
        user.press(.escape)
        wait { window.shownBooks == ["Middlemarch", "Villette", "Emma", "Mathilda", "Persuasion", "The Last Man"] }
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Mathilda")))
        wait { window.shownPages == ["Mathilda"] }
        XCTAssertEqual(window.row("Note")?.text, "Reread")
        user.click(try XCTUnwrap(window.first(Switch.self)))
        XCTAssertEqual(window.first(Button.self, labelled: "Mark as Finished")?.isSensitive, true)
        user.press(.left, modifiers: .alt)
        wait { window.shownBooks.first == "Mathilda" }

        user.press("n", modifiers: .control)
        wait { window.shownPages == ["Untitled"] }
        try type("Lodore", in: "Title", of: window, user)
        user.press("n", modifiers: .control)
        let back = window.descendants(of: Button.self).first { $0.accessibleName == "Back" && $0.isMapped }
        user.click(try XCTUnwrap(back))
        wait { window.shownBooks.first == "Lodore" && window.visibleText.contains("3 of 7 books finished") }
        window.assertAccessible()
        window.destroy()
    }

    /// Clicks a book and presses the key of a command of its page, before the click is handled.
    private func clickAndPressInTheSameTurn(_ label: Label, _ user: User) throws {
        let devices = try user.movePointer(to: label, nil)
        devices.clickPointer(button: 1)
        devices.press(.return, modifiers: .control)
        user.settle(devices)
        wait { user.window.shownPages == ["Frankenstein"] }
    }

    private func type(_ text: String, in title: String, of window: Window, _ user: User) throws {
        user.click(try XCTUnwrap(window.row(title)))
        user.press("a", modifiers: .control)
        user.press(.delete)
        user.type(text)
    }

    func testWindowsAreReleased() {
        func show(_ window: Window, _ open: () -> Void) {
            window.present()
            pumpUntilIdle()
            open()
            wait { window.shownPages == ["Frankenstein"] }
            window.close()
        }
        func showBoth() {
            let (library, published) = (Library(), PublishedLibrary())
            show(BooksWindow(nil, library)) { library.open(library.books[0]) }
            show(PublishedBooksWindow(nil, published)) { published.open(published.books[0]) }
        }
        // Creates the objects that GTK and libadwaita create once and never release.
        showBoth()
        assertNoLeaks { showBoth() }
        weak var library: Library?
        weak var published: PublishedLibrary?
        do {
            let models = (Library(), PublishedLibrary())
            (library, published) = models
            for window in [BooksWindow(nil, models.0), PublishedBooksWindow(nil, models.1)] {
                window.present()
                window.close()
            }
        }
        wait { library == nil && published == nil }
    }

    /// The windows differ only in the expressions that read the models.
    func testBothWindowsHaveTheSameCode() throws {
        func code(_ name: String) throws -> String {
            let file = SourceFolder.package.appending(path: "Sources/Samples/GalleryAdw/Books/\(name).swift")
            return try String(contentsOf: file, encoding: .utf8)
        }
        let replacements = [
            ("Published", ""),
            ("@ObservedObject", "@Bindable"),
            ("book.$author", "{ book.author }"),
            ("book.heading", "{ book.heading }"),
            ("book.stars", "{ book.stars }"),
            ("library.canAdd", "{ library.canAdd }"),
            ("library.canFinish", "{ library.canFinish }"),
            ("library.status", "{ library.status }"),
            ("library.visible", "{ library.visible }"),
        ]
        let converted = replacements.reduce(try code("PublishedBooksWindow")) { $0.replacing($1.0, with: $1.1) }
        XCTAssertEqual(converted.split(separator: "\n"), try code("BooksWindow").split(separator: "\n"))
    }

    /// Saves pictures of both windows if the environment names a folder.
    func testPagesFitEachWidth() throws {
        defer { StyleManager.default.colorScheme = .default }
        let folder = ProcessInfo.processInfo.environment["COMBINEGTK_GALLERY_PICTURES"]
        for (scheme, name) in [(AdwColorScheme.forceLight, "light"), (.forceDark, "dark")] {
            StyleManager.default.colorScheme = scheme
            for width in [360, 1000] {
                let library = Library()
                let window = BooksWindow(nil, library)
                window.setDefaultSize(width, height: 640)
                _ = User(window)
                for page in ["list", "book", "search"] {
                    library.path = page == "book" ? [library.books[4]] : []
                    library.search = page == "search" ? "x" : ""
                    wait { window.shownPages == [page == "book" ? "Villette" : "Books"] }
                    pumpUntilIdle()
                    XCTAssertLessThanOrEqual(window.width, width)
                    window.assertAccessible()
                    let image = try XCTUnwrap(window.image())
                    if let folder { try image.saveToPNG("\(folder)/books \(page) \(name) \(width).png") }
                }
                window.destroy()
            }
        }
    }
}

extension Window {
    /// The titles in the visible list.
    fileprivate var shownBooks: [String] {
        descendants(of: ListBoxRow.self).filter { $0.isMapped && !($0 is AdwPreferencesRow) }
            .compactMap { $0.first(Label.self)?.label }
    }

    fileprivate var shownShelves: [String] {
        descendants(of: Label.self).filter { $0.isMapped && $0.parent is ListBox && $0.isVisible }.map(\.label)
    }

    fileprivate var shownPages: [String] {
        descendants(of: NavigationStack.Page.self).filter(\.isMapped).map(\.title)
    }

    fileprivate func row(_ title: String) -> EntryRow? {
        descendants(of: EntryRow.self).first { $0.title == title && $0.isMapped }
    }
}
