import CombineGtk

final class ClickCounterWindow: ApplicationWindow {
    let button = Button()
    let viewModel: CounterViewModel
    var disposables = CompositeDisposable()

    init(application: Application?, viewModel: CounterViewModel) {
        self.viewModel = viewModel
        super.init(application: application)
        child = button

        button.clicked.sink(on: self) { window in window.viewModel.increment() }
        disposables += button.reactive.bind(\.label) <~ viewModel.countPublisher.values
    }
}
