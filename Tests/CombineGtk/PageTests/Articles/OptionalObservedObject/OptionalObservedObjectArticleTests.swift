import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class OptionalObservedObjectArticleTests: GtkTestCase {
    func testButtonCreatesTodoAndShowsTitle() {
        let window = TodoDetailWindow(application: nil)
        let user = User(window)
        XCTAssertEqual(window.pages.visibleChildName, "none")
        XCTAssertEqual(window.title, "Nothing to do")
        user.click(window.make)
        wait { window.pages.visibleChildName == "todo" && window.heading.text == "Buy milk" }
        user.click(window.heading)
        user.press(.end)
        user.type("!")
        XCTAssertEqual(window.todo?.title, "Buy milk!")
        wait { window.title == "Buy milk!" }
        window.todo?.title = "Buy bread"
        wait { window.title == "Buy bread" && window.heading.text == "Buy bread" }
        window.todo = nil
        wait { window.pages.visibleChildName == "none" && window.title == "Nothing to do" }
        XCTAssertFalse(window.heading.isSensitive, "typed text would have no destination")
    }

    func testIgnoresPreviousTodo() {
        let window = TodoDetailWindow(application: nil)
        let (first, second) = (Todo(title: "first"), Todo(title: "second"))
        window.todo = first
        wait { window.title == "first" }
        window.todo = second
        wait { window.title == "second" }
        first.title = "changed"
        pumpUntilIdle()
        XCTAssertEqual(window.title, "second")
        XCTAssertEqual(window.heading.text, "second")
        window.heading.text = "typed"
        XCTAssertEqual(first.title, "changed")
        XCTAssertEqual(second.title, "typed")
    }

    func testOwnerPublishesChangesOfSlotAndObject() {
        let selection = TodoSelection()
        var changes = 0
        let subscription = selection.objectWillChange.sink { changes += 1 }
        let (first, second) = (Todo(title: "first"), Todo(title: "second"))
        selection.selected = first
        XCTAssertEqual(changes, 1)
        first.title = "changed"
        XCTAssertEqual(changes, 2)
        XCTAssertEqual(selection.title, "changed")
        selection.selected = second
        XCTAssertEqual(changes, 3)
        first.title = "changed again"
        XCTAssertEqual(changes, 3, "it is no longer in the slot")
        selection.selected = nil
        XCTAssertEqual(changes, 4)
        XCTAssertEqual(selection.title, "Nothing selected")
        subscription.cancel()
    }

    func testStateObject() {
        let window = DraftWindow(application: nil)
        _ = User(window)
        XCTAssertEqual(window.heading.text, "Draft")
        window.heading.text = "A letter"
        let sent = window.send()
        XCTAssertEqual(sent?.title, "A letter")
        wait { !window.heading.isSensitive }
        XCTAssertNil(window.draft, "it isn't created again")
    }

    func testReleasesObjectsWithOwner() {
        weak var former: Todo?
        assertFreed {
            let window = TodoDetailWindow(application: nil)
            window.present()
            do {
                let todo = Todo(title: "first")
                former = todo
                window.todo = todo
            }
            wait { window.title == "first" }
            window.todo = Todo(title: "second")
            wait { window.title == "second" }
            XCTAssertNil(former)
            window.close()
            return window
        }
        assertFreed { DraftWindow(application: nil) }
    }
}
