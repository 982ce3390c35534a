import CombineGtk

/// An editor for the details of a todo. It shows a placeholder if no todo or several todos are selected.
final class TodoDetail: Box {
    @ObservedObject private var viewModel: TodoListViewModel
    private let heading = Entry()
    private let done = CheckButton(label: String(localized: "Done"))
    private let notes = TextView()

    init(_ viewModel: TodoListViewModel) {
        _viewModel = ObservedObject(wrappedValue: viewModel)
        super.init(orientation: .vertical, spacing: 6)
        notes.wrapMode = .wordCharacter
        notes.acceptsTab = false
        notes.accessible.label = String(localized: "Notes")
        let pages = Stack {
            Label("").bind(\.label, to: viewModel.noDetails).css("dim-label").page(name: "none")
            Box.vertical {
                Box.vertical {
                    Label(String(localized: "Title")).align(horizontal: .start).css("caption")
                    heading.accessibilityLabel(String(localized: "Title"))
                }
                .css("row")
                Separator(orientation: .horizontal)
                done.css("row")
                Separator(orientation: .horizontal)
                Box.vertical {
                    Label(String(localized: "Notes")).align(horizontal: .start).css("caption")
                    ScrolledWindow { notes }.expand()
                }
                .css("row")
            }
            .css("card")
            .page(name: "todo")
        }
        append(pages.expand())
        css("content")

        heading.reactive.text <~> $viewModel.current.title
        observe { detail in detail.done.isActive = detail.viewModel.current?.isDone ?? false }
        done.toggled.sink(on: self) { detail in
            if let todo = detail.viewModel.current { detail.viewModel.store.setDone(detail.done.isActive, [todo.id]) }
        }
        notes.reactive.text <~> $viewModel.current.notes
        pages.reactive.visibleChildName <~ viewModel.currentID.map { $0 == nil ? "none" : "todo" }
    }
}
