import Dispatch
import Synchronization

/// A counter of pending work that runs outside of the main loop, such as sorting a list on another thread or reading a
/// file. Work that waits for the user or for another program isn't counted.
///
/// Screenshots and tests of windows wait until there is no pending work. Counting an item of work costs two atomic
/// operations.
package enum BackgroundWork {
    private static let count = Atomic(0)

    /// A Boolean value that indicates whether there are results that haven't been delivered yet.
    package static var isPending: Bool { count.load(ordering: .acquiring) > 0 }

    /// Adds an item of work to the count. Each call must be balanced by a call to ``end()``.
    package static func begin() {
        count.add(1, ordering: .relaxed)
    }

    /// Removes an item of work from the count. Call this method after the result is delivered.
    package static func end() {
        count.subtract(1, ordering: .releasing)
    }

    /// Runs a closure on a queue. The closure must schedule the delivery of its result on the main queue.
    static func run(
        on queue: DispatchQueue = .global(qos: .userInitiated),
        _ work: @escaping @Sendable () -> Void
    ) {
        begin()
        queue.async {
            work()
            // The main queue is serial and delivers the result first. Therefore, the count is decremented after the
            // delivery.
            MainThread.performLater { end() }
        }
    }
}
