import CombineGtk

extension CounterWindow {
    func followPublisher() {
        disposables += button.reactive.bind(\.label) <~ viewModel.countPublisher
    }
}
