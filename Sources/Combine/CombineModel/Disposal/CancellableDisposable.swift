import Combine

/// A disposable that wraps a cancellable. Disposal cancels and releases the cancellable.
final class CancellableDisposable: Disposable {
    private let cancellable: Locked<AnyCancellable?>

    init(_ cancellable: AnyCancellable) { self.cancellable = Locked(cancellable) }

    var isDisposed: Bool { cancellable.withLock { $0 == nil } }

    func cancel() { cancellable.exchange(nil)?.cancel() }
}
