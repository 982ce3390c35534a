import Combine
import Dispatch
import Gtk
import Synchronization

/// A stream that drives something, stored on the object that it drives.
//
// `@unchecked Sendable`: what any thread may ask and change is locked; the owner is the main thread's.
@usableFromInline
final class Binding: Disposable, @unchecked Sendable {
    private struct State {
        var source: AnyCancellable?
        var isDisposed = false
    }

    private let state = Locked(State())
    private weak var owner: (any Storable)?
    private let key: AnyHashable?
    /// What the owner holds for this binding, and by which it is known there.
    private weak var stored: AnyCancellable?

    /// Starts a binding, in place of the one that its owner has for the same key.
    ///
    /// - Parameters:
    ///   - owner: what the binding is stored on. Without one it lasts as long as its stream.
    ///   - key: what it drives; `nil` where any number may.
    ///   - name: what to call it in messages.
    ///   - start: starts the stream; it is handed this binding, to dispose of when the stream has ended.
    @MainActor
    init(
        on owner: (any Storable)?,
        key: AnyHashable?,
        name: (() -> String)? = nil,
        start: (any Disposable) -> AnyCancellable
    ) {
        LiveCount.liveBindings.add(1, ordering: .relaxed)
        self.owner = owner
        self.key = key
        if let window = owner as? Object, window.isTornDown {
            let name = name?() ?? "something stored on \(Diagnostics.description(of: window))"
            Diagnostics.warning("\(name) was bound after the window was closed, and would outlive it; it has ended")
            dispose()
            return
        }
        if let owner {
            let stored = AnyCancellable { [self] in dispose() }
            self.stored = stored
            owner.store(stored, forKey: key)?.cancel()
        }
        let source = start(self)
        let isDisposed = state.withLock { state in
            if !state.isDisposed { state.source = source }
            return state.isDisposed
        }
        // The stream ended, or was replaced, while it started.
        if isDisposed { source.cancel() }
    }

    deinit {
        // Its stream let go of it without an end.
        if !isDisposed { LiveCount.liveBindings.subtract(1, ordering: .relaxed) }
    }

    /// Starts a stream that is stored on an object, which any number may be; returns what the object holds.
    @MainActor
    @usableFromInline
    static func store(
        on owner: any Storable,
        start: (any Disposable) -> AnyCancellable
    ) -> AnyCancellable {
        Binding(on: owner, key: nil, start: start).cancellable
    }

    /// What the owner holds; for a binding without an owner, or one that has ended, another that ends it.
    var cancellable: AnyCancellable {
        stored ?? AnyCancellable { [self] in dispose() }
    }

    @usableFromInline
    var isDisposed: Bool { state.withLock { $0.isDisposed } }

    @usableFromInline
    func dispose() {
        let taken = state.exchange(State(source: nil, isDisposed: true))
        if taken.isDisposed { return }
        LiveCount.liveBindings.subtract(1, ordering: .relaxed)
        taken.source?.cancel()
        if MainThread.isCurrent {
            MainThread.assume { removeFromOwner() }
        } else {
            DispatchQueue.main.async { self.removeFromOwner() }
        }
    }

    @MainActor
    private func removeFromOwner() {
        if let owner, let stored { owner.remove(stored, forKey: key) }
    }
}
