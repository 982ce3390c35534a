import Combine

/// A task is a disposable: `disposables += Task { … }`, `Task { … }.store(in: &cancellables)`.
extension Task: Cancellable, Disposable {
    /// Whether the task was cancelled. One that came to its end uncancelled does not say so.
    public var isDisposed: Bool { isCancelled }
}

/// A disposable that ends by itself and tells nobody but those who wait for it.
protocol EndingByItself: Disposable {
    /// Waits for the end.
    func waitForEnd() async
}

extension Task: EndingByItself {
    func waitForEnd() async {
        _ = await result
    }
}
