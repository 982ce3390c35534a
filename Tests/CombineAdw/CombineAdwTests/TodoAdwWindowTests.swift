import CombineAdw
import GtkTesting
import TodoModel
import XCTest

@testable import TodoAdw

/// Tests of the window of the sample TodoAdw.
@MainActor
final class TodoAdwWindowTests: GtkTestCase {
    private let store = TodoStore()

    private func makeWindow(width: Int) throws -> (window: TodoAdwWindow, user: User, list: ListView) {
        DefaultSettings.store = MemorySettings()
        for title in ["A", "B"] { store.add(Todo(title: title)) }
        let window = TodoAdwWindow(nil, TodoListViewModel(store: store, settings: TodoSettings()))
        window.setDefaultSize(width, height: 560)
        let user = User(window)
        return (window, user, try XCTUnwrap(window.first(ListView.self, accessibilityLabel: "Todos")))
    }

    private func row(_ title: String, of list: ListView) -> Label? {
        list.descendants(of: Label.self).first { $0.label == title }
    }

    func testClickInWideWindowKeepsFocusInList() throws {
        let (window, user, list) = try makeWindow(width: 900)
        user.click(try XCTUnwrap(row("B", of: list)))
        pumpUntilIdle()
        XCTAssertTrue(list.stateFlags.contains(.focusWithin), "\(String(describing: window.focus)) has the focus")
        user.press(.space)
        user.type("x")
        pumpUntilIdle()
        XCTAssertEqual(store.todos.map(\.title).sorted(), ["A", "B"])
    }

    func testClickInNarrowWindowShowsDetails() throws {
        let (window, user, list) = try makeWindow(width: 360)
        user.click(try XCTUnwrap(row("B", of: list)))
        let title = try XCTUnwrap(window.first(EntryRow.self))
        wait { title.isMapped && !list.isMapped }
        XCTAssertEqual(title.text, "B")
    }
}
