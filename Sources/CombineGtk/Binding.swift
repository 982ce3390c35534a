import Combine
import Dispatch
import Gtk
import Synchronization

/// A stream that drives something, stored on the object that it drives.
//
// `@unchecked Sendable`: what any thread may ask and change is behind the mutex; the owner is the main thread's.
final class Binding: Disposable, @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var source: AnyCancellable?
        var isDisposed = false
    }

    private let state = Mutex(State())
    private weak var owner: Object?
    private let key: AnyHashable
    /// What the owner holds for this binding, and by which it is known there.
    private weak var stored: AnyCancellable?

    /// Starts a binding, in place of the one that its owner has for the same key.
    ///
    /// - Parameter start: starts the stream; it is handed this binding, to dispose of when the stream has ended.
    @MainActor
    init(on owner: Object, key: AnyHashable, start: (any Disposable) -> AnyCancellable) {
        self.owner = owner
        self.key = key
        let stored = AnyCancellable { [self] in dispose() }
        self.stored = stored
        let replaced = owner.bindings.updateValue(stored, forKey: key)
        replaced?.cancel()
        let source = start(self)
        let isDisposed = state.withLock { state in
            if !state.isDisposed { state.source = source }
            return state.isDisposed
        }
        // The stream ended, or was replaced, while it started.
        if isDisposed { source.cancel() }
    }

    var isDisposed: Bool { state.withLock(\.isDisposed) }

    func dispose() {
        let taken = state.withLock { state in
            defer { state = State(source: nil, isDisposed: true) }
            return state
        }
        if taken.isDisposed { return }
        taken.source?.cancel()
        if MainThread.isCurrent {
            MainThread.assume { removeFromOwner() }
        } else {
            DispatchQueue.main.async { self.removeFromOwner() }
        }
    }

    @MainActor
    private func removeFromOwner() {
        guard let owner, let stored, owner.bindings[key] === stored else { return }
        owner.bindings[key] = nil
    }
}
