import CombineGtk
import Observation

// The code on the pages "Coming from other frameworks", "Coming from SwiftUI" and "Coming from PyGObject". Each line is the code
// of a row. The code is compiled but never called.

private final class Profile: ObservableObject {
    @Published var name = ""
}

@Observable
private final class Settings {
    var title = ""
    var volume = 0.5
    var isMuted = false
    var servers: [Server] = []
}

private struct Server: Identifiable {
    let name: String
    var id: String { name }
}

private struct Stay: Identifiable, Equatable {
    enum Kind: String, CaseIterable {
        case hotel, tent
    }

    let id: Int
    var place: String
    var kind: Kind
    var isPaid: Bool
    var nights: Int
}

@MainActor
private final class Trip: ObservableObject, Storable {
    @AppStorage("start") var start = CalendarDate.today
    @AppStorage("sidebar-width") var sidebarWidth = 200
    @Published var day = CalendarDate.today
    @Published var reminder: CalendarDate?
    @Published var query = ""
    @Published var stays: [Stay] = []
    var cancellables: Set<AnyCancellable> = []

    func search(_ query: String) {}
}

/// An object that isn't `Storable`.
private final class Counter {
    var count = 0
}

private struct Note: Identifiable {
    let id: Int
    var title: String
}

private final class NoteCell: Box, ListCell {
    let title = Label()

    init() {
        super.init(orientation: .horizontal)
        append(title)
    }
}

private final class FormWindow: ApplicationWindow {
    var hasUnsavedChanges = false
    @StateObject var profile = Profile()
    @ObservedObject var guest = Profile()
    @OptionalObservedObject var friend: Profile?

    func save() {}

    func upload() async {}

    func end<Failure>(_ completion: Subscribers.Completion<Failure>) {}

    func fading(at time: Int) -> Double { 1 }

    func show(_ row: ListBoxRow) {}

    func actions(_ button: Button, _ entry: Entry, _ list: ListBox) {
        button.clicked.sink(on: self) { form in form.save() }
        entry.activate.sink(on: self) { form in form.save() }
        list.rowActivated.sink(on: self) { form, row in form.show(row) }
    }

    func lists(_ list: ListView, _ drop: DropDown, _ notes: CurrentValueRelay<[Note]>) {
        list.bind(Rows(notes) { (cell: NoteCell, note: Note) in cell.title.label = note.title })
        list.activated(Note.self).sink(on: self) { form, note in form.title = note.title }
        let chosen = CurrentValueRelay<Set<Note.ID>>([])
        list.selection <~> chosen
        list.move { (ids: [Note.ID], before) in print("move \(ids) before \(before ?? 0)") }
        list.contextMenu { (ids: [Note.ID]) in ids.isEmpty ? nil : Menu() }
        let table = ColumnView(Rows(notes)) { Column("Title", \.title) }
        table.scroll(to: 7)
        let editor = ColumnView(Rows(notes)) { Column("Title", \.title, .text, in: notes) }
        editor.restoreColumns(as: "notes")
        list.draggableRows { (ids: [Note.ID]) in ids }
        list.rowDropTarget(for: String.self) { (id: Note.ID, text) in "\(id)" == text }
    }

    func trees(_ folders: CurrentValueRelay<[Branch]>) {
        let tree = ListView(Rows(folders, \.title), children: \.children)
        let opened = CurrentValueRelay<Set<Branch.ID>>([])
        tree.expanded <~> opened
    }

    func answers(_ form: FormWindow, _ button: Button, _ label: Label, _ failing: AnyPublisher<String, any Error>) {
        form.closeRequest.connect(on: self) { form in form.hasUnsavedChanges }
        button.clicked.sink(on: self) { form in await form.upload() }
        failing.sink(on: self, receiveCompletion: { $0.end($1) }, receiveValue: { $0.title = $1 })
        addAction("save", on: self) { form in form.save() }
        addAction("upload", on: self) { form in await form.upload() }
        label.animate(for: .milliseconds(300)) { label, part in label.opacity = part }
        label.onTick(on: self) { form, clock in form.opacity = form.fading(at: clock.frameTime) }
    }

