import CombineGtk
import TodoModel

final class DetailWindow: ApplicationWindow {
    @OptionalObservedObject var todo: Todo?
    let heading = Entry()

    override init(application: Application?) {
        super.init(application: application)
        child = heading
        heading.reactive.text <~> $todo.title
        observe { window in window.title = window.todo?.heading ?? "Nothing to do" }
    }
}
