import CombineGtk

/// A row for a todo, with a check button and a title that the user can edit.
final class TodoRow: Box, ListCell {
    let done = CheckButton()
    let title = EditableLabel(text: "")

    init() {
        super.init(orientation: .horizontal, spacing: 6)
        append(done)
        append(title.set(\.ellipsize, .end).expand(.horizontal).accessibilityLabel(String(localized: "Title")))
        css("todo")
    }

    /// Shows a todo. The subscriptions are cancelled when the row shows another todo.
    func show(_ todo: Todo, of store: TodoStore) {
        title.text = todo.title
        done.isActive = todo.isDone
        todo.isDone ? addCSSClass("done") : removeCSSClass("done")
        accessible.label = todo.heading
        done.accessible.label = todo.heading
        done.toggled.sink(on: self) { row in store.setDone(row.done.isActive, [todo.id]) }
        // The title only receives clicks while it's being edited. Otherwise a click selects the row.
        title.reactive.canTarget <~ title.publisher(for: \.isEditing)
        title.publisher(for: \.isEditing).changes.filter { !$0 }.sink(on: self) { row, _ in
            // Another program may have renamed the todo during the edit.
            if row.title.text != todo.title { store.rename(todo.id, to: row.title.text) }
            store.discardIfUnnamed(todo.id)
        }
    }
}