    func sides(_ entry: Entry) {
        entry.reactive.text <~> $profile.name
        entry.reactive.text <~> $friend.name
    }

    func lifetimes(_ name: CurrentValueRelay<String>, _ title: CurrentValueRelay<String>) {
        let saved = PassthroughRelay<Void>()
        name.prefix(untilFreed: self).bind(to: title)
        LifetimeEndPublisher(of: self).bind(to: saved)
    }
}

// MARK: Signals and properties

@MainActor
private func signals(_ button: Button, _ entry: Entry, _ label: Label, _ list: ListBox, _ click: GestureClick) {
    button.clicked.sink(on: label) { label in label.label = "Pressed" }
    button.publisher(for: \.clicked).sink(on: label) { $0.label = $1.label ?? "" }
    entry.activate.sink(on: entry) { entry in entry.text = "" }
    click.pressed.sink(on: label) { label, press in label.label = "\(press.x)" }
    list.rowSelected.sink(on: label) { label, row in label.isVisible = row != nil }
    label.mapSignal.sink(on: label) { label in label.label = "Shown" }
}

@MainActor
private func searches(_ search: SearchEntry, _ query: CurrentValueRelay<String>, _ name: CurrentValueRelay<String>) {
    search.searchChanged.sink(on: search) { search in query.accept(search.text) }
    query.debounce(for: .milliseconds(300), scheduler: MainScheduler.shared).bind(to: name)
}

@MainActor
private func properties(_ entry: Entry, _ label: Label, _ textView: TextView, _ button: Button, _ toggle: Switch) {
    let (name, title) = (CurrentValueRelay(""), CurrentValueRelay(""))
    label.reactive.label <~ entry.publisher(for: \.text)
    entry.publisher(for: \.text).changes.bind(to: name)
    entry.publisher(for: \.text).byUser.bind(to: name)
    label.publisher(for: \.label).bind(to: title)
    button.publisher(for: \.label).orEmpty.bind(to: title)
    entry.publisher(for: \.text).sink(on: label) { label, text in label.label = text }
    label.reactive.label <~ textView.publisher(for: \.text)
    button.reactive.isSensitive <~ toggle.publisher(for: \.isActive)
    toggle.publisher(for: \.isActive).assign(to: \.isSensitive, on: button)
}

@MainActor
private func choices(_ scale: Scale, _ dropDown: DropDown) {
    let (volume, choice) = (CurrentValueRelay(0.5), CurrentValueRelay<Int?>(nil))
    scale.publisher(for: \.adjustment.value).bind(to: volume)
    dropDown.publisher(for: \.selected).bind(to: choice)
    scale.reactive.value <~> volume
    dropDown.reactive.selected <~> choice
}

// MARK: Relays and bindings

@MainActor
private func relays(_ title: CurrentValueRelay<String>, _ heading: CurrentValueRelay<String>) {
    let name = CurrentValueRelay("")
    let saved = PassthroughRelay<Void>()
    name.accept("Ada")
    name.value = "Ada"
    saved.accept()
    name.bind(to: title, heading)
}

@MainActor
private func targets(_ label: Label, _ counter: Counter, _ name: CurrentValueRelay<String>) {
    let numbers = CurrentValueRelay(0)
    BindingTarget(on: label) { label, text in label.label = text } <~ name
    BindingTarget(on: label) { label, number in label.label = "\(number)" } <~ numbers
    BindingTarget(counter, \.count) <~ numbers
    label.reactive.bind(\.label) <~ name
    label.reactive.label <~ name
    name.assign(to: \.label, on: label)
}

@MainActor
private func conditions(_ label: Label, _ button: Button) {
    let (isShown, isValid) = (CurrentValueRelay(true), CurrentValueRelay(true))
    label.reactive.isVisible <~ isShown
    button.reactive.isSensitive <~ isShown.combineLatest(isValid) { $0 && $1 }
}

