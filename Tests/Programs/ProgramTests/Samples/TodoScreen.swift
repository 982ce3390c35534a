import CombineGtk
import GtkTesting
import TodoModel
import XCTest

@testable import Todo

/// The window and the widgets that the user sees.
@MainActor
struct TodoScreen {
    let store: TodoStore
    let window: TodoWindow
    let user: User
    let list: ListView
    let search: SearchEntry
    let heading: Entry
    let notes: TextView

    init(_ titles: String..., store: TodoStore = TodoStore(), settings: TodoSettings = TodoSettings()) throws {
        self.store = store
        DefaultSettings.store = MemorySettings()
        for title in titles { store.add(Todo(title: title)) }
        while store.undoManager.groupingLevel > 0 { store.undoManager.endUndoGrouping() }
        store.undoManager.removeAllActions()
        window = TodoWindow(application: nil, store: store, settings: settings)
        user = User(window)
        list = try XCTUnwrap(window.first(ListView.self, accessibilityLabel: "Todos"))
        search = try XCTUnwrap(window.first(SearchEntry.self))
        heading = try XCTUnwrap(window.first(Entry.self, accessibilityLabel: "Title"))
        notes = try XCTUnwrap(window.first(TextView.self))
    }

    /// The visible rows, from top to bottom.
    var rows: [TodoRowWidgets] {
        window.descendants(of: Box.self).filter { $0.hasCSSClass("todo") && $0.isMapped }.map { TodoRowWidgets($0) }
            .sorted { $0.y < $1.y }
    }

    var shown: [String] { rows.map(\.text) }

    func row(_ title: String) throws -> TodoRowWidgets {
        let row = rows.first { $0.text == title }
        return try XCTUnwrap(row, "no row “\(title)” in \(shown)")
    }

    var titles: [String] { store.todos.map(\.title) }

    /// Returns a Boolean value that indicates whether the user is editing a text in a completely visible row.
    func isEditing(_ text: String) -> Bool {
        rows.contains { row in
            guard row.title.isEditing, row.text == text, let bounds = row.row.bounds(in: list) else {
                return false
            }
            return bounds.y >= 0 && Double(bounds.y + bounds.height) <= Double(list.height)
        }
    }

    /// The open context menu of a row, or nil.
    var menu: PopoverMenu? { list.children.lazy.compactMap { $0 as? PopoverMenu }.first }

    /// Waits until the window has been drawn again.
    func waitForFrame() {
        let frame = window.frameClock?.frameCounter ?? 0
        window.queueDraw()
        XCTAssertTrue(MainContext.pump { window.frameClock?.frameCounter ?? 0 > frame })
    }

    func click(_ title: String, modifiers: KeyModifiers = []) throws {
        user.click(try row(title).title, modifiers: modifiers)
    }
}

/// The widgets of a row.
@MainActor
struct TodoRowWidgets {
    let row: Box
    let done: CheckButton
    let title: EditableLabel
    let y: Double

    init(_ row: Box) {
        self.row = row
        // Each row contains both widgets.
        done = row.first(CheckButton.self)!
        title = row.first(EditableLabel.self)!
        y = row.root.flatMap { row.bounds(in: $0) }.map { Double($0.y) } ?? 0
    }

    var text: String { title.text }
}
