import CombineGtk
import HelloModel

/// A window that welcomes the user by name.
final class MainWindow: ApplicationWindow {
    let entry = Entry()
    let welcome = Label("")

    @Bindable private var viewModel: WelcomeViewModel

    init(application: Application?, viewModel: WelcomeViewModel) {
        self.viewModel = viewModel
        super.init(application: application)
        title = "Hello"
        setDefaultSize(360, height: 160)
        child = Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                Label(mnemonic: String(localized: "_Name")).set(\.mnemonicWidget, entry)
                entry.expand(.horizontal)
            }
            welcome.css("title-2")
        }
        .margin(24)

        entry.reactive.text <~> $viewModel.name
        welcome.reactive.label <~ { viewModel.welcome }
    }
}
