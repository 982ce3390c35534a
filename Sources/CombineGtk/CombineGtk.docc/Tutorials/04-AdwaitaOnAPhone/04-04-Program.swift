import CombineAdw

@main
struct Program: AdwApp {
    let id = "org.example.Recipes"

    func makeWindow(_ application: Application) -> Window {
        RecipesWindow(application: application, viewModel: RecipesViewModel())
    }
}