@MainActor
private func failures(
    _ label: Label,
    _ failing: AnyPublisher<String, any Error>,
    _ failingLines: AsyncThrowingStream<String, any Error>
) {
    label.reactive.label <~ failing.replaceError(with: "")
    label.reactive.label.onFailure { error in print(error) } <~ failingLines
    label.reactive.label.onFailure { error in print(error) } <~ failing
}

@MainActor
private func sinks(_ label: Label, _ name: CurrentValueRelay<String>) {
    name.receive(on: MainContext.default).sink(on: label) { $0.label = $1 }
    name.sink { print($0) }.store(in: &label.cancellables)
    name.sink(on: label) { label, name in label.label = name }
    name.dropFirst().sink(on: label) { label, name in label.label = name }
}

@MainActor
private func absences(_ subtitle: Label?, _ name: CurrentValueRelay<String>) {
    subtitle?.reactive.label <~ name
}

@MainActor
private func ends(
    _ form: FormWindow,
    _ label: Label,
    _ name: CurrentValueRelay<String>,
    _ title: CurrentValueRelay<String>
) {
    let saved = PassthroughRelay<Void>()
    name.prefix(untilFreed: label).bind(to: title)
    LifetimeEndPublisher(of: label).bind(to: saved)
    let binding = label.reactive.label <~ name
    binding.dispose()
    let disposables = CompositeDisposable()
    disposables += label.reactive.label <~ name
    disposables += name.sink { print($0) }
    disposables += Task { await form.upload() }
    name.bind(to: title).store(in: &label.cancellables)
    disposables.dispose()
}

// MARK: Actions and commands

@MainActor
private func actions(
    _ form: FormWindow,
    _ spinner: Spinner,
    _ isValid: CurrentValueRelay<Bool>,
    _ texts: AnyPublisher<String, Never>,
    _ request: @escaping (String) -> AnyPublisher<String, any Error>
) {
    let name = CurrentValueRelay("")
    let upload = Action(on: form, enabled: isValid, publisher: { (_, text: String) in request(text) })
    upload.apply("text").sink(on: form, receiveCompletion: { $0.end($1) }, receiveValue: { $0.title = $1 })
    spinner.reactive.isSpinning <~ upload.isExecuting
    upload.errors.sink(on: form) { form, error in form.title = "\(error)" }
    let button = Button("Upload", action: upload, input: "text")
    upload <~ texts
    let shown = Property(name)
    print(button, shown.value)
}

@MainActor
private func commands(_ form: FormWindow, _ header: HeaderBar) {
    @Bindable var settings = Settings()
    let save = Command("save", title: "Save", icon: "document-save", keys: "<Control>s", on: form) { $0.save() }
    header.packStart(Button(save))
    form.add(save)
    header.packEnd(MenuButton("Edit") { Menu.Toggle("Mute", isOn: $settings.isMuted) })
}

// MARK: Two-way bindings

@MainActor
private func bothWays(_ entry: Entry, _ spin: SpinButton, _ profile: Profile) {
    let (name, age) = (CurrentValueRelay(""), CurrentValueRelay(36))
    entry.reactive.text <~> name
    entry.reactive.text <~> name.validated { if $0.isEmpty { throw ValidationError("Enter a name") } }
    entry.reactive.text <~> Bindable(profile).name
    spin.reactive.value <~> age.converted(to: { Double($0) }, from: { Int($0) })
}

@MainActor
private func bindables(_ scale: Scale, _ check: CheckButton, _ entry: Entry) {
    @Bindable var settings = Settings()
    entry.reactive.text <~> $settings.title
    scale.reactive.value <~> $settings.volume
    check.reactive.isActive <~> $settings.isMuted
}

private struct Draft: Identifiable {
    let id = 1
    var title = ""
}

private final class Editor: ObservableObject {
    @Published var note = Draft()
    @Published var notes: [Draft] = []
    @Published var title: String?
}

