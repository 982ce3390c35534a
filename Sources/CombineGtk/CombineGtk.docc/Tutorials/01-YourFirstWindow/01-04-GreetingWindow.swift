import CombineGtk

/// A window that greets the user by name.
final class GreetingWindow: ApplicationWindow {
    override init(application: Application?) {
        super.init(application: application)
        title = "Greeting"
        setDefaultSize(360, height: 180)
    }
}
