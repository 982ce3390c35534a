import CombineGtk
import SampleResources

/// Shows a count, and the buttons that change it.
public final class CounterWindow: ApplicationWindow {
    @Outlet var count: Label
    @Outlet var decrement: Button
    @Outlet var reset: Button
    @Outlet var increment: Button

    /// Makes the window of an application, for a view model.
    ///
    /// Throws ``InterfaceError`` where the window's description does not fit.
    public init(application: Application?, viewModel: CounterViewModel) throws {
        super.init(application: application)
        try load(.counterWindow)

        count.reactive.label <~ viewModel.countText
        decrement.reactive.sensitive <~ viewModel.isAboveZero
        reset.reactive.sensitive <~ viewModel.isAboveZero

        decrement.clicked.sink { viewModel.decrement() }.store(in: &cancellables)
        reset.clicked.sink { viewModel.reset() }.store(in: &cancellables)
        increment.clicked.sink { viewModel.increment() }.store(in: &cancellables)
    }
}
