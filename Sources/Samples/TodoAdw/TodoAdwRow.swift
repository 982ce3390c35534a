import CombineAdw
import TodoModel

/// A row for a todo, with a check button.
final class TodoAdwRow: Box, ListCell {
    private let done = CheckButton()
    private let heading = Label("")

    init() {
        super.init(orientation: .horizontal, spacing: 6)
        heading.ellipsize = .end
        heading.xalign = 0
        append(done)
        append(heading.expand(.horizontal))
    }

    /// Shows a todo. The bindings are cancelled when the row shows another todo.
    func show(_ todo: Todo, of store: TodoStore) {
        heading.reactive.label <~ todo.$title.map { $0.allSatisfy(\.isWhitespace) ? "Untitled" : $0 }
        heading.reactive.cssClass("dim-label") <~ todo.$isDone
        done.reactive.isActive <~ todo.$isDone
        done.accessible.label = todo.heading
        done.toggled.sink(on: self) { row in store.setDone(row.done.isActive, [todo]) }
    }
}
