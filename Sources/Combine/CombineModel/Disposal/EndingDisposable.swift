import Synchronization

/// A disposable that notices the end of another one, which it then lets go.
final class EndingDisposable: Disposable {
    private let disposable: Locked<(any Disposable)?>

    init(_ disposable: any EndingByItself) {
        self.disposable = Locked(disposable)
        Task.detached { [weak self] in
            await disposable.waitForEnd()
            self?.disposable.exchange(nil)
        }
    }

    var isDisposed: Bool { disposable.withLock { $0?.isDisposed ?? true } }

    func cancel() {
        disposable.exchange(nil)?.cancel()
    }
}
