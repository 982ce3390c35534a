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

/// A disposable whose activity can end on its own.
///
/// The property `isDisposed` doesn't indicate that the activity ended on its own. Callers must use ``waitForEnd()``
/// instead.
protocol AwaitableDisposable: Disposable {
    func waitForEnd() async
}

extension Task: AwaitableDisposable {
    func waitForEnd() async { _ = await result }
}
