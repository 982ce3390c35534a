import CombineGtk

@main
struct Program: GtkApp {
    let id = "org.example.Greeting"

    func makeWindow(_ application: Application) -> Window {
        let viewModel = GreetingViewModel()
        viewModel.name = "Ada"
        return GreetingWindow(application: application, viewModel: viewModel)
    }
}
