import CombineGtk

/// A window that shows a list of todos and the details of the selected todo. The user can search, sort and reorder the
/// list.
final class TodoWindow: ApplicationWindow, TodoStoreWindow {
    @ObservedObject private(set) var viewModel: TodoListViewModel
    private let programCommands: [Command]
    private let list: ListView
    private let search = SearchEntry()
    private let split: SplitView
    var store: TodoStore { viewModel.store }

    // MARK: Commands

    private lazy var new = Command(
        "new",
        title: String(localized: "New Todo"),
        icon: "list-add-symbolic",
        keys: "<Control>n",
        on: self
    ) { $0.list.beginEditing($0.viewModel.add()) }

    private lazy var rename = Command(
        "rename",
        title: String(localized: "Rename"),
        keys: "F2",
        on: self,
        enabled: viewModel.currentID.map { $0 != nil }
    ) { $0.list.beginEditing($0.viewModel.selected[0].id) }

    private lazy var done = Command(
        "done",
        title: String(localized: "Toggle Done"),
        keys: "<Control>d",
        on: self,
        enabled: viewModel.hasSelection
    ) { $0.viewModel.toggleDone() }

    private lazy var delete = Command(
        "delete",
        title: String(localized: "Delete"),
        icon: "user-trash-symbolic",
        keys: "Delete",
        on: self,
        enabled: viewModel.hasSelection
    ) { await $0.deleteSelection() }

    private lazy var details = Command(
        "details",
        title: String(localized: "Details"),
        icon: "document-edit-symbolic",
        keys: "<Alt>Return",
        on: self,
        enabled: viewModel.currentID.map { $0 != nil }
    ) { $0.split.showsContent.toggle() }

    private lazy var find = Command("find", title: String(localized: "Search"), keys: "<Control>f", on: self) {
        $0.search.grabFocus()
    }

    private lazy var leave = Command("close", title: String(localized: "Close"), keys: "<Control>w", on: self) {
        $0.close()
    }

    private lazy var preferences = Command(
        "preferences",
        title: String(localized: "Preferences"),
        keys: "<Control>comma",
        on: self
    ) { $0.presentTodoPreferences($0.viewModel.settings) }

    private lazy var shortcuts: Command = Command(
        "shortcuts",
        title: String(localized: "Keyboard Shortcuts"),
        keys: "<Control>question",
        on: self
    ) { window in
        window.presentShortcuts([
            String(localized: "Todos"): [window.new, window.rename, window.done, window.delete, window.details],
            String(localized: "Window"): [window.undoCommand, window.redoCommand, window.find, window.leave],
            String(localized: "Program"): window.programCommands + [window.preferences, window.shortcuts],
        ])
    }

    private lazy var about = Command("about", title: String(localized: "About Todo"), on: self) { $0.presentAbout() }

    // MARK: Initializers

    /// Creates a window for a store. Several windows can share a store.
    ///
    /// - Parameters:
    ///   - commands: The program's commands, for the menu.
    init(
        application: Application?,
        store: TodoStore,
        settings: TodoSettings,
        commands: [Command] = []
    ) {
        programCommands = commands
        let viewModel = TodoListViewModel(store: store, settings: settings)
        _viewModel = ObservedObject(wrappedValue: viewModel)
        list = ListView(Rows(viewModel.$visible) { (row: TodoRow, todo: Todo) in row.show(todo, of: store) })
        let placeholder = Label("").bind(\.label, to: viewModel.nothing).css("dim-label")
        let scope = DropDown(TodoListViewModel.Scope.allCases, \.title).accessibilityLabel(String(localized: "Show"))
        split = SplitView(collapsedBelow: 560, position: 340) { [list, search] in
            Box.vertical(spacing: 6) {
                TodoSaveBanner(store)
                Box.horizontal(spacing: 6) {
                    search.accessibilityLabel(String(localized: "Search")).expand(.horizontal)
                    scope
                }
                .margin(horizontal: 12, vertical: 6)
                Overlay(list, placeholder: placeholder).expand(.vertical)
                Label("").bind(\.label, to: viewModel.status).set(\.accessibleRole, .status).css("caption").margin(6)
            }
        } content: {
            TodoDetail(viewModel)
        }
        super.init(application: application)
        title = String(localized: "Todos")
        setDefaultSize(760, height: 520)
        restoreState(as: "todos")
        undoManager = store.undoManager
        add(new, rename, done, delete, details, find, leave, shortcuts, preferences, about)

        titlebar = HeaderBar {
            Button(new)
            Button(delete).bind(\.isVisible, to: split.publisher(for: \.isCollapsed).map { !$0 })
            Button(details).bind(\.isVisible, to: split.publisher(for: \.isCollapsed))
        } end: {
            mainMenu
        }
        child = split

        scope.selection <~> $viewModel.scope
        list.selection <~> $viewModel.selection
        list.move(on: self) { (window, ids: [Todo.ID], before) in window.move(ids, before: before) }
        list.contextMenu(on: self) { (window, _: [Todo.ID]) in Menu { [window.rename, window.done, window.delete] } }
        list.css("navigation-sidebar").accessible.label = String(localized: "Todos")
        list.activated(Todo.self).sink(on: self) { window, todo in window.list.beginEditing(todo.id) }
        search.reactive.text <~> $viewModel.search
        search.stopSearch.sink(on: self) { window in window.search.text = "" }
        list.grabFocus()
        keepTodos()
    }

    private var mainMenu: MenuButton {
        MenuButton(icon: "open-menu-symbolic", title: String(localized: "Menu"), primary: true) {
            Menu.Section { [undoCommand, redoCommand] }
            Menu.Section(String(localized: "Order")) {
                Menu.Picker(selection: Bindable(viewModel.settings).order, title: \.title)
                Menu.Toggle(String(localized: "Done Last"), isOn: Bindable(viewModel.settings).isDoneLast)
            }
            Menu.Section { programCommands }
            Menu.Section { [preferences, shortcuts, about] }
        }
    }

    // MARK: Deleting and moving

    private func deleteSelection() async {
        let selected = viewModel.selected
        let count = selected.count
        if viewModel.settings.confirmsDeleting {
            let answer = await alert(
                count == 1
                    ? String(localized: "Delete “\(selected[0].heading)”?")
                    : String(localized: "Delete \(count) todo?", plural: "Delete \(count) todos?", count: count)
            ) {
                Button(String(localized: "Cancel"), .cancel)
                Button(String(localized: "Delete"), .destructive)
            }
            guard answer == .destructive else { return }
        }
        let restore = viewModel.deleteSelected()
        toast(String(localized: "\(count) todo deleted", plural: "\(count) todos deleted", count: count), undo: restore)
    }

    private func move(_ ids: [Todo.ID], before id: Todo.ID?) {
        if viewModel.isMovable { return viewModel.store.move(ids, before: id) }
        toast(String(localized: "Sorted todos can’t be moved"))
    }
}
