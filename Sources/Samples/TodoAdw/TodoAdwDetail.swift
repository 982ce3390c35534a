import CombineAdw
import TodoModel

/// An editor for the details of a todo. It shows a placeholder if no todo or several todos are selected.
final class TodoAdwDetail: Box {
    @ObservedObject private var viewModel: TodoListViewModel
    private let heading = EntryRow()
    private let done = Switch()
    private let notes = TextView()

    init(_ viewModel: TodoListViewModel) {
        _viewModel = ObservedObject(wrappedValue: viewModel)
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

        heading.reactive.text <~> $viewModel.current.title
        notes.reactive.text <~> $viewModel.current.notes
        observe { detail in detail.done.isActive = detail.viewModel.current?.isDone ?? false }
        done.publisher(for: \.isActive).changes.sink(on: self) { detail, isDone in
            if let todo = detail.viewModel.current { detail.viewModel.store.setDone(isDone, [todo.id]) }
        }
        pages.reactive.visibleChildName <~ viewModel.currentID.map { $0 == nil ? "none" : "todo" }
    }

    /// Moves the focus to the title of a todo as soon as the title can be edited.
    func edit(_ id: Todo.ID) {
        let edited = viewModel.currentID.combineLatest(heading.publisher(for: \.isSensitive)) { $1 ? $0 : nil }
        edited.first { $0 == id }.sink(on: self) { detail, _ in
            // The row would focus itself, not its text.
            detail.heading.delegate?.grabFocus()
        }
    }
}
