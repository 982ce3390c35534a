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
        heading.reactive.text <~> $todo.title
        done.reactive.active <~> $todo.isDone
        notes.reactive.text <~> $todo.notes

        make.clicked.sink(on: self) { window in
            window.todo = Todo()
            window.heading.grabFocus()
        }
        discard.clicked.sink(on: self) { window in window.todo = nil }
    }
}
