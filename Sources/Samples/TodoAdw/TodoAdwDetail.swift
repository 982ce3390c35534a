import CombineAdw
import TodoModel

/// An editor for the details of a todo. It shows a placeholder if no todo or several todos are selected.
final class TodoAdwDetail: Box {
    @OptionalObservedObject var todo: Todo?
    private let heading = EntryRow()
    private let done = Switch()
    private let notes = TextView()

    init(_ viewModel: TodoListViewModel) {
        let store = viewModel.store
        super.init(orientation: .vertical, spacing: 0)
        heading.title = "Title"
        let state = ActionRow()
        state.title = "Done"
        state.addSuffix(done.align(vertical: .center))
        state.activatableWidget = done
        let fields = AdwPreferencesGroup()
        fields.add(heading)
        fields.add(state)
        notes.wrapMode = .wordCharacter
        notes.acceptsTab = false
        notes.accessible.label = "Notes"
        notes.css("inline")
        (notes.topMargin, notes.bottomMargin, notes.leftMargin, notes.rightMargin) = (12, 12, 12, 12)
        let text = AdwPreferencesGroup()
        text.title = "Notes"
        text.add(Box.vertical { notes.size(height: 160).expand() }.css("card"))
        let clamp = Clamp()
        clamp.child = Box.vertical(spacing: 24) {
            fields
            text
        }
        .margin(horizontal: 12, vertical: 24)
        let none = StatusPage()
        none.iconName = "checkbox-checked-symbolic"
        none.reactive.title <~ viewModel.noDetails
        let pages = Stack {
            none.page(name: "none")
            ScrolledWindow { clamp }.page(name: "todo")
        }
        append(pages.expand())

        heading.reactive.text <~> $todo.title
        notes.reactive.text <~> $todo.notes
        observe { detail in detail.done.isActive = detail.todo?.isDone ?? false }
        done.publisher(for: \.isActive).changes.sink(on: self) { detail, isDone in
            if let todo = detail.todo, todo.isDone != isDone { store.setDone(isDone, [todo]) }
        }
        pages.reactive.visibleChildName <~ $todo.map { $0 == nil ? "none" : "todo" }
    }

    /// Moves the focus to the title of a todo as soon as the title can be edited.
    func edit(_ id: Todo.ID) {
        let edited = $todo.combineLatest(heading.publisher(for: \.isSensitive)) { $1 ? $0?.id : nil }
        edited.first { $0 == id }.sink(on: self) { detail, _ in
            // The row would focus itself, not its text.
            detail.heading.delegate?.grabFocus()
        }
    }
}
