import CombineGtk
import SampleResources

/// A window that shows a count and the buttons that change it.
public final class CounterWindow: ApplicationWindow {
    @Outlet var count: Label
    @Outlet var decrement: Button
    @Outlet var reset: Button
    @Outlet var increment: Button

    /// Creates a window that shows a view model.
    ///
    /// Throws ``InterfaceError`` if the window's description doesn't match the class.
    public init(application: Application?, viewModel: CounterViewModel) throws {
        super.init(application: application)
        try load(.counterWindow)

        count.reactive.label <~ viewModel.countText
        decrement.reactive.isSensitive <~ viewModel.isAboveZero
        reset.reactive.isSensitive <~ viewModel.isAboveZero

        decrement.clicked.sink(on: self) { _ in viewModel.decrement() }
        reset.clicked.sink(on: self) { _ in viewModel.reset() }
        increment.clicked.sink(on: self) { _ in viewModel.increment() }
    }
}
