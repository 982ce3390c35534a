import CombineGtk

/// A window with a table of groceries.
final class GroceriesWindow: ApplicationWindow {
    let search = SearchEntry()
    let table: ColumnView
    let name = Entry()
    @Bindable private var viewModel: GroceriesViewModel

    init(application: Application?, viewModel: GroceriesViewModel) {
        self.viewModel = viewModel
        table = ColumnView(Rows { viewModel.visible }, sort: Bindable(viewModel).sort) {
            Column("Name", \.name).id("name").expand()
            Column("Count", \.count).id("count")
        }
        super.init(application: application)
        title = "Groceries"
        setDefaultSize(380, height: 320)
        undoManager = viewModel.undoManager
        let remove = Command(
            "remove",
            title: "Remove",
            icon: "list-remove-symbolic",
            keys: "Delete",
            enabled: { !viewModel.selection.isEmpty }
        ) {
            viewModel.removeSelection()
        }
        add(remove)
        titlebar = HeaderBar {
            Button(undoCommand)
            Button(redoCommand)
        } end: {
            Button(remove)
        }
        child = Box.vertical {
            search.accessibilityLabel("Search").margin(9)
            ScrolledWindow { table.accessibilityLabel("Groceries") }.expand(.vertical)
            name.set(\.placeholderText, "Add an item").accessibilityLabel("New item").margin(9)
        }

        search.reactive.text <~> $viewModel.search
        table.selection <~> $viewModel.selection
        name.activate.sink(on: self) { window in
            window.viewModel.add(window.name.text)
            window.name.text = ""
        }
    }
}
