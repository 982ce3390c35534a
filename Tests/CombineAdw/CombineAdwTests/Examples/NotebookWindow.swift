import CombineAdw

/// A note with a title.
struct Note: Identifiable, Equatable {
    let id: Int
    var title: String
}

/// The notes, and those that the user has opened.
final class NotebookModel: ObservableObject {
    @Published var notes = [Note(id: 1, title: "Groceries"), Note(id: 2, title: "Books")]
    @Published var path: [Note] = []
}

/// A window in which the user opens notes from a list, and returns to the list.
final class NotebookWindow: AdwApplicationWindow {
    @ObservedObject private var model: NotebookModel

    init(_ application: Application?, _ model: NotebookModel) {
        _model = ObservedObject(wrappedValue: model)
        super.init(application: application)
        title = "Notebook"
        setDefaultSize(360, height: 480)
        let list = ListView(Rows(model.$notes, \.title))
        list.activatesOnSingleClick = true
        list.activated(Note.self).sink(on: self) { window, note in window.model.path.append(note) }
        content = NavigationStack(
            $model.path,
            root: NavigationStack.Page("Notes") { ScrolledWindow { list } }
        ) { note in
            NavigationStack.Page(note.title) { Label("This is \(note.title).") }
        }
    }
}
