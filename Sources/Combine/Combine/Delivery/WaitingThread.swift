import Dispatch

/// A thread's place in the line for a ``DeliveryLock``.
final class WaitingThread: Sendable {
    /// The threads that wait, each with the thread that it waits for.
    ///
    /// Used only under contention. A thread enters its edge before it sleeps, and loses it to the owner that wakes it, so
    /// the graph never has a circle.
    struct Graph {
        private var edges: [UInt: UInt] = [:]

        /// Whether a thread waits for another one, directly or through others.
        func waits(_ thread: UInt, for other: UInt) -> Bool {
            var current = thread
            while let next = edges[current] {
                if next == other { return true }
                current = next
            }
            return false
        }

        mutating func add(_ thread: UInt, waitingFor owner: UInt) {
            edges[thread] = owner
        }

        mutating func remove(_ thread: UInt) {
            edges[thread] = nil
        }
    }

    static let graph = Locked(Graph())

    let thread: UInt
    private let semaphore = DispatchSemaphore(value: 0)

    init(_ thread: UInt) {
        self.thread = thread
    }

    func wait() {
        semaphore.wait()
    }

    func resume() {
        semaphore.signal()
    }
}
