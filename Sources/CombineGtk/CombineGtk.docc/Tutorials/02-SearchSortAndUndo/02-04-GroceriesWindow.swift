import CombineGtk

/// A window with a table of groceries.
final class GroceriesWindow: ApplicationWindow {
    let table: ColumnView

    init(application: Application?, viewModel: GroceriesViewModel) {
        table = ColumnView(Rows { viewModel.groceries }) {
            Column("Name", \.name).expand()
            Column("Count", \.count)
        }
        super.init(application: application)
        title = "Groceries"
        setDefaultSize(380, height: 320)
        titlebar = HeaderBar {}
        child = ScrolledWindow { table.accessibilityLabel("Groceries") }
    }
}
