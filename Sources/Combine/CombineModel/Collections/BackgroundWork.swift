import Dispatch
import Synchronization

/// Counts work that the package does on other threads and whose results the main queue delivers.
///
/// A Boolean value that indicates whether results are still being computed, for pictures and tests of windows.
package enum BackgroundWork {
    private static let count = Atomic(0)

    /// A Boolean value that indicates whether results haven't been delivered yet.
    package static var isPending: Bool { count.load(ordering: .acquiring) > 0 }

    /// Runs a closure on another thread. It schedules the delivery of its result on the main queue.
    static func run(_ work: @escaping @Sendable () -> Void) {
        count.add(1, ordering: .relaxed)
        DispatchQueue.global(qos: .userInitiated).async {
            work()
            // The main queue delivers the result first.
            MainThread.performLater { count.subtract(1, ordering: .releasing) }
        }
    }
}
