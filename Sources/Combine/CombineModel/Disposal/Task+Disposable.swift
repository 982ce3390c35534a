import Combine

/// A disposable that cancels the task.
///
/// For example, `disposables += Task { … }` and `Task { … }.store(in: &cancellables)`.
extension Task: Cancellable, Disposable {
    /// A Boolean value that indicates whether the task was cancelled.
    ///
    /// If the task finishes without being cancelled, the value remains false.
    public var isDisposed: Bool { isCancelled }
}

/// A disposable with an activity that can end on its own.
///
/// The property `isDisposed` doesn't report this end, so callers must wait for it.
protocol EndingByItself: Disposable {
    /// Waits for the end of the activity.
    func waitForEnd() async
}

extension Task: EndingByItself {
    func waitForEnd() async {
        _ = await result
    }
}
