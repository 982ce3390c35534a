import CombineGtk

@MainActor
func runGreeting() -> Int32 {
    let application = Application(applicationID: "org.example.Greeting")
    application.setAccelerators(["<Control>q"], forAction: "window.close")
    return withExtendedLifetime(
        application.activate.connect { GreetingWindow(application: application).present() }
    ) {
        application.run()
    }
}
