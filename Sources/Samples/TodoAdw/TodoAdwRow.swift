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

    /// Shows a todo. The bindings are cancelled when the row shows another todo.
    func show(_ todo: Todo, of store: TodoStore) {
        heading.reactive.label <~ todo.$title.map { $0.allSatisfy(\.isWhitespace) ? "Untitled" : $0 }
        // The title is struck through, because dimmed text would have too little contrast.
        heading.reactive.attributes <~ todo.$isDone.map { $0 ? Self.struckThrough : nil }
        done.reactive.isActive <~ todo.$isDone
        observe { row in
            row.accessible.label = todo.heading
            row.done.accessible.label = todo.heading
        }
        done.toggled.sink(on: self) { row in store.setDone(row.done.isActive, [todo]) }
    }
}
