import CombineGtk
import GtkTesting
import XCTest

private struct Page: Identifiable, Equatable {
    let id: Int
    var title: String
}

private final class PageStore: ObservableObject {
    @Published var pages = [Page(id: 1, title: "one"), Page(id: 2, title: "two")] {
        didSet { changes += 1 }
    }
    @Published var draft: Page?
    var changes = 0
}

/// Tests of two-way bindings to a part of a structure that can be removed from the model.
@MainActor
final class BoundPartTests: GtkTestCase {
    func testWidgetFollowsRemovedAndReturnedElement() {
        let (window, entry, store) = (Window(), Entry(), PageStore())
        window.child = entry
        let user = User(window)
        entry.reactive.text <~> Bindable(store).pages[id: 2].title
        XCTAssertEqual(entry.text, "two")
        store.pages.swapAt(0, 1)
        user.click(entry)
        user.press(.end)
        user.type("!")
        XCTAssertEqual(store.pages.map(\.title), ["two!", "one"])
        let removed = store.pages.removeFirst()
        wait { !entry.isSensitive }
        XCTAssertEqual(entry.text, "two!", "the last value")
        store.changes = 0
        entry.text = "nobody's"
        XCTAssertEqual(store.pages, [Page(id: 1, title: "one")])
        XCTAssertEqual(store.changes, 0)
        store.pages.append(removed)
        wait { entry.isSensitive && entry.text == "two!" }
    }

    func testWidgetIsInsensitiveWithoutDraft() {
        let (entry, store) = (Entry(), PageStore())
        entry.reactive.text <~> Bindable(store).draft.title
        XCTAssertFalse(entry.isSensitive)
        store.draft = Page(id: 3, title: "three")
        wait { entry.isSensitive && entry.text == "three" }
        entry.text = "four"
        XCTAssertEqual(store.draft?.title, "four")
        store.draft = nil
        wait { !entry.isSensitive }
        entry.text = "five"
        XCTAssertNil(store.draft)
    }

    func testFunctionReceivesPartOfModel() {
        func bind(_ entry: Entry, to title: BindableProperty<String>) {
            entry.reactive.text <~> title
        }
        let (entry, store) = (Entry(), PageStore())
        bind(entry, to: Bindable(store).pages[0].title)
        entry.text = "uno"
        XCTAssertEqual(store.pages[0].title, "uno")
    }
}
