#if GTK4_12
import CombineAdw

/// A notebook with notes.
struct Notebook: Identifiable, Equatable {
    let id: Int
    var title: String
    var notes: [Note]
}

/// The notebooks, the selected one, and the notes of it that the user has opened.
final class LibraryModel: ObservableObject {
    @Published var notebooks = [
        Notebook(id: 1, title: "Home", notes: [Note(id: 1, title: "Groceries")]),
        Notebook(id: 2, title: "Work", notes: [Note(id: 2, title: "Meeting"), Note(id: 3, title: "Ideas")]),
    ]
    @Published var notes: [Note] = []
    @Published var path: [Note] = []
}

/// A window with a list of notebooks next to their notes. A narrow window shows one of them at a time.
final class LibraryWindow: AdwApplicationWindow {
    @ObservedObject private var model: LibraryModel
    private(set) lazy var split = NavigationSplitView {
        NavigationPage("Notebooks") { ScrolledWindow { notebooks() } }
    } content: {
        NavigationPage("Notes", header: nil) {
            NavigationStack(
                $model.path,
                root: NavigationStack.Page("Notes") { ScrolledWindow { notes() } }
            ) { note in
                NavigationStack.Page(note.title) { Label("This is \(note.title).") }
            }
        }
    }

    init(_ application: Application?, _ model: LibraryModel) {
        _model = ObservedObject(wrappedValue: model)
        super.init(application: application)
        title = "Library"
        setDefaultSize(700, height: 480)
        content = split
        addBreakpoint(maxWidth: 500) { $0.set(\.isCollapsed, to: true, on: split) }
    }

    private func notebooks() -> ListView {
        let list = ListView(Rows(model.$notebooks, \.title))
        list.activatesOnSingleClick = true
        list.activated(Notebook.self).sink(on: self) { window, notebook in
            window.model.path = []
            window.model.notes = notebook.notes
            window.split.showsContent = true
        }
        return list
    }

    private func notes() -> ListView {
        let list = ListView(Rows(model.$notes, \.title))
        list.activatesOnSingleClick = true
        list.activated(Note.self).sink(on: self) { window, note in window.model.path.append(note) }
        return list
    }
}
#endif
