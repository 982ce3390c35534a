import CombineGtk

@main
struct Program: GtkApp {
    let id = "org.example.Greeting"

    func makeWindow(_ application: Application) -> Window {
        ApplicationWindow(application: application, title: "Greeting") {
            Label("Welcome!").css("title-2").margin(48)
        }
    }
}
