import Combine
import GLib
import Synchronization

/// A stream that drives relays, which hold it: it ends when the last of them goes.
//
// Sendable: all that changes is locked, and `AnyCancellable.cancel()` may be called on any thread.
final class RelayBinding: Disposable {
    private struct State {
        var source: AnyCancellable?
        var relays: [WeakRelay]
        var isDisposed = false
    }

    private struct WeakRelay {
        weak var relay: (any BindableRelay)?
    }

    private let state: Locked<State>

    init(_ relays: [any BindableRelay]) {
        LiveCount.liveBindings.add(1, ordering: .relaxed)
        state = Locked(State(relays: relays.map { WeakRelay(relay: $0) }))
        for relay in relays { relay.bindings.insert(self) }
    }

    deinit {
        // Its stream let go of it without an end.
        if !isDisposed { LiveCount.liveBindings.subtract(1, ordering: .relaxed) }
    }

    /// Takes the subscription over; ends it if the stream has ended already.
    func start(_ source: AnyCancellable) {
        let isDisposed = state.withLock { state in
            if !state.isDisposed { state.source = source }
            return state.isDisposed
        }
        if isDisposed { source.cancel() }
    }

    var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// Called when one of the relays ends.
    func relayEnded() {
        // A relay that is going is no longer seen through a weak reference.
        if state.withLock({ state in state.relays.allSatisfy { $0.relay == nil } }) { dispose() }
    }

    func dispose() {
        let taken = state.exchange(State(relays: [], isDisposed: true))
        if !taken.isDisposed { LiveCount.liveBindings.subtract(1, ordering: .relaxed) }
        taken.source?.cancel()
        for held in taken.relays { held.relay?.bindings.remove(self) }
    }
}

/// A relay that holds the streams that drive it.
protocol BindableRelay: AnyObject {
    /// The streams that drive it.
    var bindings: RelayBindings { get }
}

/// The streams that drive one relay.
final class RelayBindings: Sendable {
    private let held = Locked<Set<Held>>([])

    private struct Held: Hashable {
        let binding: RelayBinding

        static func == (left: Held, right: Held) -> Bool { left.binding === right.binding }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(binding))
        }
    }

    /// The number of streams.
    var count: Int { held.withLock { $0.count } }

    func insert(_ binding: RelayBinding) {
        _ = held.withLock { $0.insert(Held(binding: binding)) }
    }

    func remove(_ binding: RelayBinding) {
        // Released outside the lock, as that may run a user's code.
        _ = held.withLock { $0.remove(Held(binding: binding)) }
    }

    /// Called when the relay ends.
    func end() {
        for held in held.exchange([]) { held.binding.relayEnded() }
    }
}
