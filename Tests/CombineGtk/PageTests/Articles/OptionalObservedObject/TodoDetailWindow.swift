import CombineGtk

final class TodoDetailWindow: ApplicationWindow {
    @OptionalObservedObject var todo: Todo?

    let pages = Stack()
    let make = Button(label: "Make Todo")
    let heading = Entry()

    override init(application: Application?) {
        super.init(application: application)
        _ = pages.add(make, name: "none")
        _ = pages.add(heading, name: "todo")
        child = pages

        observe { window in
            window.title = window.todo?.title ?? "Nothing to do"
            window.pages.visibleChildName = window.todo == nil ? "none" : "todo"
        }
        heading.reactive.text <~> $todo.title
        make.clicked.sink(on: self) { window in window.todo = Todo(title: "Buy milk") }
    }
}
