import CombineGtk
import TestSupport
import XCTest

/// Tests of the windows that are shown in pictures on the pages.
///
/// With `COMBINEGTK_README_PICTURES=1 swift test --filter PagePicturesTests`, they also write the pictures to
/// `Resources/Screenshots`.
@MainActor
final class PagePicturesTests: GtkTestCase {
    override func setUp() async throws {
        await MainActor.run { Application(applicationID: nil).appearance = .modern }
    }

    override func tearDown() async throws {
        await MainActor.run { Application(applicationID: nil).appearance = .theme }
    }

    func testList() throws {
        let model = makeMailbox()
        model.selection = [2]
        let window = MailboxWindow(model)
        window.setDefaultSize(380, height: 200)
        try draw(window, "lists-mailbox")
    }

    func testTable() throws {
        let model = LedgerModel()
        model.expenses = [
            Expense(id: 1, payee: "Bakery", amount: 4.2, kind: .food, isPaid: true),
            Expense(id: 2, payee: "Landlord", amount: 840, kind: .rent),
            Expense(id: 3, payee: "Railway", amount: 59.9, kind: .travel, isPaid: true),
        ]
        let window = Window(properties: ["title": "Ledger", "default-width": 460, "default-height": 230])
        window.child = ScrolledWindow { makeLedger(model) }
        try draw(window, "lists-ledger")
    }

    func testTree() throws {
        let model = MailFolderModel()
        model.folders = [
            MailFolder(
                id: 1,
                name: "Inbox",
                folders: [MailFolder(id: 2, name: "Family"), MailFolder(id: 3, name: "Work", folders: [])]
            ),
            MailFolder(id: 4, name: "Sent"),
        ]
        (model.expanded, model.selection) = ([1], 2)
        let window = Window(properties: ["title": "Folders", "default-width": 280, "default-height": 220])
        window.child = ScrolledWindow { makeFolderTree(model) }
        try draw(window, "lists-folders")
    }

    func testDialog() throws {
        let window = ShelfWindow(application: nil)
        let user = User(window)
        user.click(window.delete)
        wait { !user.dialogs.isEmpty }
        try draw(try XCTUnwrap(user.dialogs.last as? Window), "dialogs-alert")
    }

    func testToast() throws {
        let window = ShelfWindow(application: nil)
        window.title = "Shelf"
        window.setDefaultSize(320, height: 290)
        window.titlebar = HeaderBar()
        window.present()
        window.toast("2 notes deleted", undo: {})
        let undo = try XCTUnwrap(window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped && undo.width > 0 }
        try draw(window, "dialogs-toast")
    }

    func testPreferences() throws {
        let window = Window()
        window.present()
        let preferences = try XCTUnwrap(window.presentPreferences(of: ReadingSettings()) as? Window)
        preferences.setDefaultSize(480, height: 300)
        try draw(preferences, "dialogs-preferences")
    }

    func testCommands() throws {
        let window = DraftsWindow(viewModel: DraftsViewModel { _ in })
        window.setDefaultSize(380, height: 120)
        try draw(window, "commands")
    }

    func testWidgetTree() throws {
        let viewModel = TaskListViewModel()
        viewModel.tasks = ["Write", "Call Grace"]
        try draw(TaskListWindow(application: nil, viewModel: viewModel), "widget-tree")
    }

    func testUndo() throws {
        let model = TagsModel()
        model.add("sea")
        try draw(TagsWindow(model), "undo")
    }

    func testDates() throws {
        let model = InvoiceModel()
        model.issued = CalendarDate(year: 2026, month: 4, day: 14)
        model.due = CalendarDate(year: 2026, month: 5, day: 14)
        model.amount = 123_450
        let window = InvoiceWindow(model)
        window.setDefaultSize(320, height: -1)
        try draw(window, "dates")
    }

    func testDraggedRows() throws {
        let model = PlaylistsModel()
        model.selection = [2]
        try draw(PlaylistsWindow(model), "drag-rows")
    }

    func testStyleSheet() throws {
        let display = try XCTUnwrap(Display.default)
        let window = Window(properties: ["title": "Tasks", "default-width": 260])
        window.child = try makeUrgentLabel(CurrentValueRelay(true), on: display).margin(12)
        try draw(window, "style")
    }

    func testCustomWidgets() throws {
        let window = Window(properties: ["title": "Tags", "default-width": 260])
        let entry = makeTagEntry()
        entry.text = "sea"
        window.child = Box.vertical(spacing: 12) {
            UnderlinedLabel(label: "Tag")
            entry
        }
        .margin(12)
        try draw(window, "own-widgets")
    }

    func testTasks() throws {
        let model = TaskModel()
        model.addCollection("Garden")
        model.add("Water the plants")
        model.add("Plant a tree")
        model.setDone(true, of: 1)
        let window = TasksWindow(application: nil, model: model)
        window.setDefaultSize(420, height: 220)
        try draw(window, "tasks")
    }

    func testInterface() throws {
        let window = Window(properties: ["title": "Note", "default-width": 260])
        let page = NotePage()
        page.heading.text = "Buy milk"
        page.list.append(Label("Read"))
        page.list.append(Label("Write"))
        window.child = page
        try draw(window, "interface")
    }

    func testIcons() throws {
        let window = WeatherWindow(Just("weather-clear-symbolic"))
        window.setDefaultSize(300, height: -1)
        try draw(window, "icons")
    }

    func testChart() throws {
        let sales = [("May", 3.0), ("June", 5.0), ("July", 4.0)].map { Sale(month: $0.0, amount: $0.1) }
        let window = Window(properties: ["title": "Sales", "default-width": 320, "default-height": 220])
        window.child = SalesChart(Just(sales)).expand().margin(12)
        try draw(window, "chart")
    }

    private func makeMailbox() -> MailboxModel {
        let model = MailboxModel()
        model.messages = [
            Message(id: 1, subject: "Minutes", sender: "Ada", size: 2),
            Message(id: 2, subject: "Photos of Sunday", sender: "Grace", size: 40),
            Message(id: 3, subject: "Tickets", sender: "Edsger", size: 5),
        ]
        return model
    }

    /// Checks that a window is drawn. If the environment variable is set, the picture is also saved.
    private func draw(_ window: Gtk.Window, _ name: String) throws {
        if window.titlebar == nil, !window.isRealized { window.titlebar = HeaderBar() }
        window.present()
        wait { window.image() != nil }
        pumpUntilIdle()
        wait { window.image() != nil }
        let image = try XCTUnwrap(window.image())
        XCTAssertGreaterThan(image.width, 100)
        if ProcessInfo.processInfo.environment["COMBINEGTK_README_PICTURES"] != nil {
            try image.saveToPNG(SourceFolder.package.appending(path: "Resources/Screenshots/\(name).png").path())
        }
        window.destroy()
    }
}
