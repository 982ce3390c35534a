import CombineGtk

// The code on the page "Coming from UIKit". Each line is the code of a row. The code is compiled but never called.

private struct Note: Identifiable, Equatable {
    let id: Int
    var title: String
    var month = 1
}

private final class NoteCell: Box, ListCell {
    let title = Label()

    init() {
        super.init(orientation: .horizontal)
        append(title)
    }
}

private final class NotesModel: ObservableObject {
    @AppStorage("server") var server = "localhost"
    @Published var notes: [Note] = []
}

private final class NotesWindow: ApplicationWindow {
    var hasUnsavedChanges = false
    let model = NotesModel()

    func save() {}

    func upload() async {}

    func show(_ note: Note) {}

    func controls(_ button: Button, _ entry: Entry, _ scale: Scale, _ toggle: Switch, _ search: SearchEntry) {
        let query = CurrentValueRelay("")
        let volume = CurrentValueRelay(0.5)
        button.clicked.sink(on: self) { form in form.save() }
        button.clicked.sink(on: self) { form in await form.upload() }
        entry.publisher(for: \.text).byUser.sink(on: self) { form, text in form.title = text }
        entry.activate.sink(on: self) { form in form.save() }
        scale.reactive.value <~> volume
        toggle.publisher(for: \.isActive).byUser.sink(on: self) { form, isOn in form.isModal = isOn }
        search.publisher(for: \.text).changes.bind(to: query)
        closeRequest.connect(on: self) { form in form.hasUnsavedChanges }
    }

    func gestures(_ label: Label) {
        label.addController(GestureClick().connect(\.pressed, on: self) { form, press in form.title = "\(press.x)" })
        label.addController(GestureLongPress().connect(\.pressed, on: self) { form, _ in form.save() })
        label.addController(GestureZoom().connect(\.scaleChanged, on: self) { form, scale in form.opacity = scale })
    }

    func lists(_ list: ListView, _ box: ListBox, _ notes: CurrentValueRelay<[Note]>) {
        let chosen = CurrentValueRelay<Set<Note.ID>>([])
        list.bind(Rows(notes) { (cell: NoteCell, note: Note) in cell.title.label = note.title })
        list.activated(Note.self).sink(on: self) { form, note in form.show(note) }
        list.selection <~> chosen
        chosen.value = [7]
        list.scroll(to: 7)
        box.setSections(\Note.month) { month in Label("Month \(month)") }
        list.contextMenu { (ids: [Note.ID]) in ids.isEmpty ? nil : Menu() }
        list.move { (ids: [Note.ID], before) in print("move \(ids) before \(before ?? 0)") }
        let grid = GridView(Rows(notes, \.title))
        let dropDown = DropDown(Rows(notes), \.title)
        child = Overlay(list, placeholder: Label("No notes"))
        print(grid, dropDown)
    }

    func navigation(_ stack: Stack, _ list: ListView, _ details: Box, _ panel: Window) {
        stack.visibleChildName = "details"
        let tabs = StackSwitcher().set(\.stack, stack)
        child = SplitView(collapsedBelow: 600, sidebar: { list }, content: { details })
        panel.set(\.transientFor, self).present()
        panel.close()
        let info = MenuButton(icon: "info-symbolic") { Label("Three notes").margin(12) }
        print(tabs, info)
    }

    func dialogs(_ error: any Error) async throws {
        let answer = await alert("Delete?") { Button("Delete", .destructive) }
        let name = await prompt("New Folder", placeholder: "Name")
        presentError(error)
        let file = try await openFile(types: [.image])
        print(answer as Any, name ?? "", file as Any)
    }

    func menus() {
        let save = Command("save", title: "Save", icon: "document-save", keys: "<Control>s", on: self) { $0.save() }
        add(save)
        titlebar = HeaderBar { Button(save) }
        let edit = MenuButton(icon: "open-menu-symbolic", title: "Menu", primary: true) { save }
        print(edit)
    }
}

@MainActor
private func views(_ label: Label, _ image: Image, _ entry: Entry, _ button: Button, _ box: Box) {
    label.label = "Ada"
    label.wraps = true
    label.xalign = 0
    label.css("title-1")
    image.iconName = "starred-symbolic"
    label.isVisible = false
    button.isSensitive = false
    label.canTarget = false
    label.opacity = 0.5
    box.append(label)
    box.remove(label)
    let password = PasswordEntry()
    entry.grabFocus()
    label.queueDraw()
    label.queueResize()
    button.accessibilityLabel("New Note")
    label.animate(for: .milliseconds(300)) { label, part in label.opacity = part }
    print(password)
}

@MainActor
private func layout(_ label: Label, _ entry: Entry, _ list: ListView, _ box: Box) {
    let group = SizeGroup(mode: .horizontal)
    let column = Box.vertical(spacing: 8) { label }
    box.isHomogeneous = true
    entry.expand(.horizontal)
    label.margin(12)
    label.align(horizontal: .center, vertical: .center)
    label.size(width: 200, height: 40)
    label.sized(by: group)
    let form = Grid(columnSpacing: 12) { GridRow { entry } }
    let scrolled = ScrolledWindow(horizontal: .never) { list }
    let badge = Overlay(child: { label }, over: { Label("3") })
    print(column, form, scrolled, badge)
}

@MainActor
private func style(_ application: Application, _ display: Display, _ css: [UInt8]) throws {
    try StyleSheet(file: "app.css", content: css).apply(to: display)
    application.colorScheme = .dark
    let isDark = Settings.default?.isDark ?? false
    print(isDark)
}

private final class Connection: ObservableObject {
    @AppStorage("server") var server = "localhost"
}

@MainActor
private func system(_ window: NotesWindow, _ label: Label, _ manager: UndoManager, _ count: Int) async throws {
    window.model.$server.sink(on: label) { label, server in label.label = server }
    MainContext.perform(after: .seconds(2)) { label.isVisible = false }
    try window.clipboard.write("Ada")
    let copied = try await window.clipboard.read(String.self)
    try await AppInfoObject.launchDefault(forURI: "https://example.org")
    window.undoManager = manager
    window.restoreState(as: "main")
    label.label = String(localized: "\(count) note", plural: "\(count) notes", count: count)
    print(copied ?? "")
}