@MainActor
private func parts(_ entry: Entry, _ id: Draft.ID) {
    @Bindable var editor = Editor()
    @Bindable var store = Editor()
    entry.reactive.text <~> $editor.note.title
    entry.reactive.text <~> $store.notes[id: id].title
    entry.reactive.text <~> BindableProperty(unwrapping: $editor.title)
}

// MARK: Dialogs

private enum SyncError: Error {
    case offline
}

@MainActor
private struct Notes: GtkApp, FileOpening {
    let id = "org.example.Notes"
    @CommandLineOption("verbose", short: "v", help: "Prints details") var isVerbose = false

    func makeWindow(_ application: Application) throws -> Window { FormWindow(application: application) }

    func open(_ files: [File], in application: Application) throws { print(files.map(\.parseName)) }
}

private final class Connection: ObservableObject {
    @AppStorage("server") var server = "localhost"
}

@MainActor
private func frame(_ window: Window, _ application: Application, _ paned: Paned) {
    window.restoreState(as: "main")
    application.restoreWindows { name, _ in name == "main" ? Window() : nil }
    paned.restorePosition(as: "sidebar")
    application.colorScheme = .dark
}

extension SyncError: PresentableError { var title: String { "The notes could not be sent" } }

@MainActor
private func dialogs(_ window: Window, _ error: any Error) async throws {
    @Bindable var settings = Settings()
    let answer = await window.alert("Delete?") { Button("Delete", .destructive) }
    let folder = await window.prompt("New Folder", placeholder: "Name")
    let triesAgain = await window.presentError(error, offeringRetry: true)
    let file = try await window.openFile(types: [.json])
    let files = try await window.openFiles(types: [.json, .image])
    let target = try await window.saveFile(named: "Notes.json", types: [.json])
    let mute = PreferencesRow("Mute", isOn: $settings.isMuted)
    window.presentPreferences { PreferencesPage("Sound") { PreferencesGroup { mute } } }
    window.toast("3 notes deleted", undo: { settings.isMuted = false })
    _ = (answer, folder, triesAgain, file, files, target)
}

// MARK: Undo and localization

@MainActor
private func undoing(_ window: Window, _ header: HeaderBar, _ settings: Settings, _ label: Label, _ count: Int) {
    let manager = UndoManager()
    window.undoManager = manager
    manager.registerUndo(withTarget: settings) { $0.title = "Notes" }
    header.packStart(Button(window.undoCommand))
    label.label = String(localized: "Delete \(count) note", plural: "Delete \(count) notes", count: count)
}

// MARK: Observing

@MainActor
private func observedClosures(
    _ window: Window,
    _ label: Label,
    _ button: Button,
    _ progress: ProgressBar,
    _ settings: Settings
) {
    let servers = ListView(Rows({ settings.servers }, \.name))
    button.sensitive(when: { !settings.isMuted })
    label.visible(when: { settings.isMuted })
    window.reactive.title <~ { settings.title }
    label.reactive.label <~ { settings.title }
    label.reactive.opacity <~ { settings.volume }
    progress.reactive.fraction <~ { settings.volume }
    label.observe { label in label.label = settings.title }
    label.observe { label in label.label = "\(settings.title) at \(settings.volume)" }
    let observation = observe { print(settings.title) }
    observation.cancel()
    _ = servers
}

@MainActor
private func models(_ window: Window, _ button: Button, _ label: Label, _ profile: Profile) {
    window.reactive.title <~ profile.$name
    button.reactive.isSensitive <~ profile.$name.map { !$0.isEmpty }
    profile.$name.dropFirst().sink(on: label) { label, name in label.label = name }
}

@MainActor
private func sequences(_ label: Label, _ lines: AsyncStream<String>) {
    label.reactive.label <~ lines
}

// MARK: Trees and transfers

