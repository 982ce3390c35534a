import Combine

/// A task is a disposable: `disposables += Task { … }`, `Task { … }.store(in: &cancellables)`.
extension Task: Cancellable, Disposable {
    /// A Boolean value that indicates whether the task was cancelled. The end of a task that wasn't cancelled can't be
    /// observed here.
    public var isDisposed: Bool { isCancelled }
}

/// A disposable that doesn't report when its activity finishes on its own, except to a caller that awaits the end.
protocol EndingByItself: Disposable {
    /// Waits for the end of the activity.
    func waitForEnd() async
}

extension Task: EndingByItself {
    func waitForEnd() async {
        _ = await result
    }
}
