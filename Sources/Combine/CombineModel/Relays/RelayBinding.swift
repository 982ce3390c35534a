import Combine

/// A subscription that sends values to relays. The relays retain the subscription, which ends when the last of them is
/// deallocated.
final class RelayBinding: Disposable {
    private struct WeakRelay {
        weak var relay: (any BindableRelay)?
    }

    private struct State {
        var source: AnyCancellable?
        var relays: [WeakRelay] = []
        var isDisposed = false
    }

    private let state: Locked<State>

    init(_ relays: [any BindableRelay]) {
        LiveBindings.began()
        state = Locked(State(relays: relays.map { WeakRelay(relay: $0) }))
        for relay in relays { relay.bindings.insert(self) }
    }

    deinit {
        // A binding that is still active here was released by a publisher that didn't send a completion.
        if !isDisposed { LiveBindings.ended() }
    }

    /// Stores the subscription, or cancels it if the stream has already ended.
    func start(_ source: AnyCancellable) {
        let isDisposed = state.withLock { state in
            if !state.isDisposed { state.source = source }
            return state.isDisposed
        }
        if isDisposed { source.cancel() }
    }

    var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// Called when one of the relays is deallocated.
    func relayEnded() {
        // The weak reference to the relay that is being deallocated is already nil.
        if state.withLock({ state in state.relays.allSatisfy { $0.relay == nil } }) { cancel() }
    }

    func cancel() {
        let taken = state.exchange(State(isDisposed: true))
        if taken.isDisposed { return }
        LiveBindings.ended()
        taken.source?.cancel()
        for held in taken.relays { held.relay?.bindings.remove(self) }
    }
}

/// A relay that stores its bindings. The bindings send values to the relay.
protocol BindableRelay: AnyObject {
    var bindings: RelayBindings { get }
}

final class RelayBindings: Sendable {
    private let held = Locked<[ObjectIdentifier: RelayBinding]>([:])

    var count: Int { held.withLock { $0.count } }

    func insert(_ binding: RelayBinding) {
        held.withLock { $0[ObjectIdentifier(binding)] = binding }
    }

    func remove(_ binding: RelayBinding) {
        // Release the binding after unlocking. Releasing the binding can run user code.
        _ = held.withLock { $0.removeValue(forKey: ObjectIdentifier(binding)) }
    }

    /// Called when the relay is deallocated.
    func end() {
        for binding in held.exchange([:]).values { binding.relayEnded() }
    }
}
