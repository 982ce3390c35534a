import CombineGtk
import SampleResources

/// A window that asks for the user's name and registers it.
public final class NameFormWindow: ApplicationWindow {
    @Outlet var greeting: Label
    @Outlet var firstName: Entry
    @Outlet var lastName: Entry
    @Outlet var register: Button
    @Outlet var confirmation: Label

    @Bindable private var viewModel: NameFormViewModel

    /// Creates a window that shows a view model.
    ///
    /// Throws ``InterfaceError`` if the window's description doesn't match the class.
    public init(application: Application?, viewModel: NameFormViewModel) throws {
        self.viewModel = viewModel
        super.init(application: application)
        try load(.nameFormWindow)

        firstName.reactive.text <~> $viewModel.firstName
        lastName.reactive.text <~> $viewModel.lastName

        greeting.reactive.label <~ viewModel.greeting
        confirmation.reactive.label <~ viewModel.confirmation
        register.reactive.isSensitive <~ viewModel.canRegister

        register.clicked.merge(with: firstName.activate, lastName.activate)
            .sink(on: self) { _ in viewModel.register() }
        viewModel.confirmation.sink(on: self) { window, _ in window.firstName.grabFocus() }
    }
}
