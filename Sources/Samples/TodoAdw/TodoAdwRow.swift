import CombineAdw
import TodoModel

/// A row for a todo, with a check button.
final class TodoAdwRow: Box, ListCell {
    private let done = CheckButton()
    private let heading = Label("")
    private static let struckThrough = AttrList.fromString("0 -1 strikethrough true")

    init() {
        super.init(orientation: .horizontal, spacing: 6)
        heading.ellipsize = .end
        heading.xalign = 0
        append(done)
        append(heading.expand(.horizontal))
    }

    /// Shows a todo. The subscriptions are cancelled when the row shows another todo.
    func show(_ todo: Todo, of store: TodoStore) {
        heading.label = todo.title.allSatisfy(\.isWhitespace) ? "Untitled" : todo.title
        // The title is struck through, because dimmed text would have too little contrast.
        heading.attributes = todo.isDone ? Self.struckThrough : nil
        done.isActive = todo.isDone
        accessible.label = todo.heading
        done.accessible.label = todo.heading
        done.toggled.sink(on: self) { row in store.setDone(row.done.isActive, [todo.id]) }
    }
}
