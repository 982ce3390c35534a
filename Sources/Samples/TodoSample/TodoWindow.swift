import CombineGtk
import SampleResources

/// Shows a todo, or, where there is none, the way to one.
public final class TodoWindow: ApplicationWindow {
    @Outlet var pages: Stack
    @Outlet var make: Button
    @Outlet var heading: Entry
    @Outlet var done: CheckButton
    @Outlet var notes: TextView
    @Outlet var discard: Button

    /// The todo that is shown.
    @OptionalObservedObject public var todo: Todo?

    /// What binds the shown todo to the window's widgets.
    private var todoBindings = CompositeDisposable()

    /// Makes the window of an application.
    ///
    /// Throws ``InterfaceError`` where the window's description does not fit.
    public init(application: Application?, todo: Todo? = nil) throws {
        super.init(application: application)
        try load(.todoWindow)
        self.todo = todo

        observe { window in
            window.title = window.todo?.heading ?? "Todo"
            window.pages.visibleChildName = window.todo == nil ? "none" : "todo"
        }
        $todo.removeDuplicates { $0 === $1 }.sink(on: self) { window, todo in window.bind(todo) }

        make.clicked.sink(on: self) { window, _ in window.todo = Todo() }
        discard.clicked.sink(on: self) { window, _ in window.todo = nil }
    }

    private func bind(_ todo: Todo?) {
        todoBindings.dispose()
        todoBindings = CompositeDisposable()
        guard let todo else { return }
        todoBindings += heading.reactive.text <~> todo.$title
        todoBindings += done.reactive.active <~> todo.$isDone
        todoBindings += notes.reactive.text <~> todo.$notes
        heading.grabFocus()
    }
}
