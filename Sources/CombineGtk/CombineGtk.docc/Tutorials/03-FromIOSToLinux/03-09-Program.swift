import CombineGtk
import SignUpModel

@main
struct Program: GtkApp {
    let id = "org.example.SignUp"

    func makeWindow(_ application: Application) -> Window {
        let viewModel = SignUpViewModel()
        viewModel.name = "Ada Lovelace"
        viewModel.password = "analytical"
        return SignUpWindow(application: application, viewModel: viewModel)
    }
}
