import CombineAdw

@main
struct Program: AdwApp {
    let id = "org.example.Recipes"

    @CommandLineOption("width", help: "The width of the window in pixels") var width = 640

    func makeWindow(_ application: Application) -> Window {
        let window = RecipesWindow(application: application, viewModel: RecipesViewModel())
        window.setDefaultSize(width, height: 360)
        return window
    }
}
