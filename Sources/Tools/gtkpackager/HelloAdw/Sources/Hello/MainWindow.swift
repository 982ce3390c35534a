import CombineAdw
import HelloModel

/// A window that welcomes the user by name.
final class MainWindow: AdwApplicationWindow {
    let entry = EntryRow()
    let welcome = Label("")

    @Bindable private var viewModel: WelcomeViewModel

    init(application: Application?, viewModel: WelcomeViewModel) {
        self.viewModel = viewModel
        super.init(application: application)
        title = "Hello"
        setDefaultSize(360, height: 240)
        entry.title = String(localized: "_Name")
        entry.usesUnderline = true
        let group = AdwPreferencesGroup()
        group.add(entry)
        content = Box.vertical {
            AdwHeaderBar()
            Box.vertical(spacing: 18) {
                group
                welcome.css("title-2")
            }
            .margin(24)
        }

        entry.reactive.text <~> $viewModel.name
        welcome.reactive.label <~ { viewModel.welcome }
    }
}
