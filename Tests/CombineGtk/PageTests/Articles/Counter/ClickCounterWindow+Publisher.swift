import CombineGtk

extension ClickCounterWindow {
    func followPublisher() {
        disposables += button.reactive.bind(\.label) <~ viewModel.countPublisher
    }
}
