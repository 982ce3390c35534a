import Synchronization

/// Changes of tracked values that other threads make while the main actor observes a piece of code.
///
/// Observation begins to wait for changes after the code has run: a change between a read and the end of the code is lost to
/// it. Such changes are counted instead, and the code runs again.
///
/// Why none is lost: a thread stores the value, then looks for an observer, then tells the registrar. Where it sees the
/// observer, it counts. Where it does not, either the observer came later, and so reads the new value, or it had begun to
/// wait, and so hears of it from the registrar; the order of all these accesses to `observer` is one for all threads.
package enum ConcurrentChanges {
    /// The thread that observes; 0 where none does.
    private static let observer = Atomic<UInt>(0)
    private static let count = Atomic<Int>(0)

    /// Runs `observe`, which runs a piece of code and then waits for changes of what that read; returns whether another
    /// thread changed any tracked value meanwhile. On the main actor.
    package static func happen(during observe: () -> Void) -> Bool {
        let before = count.load(ordering: .sequentiallyConsistent)
        let outer = observer.exchange(currentThread(), ordering: .sequentiallyConsistent)
        observe()
        observer.store(outer, ordering: .sequentiallyConsistent)
        return count.load(ordering: .sequentiallyConsistent) != before
    }

    /// A tracked value was changed, and its registrar is still to be told.
    static func note() {
        let observer = observer.load(ordering: .sequentiallyConsistent)
        if observer != 0, observer != currentThread() { count.add(1, ordering: .sequentiallyConsistent) }
    }
}
