import Synchronization

/// A counter of the active bindings, for tests.
package enum LiveBindings {
    private static let bindings = Atomic(0)

    /// The number of active bindings.
    package static var count: Int { bindings.load(ordering: .relaxed) }

    static func began() {
        bindings.add(1, ordering: .relaxed)
    }

    static func ended() {
        bindings.subtract(1, ordering: .relaxed)
    }
}
