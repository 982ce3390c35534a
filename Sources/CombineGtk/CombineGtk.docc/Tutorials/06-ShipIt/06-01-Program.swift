import CombineGtk

@main
struct Program: GtkApp {
    let id = "org.example.Groceries"
    let version = "1.0"
    let developer = "Ada Lovelace"
    let license = License.mitX11
    let categories = ["Utility"]
    let summary = "Keeps a list of groceries."

    func makeWindow(_ application: Application) -> Window {
        GroceriesWindow(application: application, viewModel: GroceriesViewModel())
    }
}
