import CGtk
import CombineModel

/// The source that drains Dispatch's main queue, on which the main actor's jobs also run.
@MainActor
enum MainQueueSource {
    /// A Boolean value that indicates whether a caller further up the stack is draining the queue. Until that caller
    /// has finished, the queue can't be drained again.
    private(set) static var isDraining = false

    static func attach() {
        g_unix_fd_add_full(
            MainContext.Priority.default.rawValue,
            combinegtk_main_queue_descriptor(),
            G_IO_IN,
            { descriptor, _, _ in
                // The file descriptor counts wake-ups. If the count isn't read, the descriptor stays readable and the
                // main loop never waits.
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                MainThread.enter(()) { ChangeOrigin.running { MainQueueSource.drain() } }
                return SourceResult.keep
            },
            nil,
            nil
        )
    }

    private static func drain() {
        isDraining = true
        combinegtk_drain_main_queue()
        isDraining = false
    }
}
