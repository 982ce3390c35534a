import CombineGtk

/// A window with a table of groceries.
final class GroceriesWindow: ApplicationWindow {
    let search = SearchEntry()
    let table: ColumnView
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
        titlebar = HeaderBar {}
        child = Box.vertical {
            search.accessibilityLabel("Search").margin(9)
            ScrolledWindow { table.accessibilityLabel("Groceries") }.expand(.vertical)
        }

        search.reactive.text <~> $viewModel.search
    }
}
