import CombineGtk
import GtkTesting

// The most common code of programs, with one line for each task. This code is only compiled. Other tests run the
// functions.

private struct Note: Identifiable, Equatable, Sendable {
    let id: Int
    var title = ""
    var due = 0
}

private enum Priority: String, CaseIterable, AppStorageValue {
    case low, high
}

@MainActor
private final class NotesModel: ObservableObject {
    @Published var notes: [Note] = []
    @Published var selection: Set<Note.ID> = []
    @Published var sort: [SortKey<Note>] = []
    @Published var note = Note(id: 0)
    @Published var priority = Priority.low
    @Published var isBusy = false
    @Published var search = ""

    func move(_ ids: [Note.ID], before: Note.ID?) {}
    func delete() async throws {}
    func undo() {}
}

private final class NoteLine: Box, ListCell {
    let title = Label()

    init() { super.init(orientation: .horizontal, spacing: 0) }
}

private final class NotesWindow: ApplicationWindow {
    @ObservedObject var model = NotesModel()

    // MARK: Lists

    func lists() {
        let list = ListView(Rows(model.$notes) { (line: NoteLine, note: Note) in line.title.label = note.title })
        list.selection <~> $model.selection
        list.move { [model] (ids: [Note.ID], before) in model.move(ids, before: before) }
        list.contextMenu { (ids: [Note.ID]) in ids.isEmpty ? nil : Menu { Command("open", title: "Open") {} } }
        list.activated(Note.self).sink(on: self) { window, note in window.title = note.title }
        list.scroll(to: 5)
        list.beginEditing(5)
        child = Overlay(list, placeholder: Label(label: "No notes"))
        let table = ColumnView(Rows(model.$notes), sort: $model.sort) {
            Column("Title", \.title).expand()
            Column("Due", \.due)
        }
        table.selection <~> $model.selection
        DropDown(Priority.allCases, \.rawValue).selection <~> $model.priority
        let found = model.$notes.arranged(
            by: model.$search.map { search in Arrangement(where: { $0.title.contains(search) }) }
        )
        _ = GridView(Rows(found) { (line: NoteLine, note: Note) in line.title.label = note.title })
    }

    // MARK: Commands, menus and keys

    func commands() {
        let delete = Command(
            "delete",
            title: "Delete",
            icon: "user-trash-symbolic",
            keys: "<Control>Delete",
            on: self,
            enabled: model.$selection.map { !$0.isEmpty }
        ) { window in try await window.model.delete() }
        add(delete)
        let spinner = Spinner()
        spinner.reactive.isSpinning <~ delete.isExecuting
        let button = MenuButton("Notes") {
            Menu.Section { delete }
            Menu.Submenu("Sort") { Menu.Picker(selection: $model.priority, title: \.rawValue) }
            Menu.Toggle("Busy", isOn: $model.isBusy)
        }
        child = Box.horizontal {
            Button(delete)
            spinner
            button
        }
        delete.errors.sink(on: self) { window, error in window.presentError(error) }
        presentShortcuts(["Notes": [delete]])
    }

    // MARK: Dialogs

    func dialogs() async throws {
        let answer = await alert("Delete 3 notes?", message: "You can undo this.") {
            Button("Cancel", .cancel)
            Button("Delete", .destructive)
        }
        guard answer == .destructive else { return }
        _ = await prompt("New Folder")
        _ = try await openFile(types: [.json])
        _ = try await openFiles(types: [.image])
        _ = try await openFolder()
        _ = try await saveFile(named: "Notes.json", types: [.json])
        if await presentError(CancellationError(), offeringRetry: true) { return }
        toast("3 notes deleted", undo: { [model] in model.undo() })
        presentAbout("Notes", version: "1.0")
        presentPreferences {
            PreferencesPage("All") { PreferencesGroup { PreferencesRow("Busy", isOn: $model.isBusy) } }
        }
    }

    // MARK: Trees of widgets

    func trees(_ search: SearchEntry, _ subtitle: Label, _ due: Label) {
        child = Box.vertical(spacing: 8) {
            search
            Box.horizontal(spacing: 8) {
                subtitle.set(\.xalign, 0).css("dim-label")
                due
            }
        }
        .css("toolbar")
        .css("busy", when: model.$isBusy)
    }

    // MARK: Models of structures

    func structures(_ entry: Entry, _ id: Note.ID) {
        entry.reactive.text <~> $model.note.title
        entry.reactive.text <~> $model.notes[id: id].title
    }

    // MARK: Closures that don't retain objects

    func closures(_ button: Button) {
        addAction("undo", on: self) { window in window.model.undo() }
        closeRequest.connect(on: self) { window in window.model.isBusy }
        button.clicked.sink(on: self) { window in try? await window.model.delete() }
    }

    // MARK: Accessible names

    func names(_ button: Button) {
        button.accessibilityLabel = "New Note"
        button.reactive.accessibilityLabel <~ model.$isBusy.map { $0 ? "Busy" : "New Note" }
    }

    // MARK: Settings, undo, languages, styles

    func state() {
        restoreState(as: "notes")
    }

    func undoing(_ title: Label) {
        undoManager.registerUndo(withTarget: model) { model in model.undo() }
        undoManager.setActionName(String(localized: "Delete Notes"))
        add(undoCommand, redoCommand)
        title.bind(
            \.label,
            to: model.$notes.map { notes in
                String(localized: "\(notes.count) note", plural: "\(notes.count) notes", count: notes.count)
            }
        )
    }

    func styles(_ label: Label, _ application: Application) {
        application.colorScheme = .system
        application.liveReload(from: "Resources")
        label.css("done", when: model.$isBusy)
    }

    // MARK: Drag and drop

    func transfer(_ label: Label) {
        label.draggable { $0.label }
        dropTarget(for: [File].self, on: self) { window, files in
            window.title = files.first?.path
            return true
        }
    }
}

// MARK: A program

private final class Preferences: ObservableObject {
    @AppStorage("server") var server = "http://localhost"
    @AppStorage("priority") var priority = Priority.low

    var address: some Publisher<String, Never> { $server.map { "\($0)/notes" } }
}

private struct NotebookProgram: GtkApp, FileOpening {
    let id = "org.example.Notebook"
    @CommandLineOption("verbose", short: "v", help: "Prints details") var isVerbose = false

    func makeWindow(_ application: Application) throws -> Window { ApplicationWindow(application: application) }

    func open(_ files: [File], in application: Application) throws {
        guard !files.isEmpty else { throw ExitCode(3, message: "no file") }
    }
}

// MARK: Tests

@MainActor
private func tests(_ window: NotesWindow, _ list: ListView, _ line: NoteLine) {
    let user = User(window)
    user.click(line, modifiers: .control)
    user.drag(from: line, to: list)
    user.scroll(.down, over: list, by: 3)
    user.choose(menu: "Notes", "Delete")
    user.answer("Delete")
    user.chooseFile("/tmp/notes.json")
    window.assertAccessible()
    print(window.first(Button.self, accessibilityLabel: "New Note") as Any)
}
