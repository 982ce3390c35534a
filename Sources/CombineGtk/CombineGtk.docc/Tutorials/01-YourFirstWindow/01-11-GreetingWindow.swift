import CombineGtk

/// A window that greets the user by name.
final class GreetingWindow: ApplicationWindow {
    let name = Entry()
    let greeting = Label("Welcome!")
    let clear = Button(label: "Clear")
    @Bindable private var viewModel: GreetingViewModel

    init(application: Application?, viewModel: GreetingViewModel = GreetingViewModel()) {
        self.viewModel = viewModel
        super.init(application: application)
        title = "Greeting"
        setDefaultSize(360, height: 180)
        child = Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                Label(mnemonic: "_Name").set(\.mnemonicWidget, name)
                name.expand(.horizontal)
                clear
            }
            greeting.css("title-2")
        }
        .margin(24)

        name.reactive.text <~> $viewModel.name
        greeting.reactive.label <~ { viewModel.greeting }
        clear.reactive.isSensitive <~ { !viewModel.name.isEmpty }
        clear.clicked.sink(on: self) { window in window.viewModel.name = "" }
    }
}
