import CGtk

/// The main thread's event loop, which is the default `GMainContext`.
///
/// It also serves Dispatch's main queue and therefore the main actor: `Task { @MainActor in … }`,
/// `DispatchQueue.main.async` and `Task.sleep` work while it runs. The kernel wakes it, without polling. Timers of
/// Foundation's main run loop are served if the program links Foundation.
///
/// Main loops can be nested. Dispatch's main queue isn't reentrant, as on Apple platforms. Therefore, a main loop that
/// runs within a task of the main actor or a block of the main queue serves GTK, timeouts and scheduled actions only.
/// Other tasks and blocks, and values from other threads, wait until that task awaits or that block returns. Await such
/// results instead, for example with `publisher.values`.
///
/// As a Combine `Scheduler` it runs closures on the main thread:
/// `publisher.debounce(for: .milliseconds(300), scheduler: MainContext.default)`.
public struct MainContext: Sendable {
    /// The main context.
    public static let `default` = MainContext()

    private init() {}

    /// Runs one turn of the main loop. Returns a Boolean value that indicates whether any source was ready.
    ///
    /// Within a task or a block of the main queue, no other tasks or blocks run, so they can't end the wait. See
    /// ``MainContext``.
    ///
    /// - Parameter mayBlock: A Boolean value that indicates whether to wait until something is ready.
    @MainActor
    @discardableResult
    public static func iterate(mayBlock: Bool) -> Bool {
        joinMainQueue()
        return ChangeOrigin.runningLoop { g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0 }
    }

    /// Runs the main loop until a condition holds. Returns false if the time limit is reached first.
    ///
    /// The condition is checked after each turn, without polling. A change that doesn't wake the main loop isn't
    /// noticed.
    ///
    /// Within a task or a block of the main queue, no other tasks and blocks run. See ``MainContext``. If the condition
    /// doesn't become true there, a warning is logged.
    ///
    /// - Parameter limit: Any duration. If it's zero or negative, the condition is checked once.
    @MainActor
    public static func run(for limit: Duration, until condition: () -> Bool) -> Bool {
        if condition() { return true }
        if limit <= .zero { return false }
        let deadline = Deadline(after: limit)
        // Wakes the loop at the deadline, if nothing else does.
        var isOver = false
        let alarm = `default`.schedule(
            after: deadline.date,
            interval: .seconds(1),
            tolerance: .zero,
            options: SchedulerOptions(priority: .high)
        ) { isOver = true }
        defer { alarm.cancel() }
        while !isOver, !deadline.isPast {
            iterate(mayBlock: true)
            if condition() { return true }
        }
        if condition() { return true }
        if isWithinMainQueue {
            Diagnostics.warning(
                "MainContext.run timed out after \(limit) in a task of the main actor or a block of Dispatch's main queue, "
                    + "where no other tasks, blocks or values from other threads are served. Use await instead."
            )
        }
        return false
    }

    /// A Boolean value that indicates whether the caller runs within a task of the main actor or a block of Dispatch's
    /// main queue that the main loop called. Until that returns, no other tasks and blocks run.
    @MainActor
    package static var isWithinMainQueue: Bool { MainQueueSource.isDraining }

    /// Makes the loop serve Dispatch's main queue and Foundation's timers. It takes effect once. Running the loop calls
    /// it.
    @MainActor
    package static func joinMainQueue() {
        _ = joined
    }

    @MainActor private static let joined: Void = {
        MainQueueSource.attach()
        if combinegtk_has_run_loop() != 0 { RunLoopSource.attach() }
    }()
}
