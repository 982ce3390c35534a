import CombineGtk
import SignUpModel

@main
struct Program: GtkApp {
    let id = "org.example.SignUp"

    func makeWindow(_ application: Application) -> Window {
        SignUpWindow(application: application, viewModel: SignUpViewModel())
    }
}