@MainActor
private func trees(_ button: Button, _ entry: Entry, _ label: Label, _ list: ListBox) {
    let column = Box.vertical(spacing: 8) { label }
    let line = Box.horizontal { button }
    let form = Grid(columnSpacing: 12) { GridRow { entry } }
    let scrolled = ScrolledWindow(horizontal: .never) { list }
    label.margin(12)
    entry.expand(.horizontal)
    button.accessibilityLabel("New Note")
    label.draggable { label in label.label }
    label.dropTarget(for: String.self, on: entry) { entry, text in entry.set(\.text, text).text == text }
    label.tooltip("\(column) \(line) \(form) \(scrolled)")
}

// MARK: Python

@MainActor
private func fromPython(_ label: Label, _ widget: Widget) async throws {
    label.label = "Hello"
    let row = Box(properties: ["spacing": 6, "margin-start": 12])
    let isLabel = widget is Label
    MainContext.perform(after: .seconds(2)) { label.isVisible = false }
    Task { @MainActor in label.label = "Done" }
    let sum = await Task.detached { (1...1000).reduce(0, +) }.value
    let contents = try await File(path: "notes.txt").loadContents().contents
    let variant = Variant("Ada")
    print(row, isLabel, sum, contents, variant)
}

// MARK: By task

@MainActor
private func days(_ calendar: GtkCalendar, _ label: Label, _ entry: Entry, _ form: FormWindow) {
    @Bindable var trip = Trip()
    let chosenDay = PassthroughRelay<CalendarDate?>()
    calendar.reactive.selectedDate <~> $trip.day
    let due = DatePicker("Due", selection: $trip.day)
    let start = DatePicker("Start", selection: $trip.day, in: .today ... .max)
    let reminder = DatePicker("Reminder", selection: $trip.reminder)
    due.range = .today...CalendarDate.today.adding(years: 1)
    let nights = trip.day.distance(to: trip.day.adding(months: 1))
    let typed = CalendarDate(parsing: entry.text)
    label.label = trip.day.formatted("%A, %-d %B")
    due.publisher(for: \.selectedDate).byUser.bind(to: chosenDay)
    calendar.daySelected.byUser.sink(on: form) { form in form.save() }
    print(start, reminder, nights, typed ?? .today)
}

@MainActor
private func amounts(_ label: Label, _ entry: Entry, _ cents: Int) {
    label.label = NumberFormat.user.string(cents, decimals: 2)
    label.label = "\(NumberFormat.user.string(cents, decimals: 2)) €"
    let amount = NumberFormat.user.value(entry.text, decimals: 2)
    print(amount ?? 0)
}

@MainActor
private func executions(_ level: LevelBar, _ export: Action<Void, Void>) {
    let copy = Action<Int, Void> { parts in ActionProgress.current?.report(1 / Double(parts)) }
    let bar = ProgressBar("Export", action: export)
    level.reactive.value <~ export.progress.map { $0 ?? 0 }
    let stop = Command("stop", title: "Stop", enabled: export.isExecuting) { export.cancel() }
    print(copy, bar, stop)
}

@MainActor
private func models(_ queries: PassthroughSubject<String, Never>, _ paned: Paned) {
    @Bindable var trip = Trip()
    trip.$query.debounce(for: .milliseconds(300), scheduler: MainScheduler.shared).sink(on: trip) { $0.search($1) }
    trip.$query.sink(on: trip) { trip, query in trip.search(query) }
    queries.receive(on: MainScheduler.shared).sink(on: trip) { trip, query in trip.search(query) }
    paned.reactive.position <~> $trip.sidebarWidth
}

@MainActor
private func columns() -> ColumnView {
    @Bindable var trip = Trip()
    return ColumnView(Rows(trip.$stays)) {
        Column("Place", \.place, .text, in: $trip.stays)
        Column("Kind", \.kind, .dropDown(of: Stay.Kind.allCases, \.rawValue), in: $trip.stays)
        Column("Paid", \.isPaid, .check, in: $trip.stays)
        Column("Nights", \.nights).alignment(.end)
    }
}
