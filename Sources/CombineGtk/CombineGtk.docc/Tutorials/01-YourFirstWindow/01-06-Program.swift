import CombineGtk

@main
struct Program: GtkApp {
    let id = "org.example.Greeting"

    func makeWindow(_ application: Application) -> Window {
        GreetingWindow(application: application)
    }
}
