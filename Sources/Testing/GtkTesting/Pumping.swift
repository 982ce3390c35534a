import CGtk
import Gtk

extension MainContext {
    /// Runs the main loop until a condition is true. Returns false if the time limit is exceeded.
    ///
    /// Unlike ``/GLib/MainContext/run(for:until:)``, the method checks the condition every few milliseconds, even if
    /// the loop is idle. The condition can therefore depend, for example, on a file that another process writes.
    ///
    /// If you call the method in a task or a block of the main queue, other tasks and blocks don't run in the meantime.
    /// See ``MainContext``.
    @MainActor
    public static func pump(for limit: Duration = .seconds(20), until condition: () throws -> Bool) rethrows -> Bool {
        if try condition() { return true }
        // Wakes the loop every 4 milliseconds. The priority is lower than the priority of frames, so that a slow
        // condition doesn't delay frames.
        let heartbeat = g_timeout_add_full(G_PRIORITY_LOW, 4, { _ in 1 }, nil, nil)
        defer { g_source_remove(heartbeat) }
        let deadline = Deadline(after: limit)
        while !deadline.isPast {
            iterate(mayBlock: true)
            if try condition() { return true }
        }
        return try condition()
    }

    /// Runs the main loop until the loop is idle and the X server has handled all requests.
    ///
    /// The method also waits for long lists that another thread is sorting, and for files that are read or written
    /// asynchronously. See `arranged(by:)` and `File.loadContents()`. Within a task or a block of the main queue, the
    /// method doesn't wait for lists and files. Their results can't be delivered before the task or block returns. The
    /// method never waits for timers or future frames.
    ///
    /// - Parameter waitsForActions: A Boolean value that indicates whether the method also waits for asynchronous
    ///   commands, actions and closures of `sink(on:receiveValue:)`. While a dialog asks the user a question, the
    ///   method doesn't wait for this work.
    /// - Returns: A Boolean value that indicates whether the loop became idle within the time limit. For example, the
    ///   result is false if an idle handler runs forever.
    @MainActor
    @discardableResult
    public static func pumpUntilIdle(for limit: Duration = .seconds(20), waitsForActions: Bool = false) -> Bool {
        let isPending = { BackgroundWork.isPending || waitsForActions && RunningActions.isPending }
        let deadline = Deadline(after: limit)
        while true {
            gdk_display_get_default().map { gdk_display_sync($0) }
            var wasIdle = true
            while iterate(mayBlock: false) {
                wasIdle = false
                if deadline.isPast { return false }
            }
            if !wasIdle { continue }
            guard isPending(), !isWithinMainQueue else { return true }
            if deadline.isPast { return false }
            _ = pump(for: .milliseconds(100)) { !isPending() }
        }
    }
}
