import CombineAdw
import TodoModel

/// A window with a list of todos and the details of the selected todo. A narrow window shows either the list or the
/// details.
final class TodoAdwWindow: AdwApplicationWindow, TodoStoreWindow {
    var store: TodoStore { viewModel.store }

    @ObservedObject private var viewModel: TodoListViewModel
    private let list: ListView
    private let detail: TodoAdwDetail
    private let leaflet = Leaflet()
    private let search = SearchEntry()

    private lazy var new = Command("new", title: "New Todo", icon: "list-add-symbolic", keys: "<Control>n", on: self) {
        window in
        let id = window.viewModel.add()
        window.leaflet.navigate(.forward)
        window.detail.edit(id)
    }

    private lazy var delete = Command(
        "delete",
        title: "Delete",
        icon: "user-trash-symbolic",
        keys: "Delete",
        on: self,
        enabled: viewModel.hasSelection
    ) { await $0.deleteSelection() }

    private lazy var back = Command("back", title: "Back", icon: "go-previous-symbolic", keys: "<Alt>Left", on: self) {
        $0.leaflet.navigate(.back)
    }

    private lazy var find = Command("find", title: "Search", keys: "<Control>f", on: self) {
        $0.leaflet.navigate(.back)
        $0.search.grabFocus()
    }

    private lazy var preferences = Command("preferences", title: "Preferences", keys: "<Control>comma", on: self) {
        $0.presentSettings()
    }

    private lazy var shortcuts: Command = Command(
        "shortcuts",
        title: "Keyboard Shortcuts",
        keys: "<Control>question",
        on: self
    ) { window in
        window.presentShortcuts([
            "Todos": [window.new, window.delete, window.undoCommand, window.redoCommand],
            "Window": [window.find, window.back, window.preferences, window.shortcuts],
        ])
    }

    private lazy var about = Command("about", title: "About Todo", on: self) { $0.presentAbout() }

    init(_ application: Application?, _ viewModel: TodoListViewModel) {
        _viewModel = ObservedObject(wrappedValue: viewModel)
        let store = viewModel.store
        list = ListView(Rows(viewModel.$visible) { (row: TodoAdwRow, todo: Todo) in row.show(todo, of: store) })
        detail = TodoAdwDetail(viewModel)
        super.init(application: application)
        title = "Todos"
        undoManager = store.undoManager
        add(new, delete, back, find, preferences, shortcuts, about)

        let nothing = StatusPage()
        nothing.child = Button(new, labelStyle: .titleOnly).css("pill", "suggested-action").align(horizontal: .center)
            .visible(when: viewModel.store.$content.map(\.todos.isEmpty))
        nothing.css("compact")
        nothing.reactive.title <~ viewModel.nothing
        let scope = DropDown(TodoListViewModel.Scope.allCases, \.title).accessibilityLabel("Show")
        let header = AdwHeaderBar()
        header.packStart(Button(new))
        header.packEnd(mainMenu)
        header.reactive.showsEndTitleButtons <~ leaflet.publisher(for: \.isFolded)
        let master = Box.vertical {
            header
            Box.horizontal(spacing: 6) {
                search.accessibilityLabel("Search").expand(.horizontal)
                scope
            }
            .margin(horizontal: 12, vertical: 6)
            Overlay(list, placeholder: nothing).expand(.vertical)
            Label("").bind(\.label, to: viewModel.status).set(\.accessibleRole, .status).css("caption").margin(6)
        }
        let detailHeader = AdwHeaderBar()
        detailHeader.titleWidget = WindowTitle(title: "", subtitle: "")
        detailHeader.packStart(Button(back).visible(when: leaflet.publisher(for: \.isFolded)))
        detailHeader.packEnd(Button(delete))
        // In a wide window, the search entry would otherwise make the list as wide as the details.
        master.expandsHorizontally = false
        leaflet.append(master.size(width: 320))
        leaflet.append(Separator(orientation: .vertical)).isNavigatable = false
        leaflet.append(
            Box.vertical {
                detailHeader
                detail.expand()
            }
            .size(width: 320).expand(.horizontal)
        )
        content = Box.vertical {
            leaflet.expand()
            TodoSaveBanner(store)
        }

        list.activatesOnSingleClick = true
        list.css("navigation-sidebar").accessible.label = "Todos"
        list.selection <~> $viewModel.selection
        list.activated(Todo.self).sink(on: self) { window, _ in window.showDetails() }
        scope.selection <~> $viewModel.scope
        search.reactive.text <~> $viewModel.search
        keepTodos()
    }

    private var mainMenu: MenuButton {
        MenuButton(icon: "open-menu-symbolic", title: "Menu", primary: true) {
            Menu.Section { [undoCommand, redoCommand] }
            Menu.Section { [preferences, shortcuts, about] }
        }
    }

    /// Shows the details. In a wide window, they're already visible, and the focus stays in the list.
    private func showDetails() {
        let focused = focus
        leaflet.navigate(.forward)
        if !leaflet.isFolded { focus = focused }
    }

    private func deleteSelection() async {
        let count = viewModel.selected.count
        if viewModel.settings.confirmsDeleting {
            let name = count == 1 ? "“\(viewModel.selected[0].heading)”" : "\(count) todos"
            let answer = await alert("Delete \(name)?") {
                Button("Cancel", .cancel)
                Button("Delete", .destructive)
            }
            guard answer == .destructive else { return }
        }
        let restore = viewModel.deleteSelected()
        toast(count == 1 ? "1 todo deleted" : "\(count) todos deleted", undo: restore)
    }

    private func presentSettings() {
        let settings = Bindable(viewModel.settings)
        presentPreferences {
            PreferencesPage("Todos") {
                PreferencesGroup("Order") {
                    PreferencesRow(
                        "Order",
                        selection: settings.order,
                        of: TodoSettings.Order.allCases,
                        title: \.title
                    )
                    PreferencesRow("Done Last", isOn: settings.isDoneLast)
                }
                PreferencesGroup("Deleting") {
                    PreferencesRow(
                        "Ask Before",
                        subtitle: "Deleted todos can be restored",
                        isOn: settings.confirmsDeleting
                    )
                }
            }
        }
    }
}
