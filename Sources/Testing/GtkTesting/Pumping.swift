import CGtk
import CombineModel
import Gtk

extension MainContext {
    /// Runs the main loop until a condition holds. Returns false if the time limit is reached first.
    ///
    /// Unlike ``run(for:until:)``, it also notices, within milliseconds, a condition that becomes true without waking
    /// the loop, such as a file that another process writes.
    ///
    /// Within a task or a block of the main queue, other tasks and blocks don't run in the meantime. See
    /// ``MainContext``.
    @MainActor
    public static func pump(for limit: Duration = .seconds(20), until condition: () throws -> Bool) rethrows -> Bool {
        if try condition() { return true }
        // The priority is lower than that of frames, so that a slow condition doesn't block them.
        let heartbeat = g_timeout_add_full(G_PRIORITY_LOW, 4, { _ in 1 }, nil, nil)
        defer { g_source_remove(heartbeat) }
        let deadline = Deadline(after: limit)
        while !deadline.isPast {
            iterate(mayBlock: true)
            if try condition() { return true }
        }
        return try condition()
    }

    /// Runs the main loop until it is idle, and the X server has handled all requests.
    ///
    /// It waits for long lists that another thread is arranging, see ``Combine/Publisher/arranged(by:)``, except within
    /// a task or a block of the main queue, in which they can't be delivered. It doesn't wait for timeouts and frames
    /// that are due later.
    ///
    /// - Returns: A Boolean value that indicates whether the loop became idle in time. It's false if an idle handler
    ///   never ends, for example.
    @MainActor
    @discardableResult
    public static func pumpUntilIdle(for limit: Duration = .seconds(20)) -> Bool {
        let deadline = Deadline(after: limit)
        while true {
            gdk_display_get_default().map { gdk_display_sync($0) }
            var wasIdle = true
            while iterate(mayBlock: false) {
                wasIdle = false
                if deadline.isPast { return false }
            }
            if !wasIdle { continue }
            guard BackgroundWork.isPending, !isWithinMainQueue else { return true }
            if deadline.isPast { return false }
            _ = pump(for: .milliseconds(100)) { !BackgroundWork.isPending }
        }
    }
}
