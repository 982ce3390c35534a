import CombineGtk
import TodoSample
import XCTest

@MainActor
final class TodoWindowTests: GtkTestCase {
    /// The window as its user sees it.
    @MainActor private struct Screen {
        let window: TodoWindow
        let pages: Stack
        let heading: Entry
        let done: CheckButton
        let notes: TextView

        init(_ todo: Todo? = nil) throws {
            window = try TodoWindow(application: nil, todo: todo)
            pages = try XCTUnwrap(window.first(Stack.self, id: "pages"))
            heading = try XCTUnwrap(window.first(Entry.self, id: "heading"))
            done = try XCTUnwrap(window.first(CheckButton.self, id: "done"))
            notes = try XCTUnwrap(window.first(TextView.self, id: "notes"))
        }

        func button(_ label: String) throws -> Button {
            try XCTUnwrap(window.first(Button.self, labelled: label))
        }
    }

    func testStartsWithNone() throws {
        let screen = try Screen()
        _ = User(screen.window)
        XCTAssertEqual(screen.pages.visibleChildName, "none")
        XCTAssertEqual(screen.window.title, "Todo")
        XCTAssertNil(screen.window.todo)
    }

    func testMakesFillsAndDiscardsATodo() throws {
        let screen = try Screen()
        let user = User(screen.window)
        user.click(try screen.button("Make Todo"))
        let todo = try XCTUnwrap(screen.window.todo)
        wait { screen.pages.visibleChildName == "todo" && screen.window.title == "Untitled" }
        user.type("Buy milk")
        XCTAssertEqual(todo.title, "Buy milk")
        wait { screen.window.title == "Buy milk" }
        user.click(screen.done)
        XCTAssertTrue(todo.isDone)
        wait { screen.window.title == "✓ Buy milk" }
        user.click(screen.notes)
        user.type("two litres")
        XCTAssertEqual(todo.notes, "two litres")
        user.click(try screen.button("Discard"))
        XCTAssertNil(screen.window.todo)
        wait { screen.pages.visibleChildName == "none" && screen.window.title == "Todo" }
        XCTAssertEqual(todo.title, "Buy milk")
    }

    func testShowsWhatTheModelSays() throws {
        let todo = Todo(title: "Read", isDone: false, notes: "Chapter 1")
        let screen = try Screen(todo)
        _ = User(screen.window)
        XCTAssertEqual(screen.heading.text, "Read")
        XCTAssertFalse(screen.done.active)
        XCTAssertEqual(screen.notes.text, "Chapter 1")
        XCTAssertEqual(screen.window.title, "Read")
        todo.isDone = true
        todo.title = "Read on"
        wait { screen.done.active && screen.heading.text == "Read on" && screen.window.title == "✓ Read on" }
    }

    func testIgnoresTheTodoThatWasThereBefore() throws {
        let (first, second) = (Todo(title: "First"), Todo(title: "Second"))
        let screen = try Screen(first)
        _ = User(screen.window)
        screen.window.todo = second
        wait { screen.window.title == "Second" }
        first.title = "Changed"
        first.isDone = true
        pumpUntilIdle()
        XCTAssertEqual(screen.heading.text, "Second")
        XCTAssertFalse(screen.done.active)
        XCTAssertEqual(screen.window.title, "Second")
        screen.heading.text = "Second, changed"
        XCTAssertEqual(second.title, "Second, changed")
        XCTAssertEqual(first.title, "Changed")
    }

    func testLetsATodoGo() throws {
        let screen = try Screen()
        _ = User(screen.window)
        weak var gone: Todo?
        do {
            let todo = Todo(title: "Soon gone")
            gone = todo
            screen.window.todo = todo
        }
        XCTAssertNotNil(gone)
        screen.window.todo = nil
        wait { gone == nil }
    }

    func testLeavesNothingBehind() throws {
        assertNoLeaks {
            guard let window = try? TodoWindow(application: nil, todo: Todo(title: "Leave")) else {
                return XCTFail("the window could not be made")
            }
            window.present()
            window.todo = Todo(title: "Nothing")
            window.close()
        }
    }
}
