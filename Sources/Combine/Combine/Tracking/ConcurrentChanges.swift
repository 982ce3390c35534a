import Synchronization

/// Changes of tracked values that other threads make while the main actor observes a piece of code.
///
/// Observation starts to wait for changes after the code has run, so it misses a change between a read and the end of
/// the code. Such changes are counted instead, and the code runs again.
///
/// No change is lost: a thread stores the value, then looks for an observer, then notifies the registrar. If it sees
/// the observer, it counts. Otherwise the observer either started later and reads the new value, or had already begun
/// to wait and is notified by the registrar. All threads see the accesses to `observer` in one order.
package enum ConcurrentChanges {
    /// The thread that observes, or 0 if no thread observes.
    private static let observer = Atomic<UInt>(0)
    private static let count = Atomic<Int>(0)

    /// Calls `observe`, which runs a piece of code and then waits for changes of the values it read. Returns whether
    /// another thread changed a tracked value in the meantime.
    ///
    /// Call it on the main actor.
    package static func happen(during observe: () -> Void) -> Bool {
        let before = count.load(ordering: .sequentiallyConsistent)
        let outer = observer.exchange(currentThread(), ordering: .sequentiallyConsistent)
        observe()
        observer.store(outer, ordering: .sequentiallyConsistent)
        return count.load(ordering: .sequentiallyConsistent) != before
    }

    /// Records the change of a tracked value whose registrar is notified next.
    static func note() {
        let observer = observer.load(ordering: .sequentiallyConsistent)
        if observer != 0, observer != currentThread() { count.add(1, ordering: .sequentiallyConsistent) }
    }
}
