import CombineGtk

extension ClickCounterWindow {
    func countByItself(every interval: Duration) {
        disposables += Task { [viewModel] in
            while true {
                try await Task.sleep(for: interval)
                viewModel.increment()
            }
        }
    }

    func stop() {
        disposables = CompositeDisposable()
    }
}
