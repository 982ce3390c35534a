import Combine
import Synchronization

/// A counter of the active bindings, for tests.
package enum LiveBindings {
    private static let bindings = Atomic(0)

    package static var count: Int { bindings.load(ordering: .relaxed) }

    static func began() { bindings.add(1, ordering: .relaxed) }

    static func ended() { bindings.subtract(1, ordering: .relaxed) }

    #if DEBUG
    private struct WeakBinding {
        weak var binding: Binding?
    }

    /// Weak references to the active bindings.
    private static let live = Locked<[ObjectIdentifier: WeakBinding]>([:])

    /// The active bindings, in the order of their creation. Bindings of relays aren't included.
    @MainActor package static var all: [Binding] {
        live.withLock { $0.values.compactMap(\.binding) }.sorted { $0.record.number < $1.record.number }
    }

    static func add(_ binding: Binding) {
        live.withLock { $0[ObjectIdentifier(binding)] = WeakBinding(binding: binding) }
    }

    static func remove(_ binding: ObjectIdentifier) {
        live.withLock { _ = $0.removeValue(forKey: binding) }
    }
    #endif
}
