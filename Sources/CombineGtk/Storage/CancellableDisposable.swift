import Combine
import Synchronization

/// A cancellable as a disposable, which lets it go once it is disposed of.
//
// `@unchecked Sendable`: the only state is behind the mutex, and `AnyCancellable.cancel()` may be called on any thread.
final class CancellableDisposable: Disposable, @unchecked Sendable {
    private struct Held: @unchecked Sendable {
        var cancellable: AnyCancellable?
    }

    private let held: Mutex<Held>

    init(_ cancellable: AnyCancellable) {
        held = Mutex(Held(cancellable: cancellable))
    }

    var isDisposed: Bool { held.withLock { $0.cancellable == nil } }

    func dispose() {
        // Cancelled outside the lock, as that may run a user's code.
        let taken = held.withLock { held in
            defer { held.cancellable = nil }
            return held
        }
        taken.cancellable?.cancel()
    }
}
