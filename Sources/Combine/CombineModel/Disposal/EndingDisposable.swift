import Synchronization

/// A wrapper that releases its disposable when the disposable's activity ends on its own.
final class EndingDisposable: Disposable {
    private let disposable: Locked<(any Disposable)?>

    init(_ disposable: any AwaitableDisposable) {
        self.disposable = Locked(disposable)
        Task.detached { [weak self] in
            await disposable.waitForEnd()
            self?.disposable.exchange(nil)
        }
    }

    var isDisposed: Bool { disposable.withLock { $0?.isDisposed ?? true } }

    func cancel() { disposable.exchange(nil)?.cancel() }
}
