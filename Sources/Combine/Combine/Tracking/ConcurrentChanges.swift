import Synchronization

/// A counter of the changes that other threads make to tracked values while the main actor runs an observed closure.
///
/// Observation starts waiting for changes after the closure returns. Therefore, Observation misses a change that
/// another thread makes after the closure has read the value and before the closure returns. This counter detects such
/// changes, so that the closure runs again.
///
/// No change is missed. A thread stores the value, then checks `observer`, then notifies the `ObservationRegistrar` of
/// the value. If the thread finds an observer, it increments the counter. Otherwise, the observer either started later
/// and reads the new value, or is already waiting and is notified by the registrar. Sequentially consistent order
/// ensures that all threads agree on the order of these steps.
package enum ConcurrentChanges {
    /// The identifier of the observing thread, or 0.
    private static let observer = Atomic<UInt>(0)
    private static let count = Atomic<Int>(0)

    /// Calls `observe`, which runs a closure with observation tracking. Returns true if another thread changed a
    /// tracked value during the call.
    ///
    /// Call this function on the main actor.
    package static func happen(during observe: () -> Void) -> Bool {
        let before = count.load(ordering: .sequentiallyConsistent)
        let outer = observer.exchange(currentThread(), ordering: .sequentiallyConsistent)
        observe()
        observer.store(outer, ordering: .sequentiallyConsistent)
        return count.load(ordering: .sequentiallyConsistent) != before
    }

    /// Records the change of a tracked value. Call this function before you notify the registrar.
    static func record() {
        let observer = observer.load(ordering: .sequentiallyConsistent)
        if observer != 0, observer != currentThread() { count.add(1, ordering: .sequentiallyConsistent) }
    }
}
