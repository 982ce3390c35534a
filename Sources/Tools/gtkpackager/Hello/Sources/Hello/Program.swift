import CombineGtk
import HelloModel

@main
struct Program: GtkApp {
    let id = "org.example.Hello"
    let version = "0.1"
    let developer = "The Hello authors"
    let license = License.mitX11
    let categories = ["Utility"]
    var summary: String { String(localized: "Welcomes you by name.") }

    init() {
        TextDomain.program = TextDomain(id, embedded: ["de": PackageResources.de_mo])
    }

    func makeWindow(_ application: Application) -> Window {
        MainWindow(application: application, viewModel: WelcomeViewModel())
    }
}
