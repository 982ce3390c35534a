import CombineGtk

@main
struct Program: GtkApp {
    let id = "org.example.Groceries"

    func makeWindow(_ application: Application) -> Window {
        GroceriesWindow(application: application, viewModel: GroceriesViewModel())
    }
}
