import CombineGtk
import NameForm

final class NamesWindow: ApplicationWindow {
    @Bindable var viewModel: NameFormViewModel
    let firstName = Entry()
    let lastName = Entry()
    let register = Button(label: "Register")

    init(application: Application?, viewModel: NameFormViewModel) {
        self.viewModel = viewModel
        super.init(application: application)
        let box = Box(orientation: .vertical, spacing: 12)
        for widget in [firstName, lastName, register] as [Widget] { box.append(widget) }
        child = box
        firstName.reactive.text <~> $viewModel.firstName
        lastName.reactive.text <~> $viewModel.lastName
        register.reactive.isSensitive <~ viewModel.canRegister
        register.clicked.merge(with: firstName.activate, lastName.activate)
            .sink(on: self) { window in window.viewModel.register() }
    }
}
