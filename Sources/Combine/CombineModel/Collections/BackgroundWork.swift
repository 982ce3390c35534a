import Dispatch
import Synchronization

/// A counter of the work that runs on other threads and delivers its results on the main queue.
///
/// Screenshots and tests of windows wait until there is no pending work.
package enum BackgroundWork {
    private static let count = Atomic(0)

    /// A Boolean value that indicates whether there are results that haven't been delivered yet.
    package static var isPending: Bool { count.load(ordering: .acquiring) > 0 }

    /// Runs a closure on another thread. The closure must schedule the delivery of its result on the main queue.
    static func run(_ work: @escaping @Sendable () -> Void) {
        count.add(1, ordering: .relaxed)
        DispatchQueue.global(qos: .userInitiated).async {
            work()
            // The main queue is serial, so it delivers the result before it decrements the count.
            MainThread.performLater { count.subtract(1, ordering: .releasing) }
        }
    }
}
