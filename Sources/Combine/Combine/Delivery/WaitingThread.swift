import Dispatch

final class WaitingThread: Sendable {
    /// A graph of the waiting threads, each with an edge to the thread that it waits for.
    ///
    /// It's used only under contention. A thread adds its edge before it waits, and the owner removes the edge before
    /// it resumes the thread. The graph never contains a cycle, because a thread doesn't wait if its edge would create
    /// a cycle.
    struct Graph {
        private var edges: [UInt: UInt] = [:]

        /// Returns a Boolean value that indicates whether a thread waits for another thread, directly or through other
        /// threads.
        func waits(_ thread: UInt, for other: UInt) -> Bool {
            var current = thread
            while let next = edges[current] {
                if next == other { return true }
                current = next
            }
            return false
        }

        mutating func add(_ thread: UInt, waitingFor owner: UInt) { edges[thread] = owner }

        mutating func remove(_ thread: UInt) { edges[thread] = nil }
    }

    static let graph = Locked(Graph())

    let thread: UInt
    private let semaphore = DispatchSemaphore(value: 0)

    init(_ thread: UInt) { self.thread = thread }

    func wait() { semaphore.wait() }

    func resume() { semaphore.signal() }
}
