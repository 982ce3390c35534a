import CGtk

/// The main thread's event loop, which is the default `GMainContext`.
///
/// This loop also serves Dispatch's main queue and therefore the main actor: `Task { @MainActor in … }`,
/// `DispatchQueue.main.async` and `Task.sleep` work while the loop runs. The kernel wakes the loop, so it doesn't poll.
/// If the program links Foundation, the loop also fires the timers of Foundation's main run loop.
///
/// You can nest main loops. However, as on Apple platforms, Dispatch's main queue isn't reentrant. If you run a main
/// loop within a task of the main actor or a block of the main queue, the loop serves only GTK, timeouts and scheduled
/// actions. Other tasks and blocks, and values from other threads, have to wait until the task suspends or the block
/// returns. Instead of running a nested loop, await the results, for example with `publisher.values`.
///
/// You can also use the context as a Combine `Scheduler` that runs closures on the main thread:
/// `publisher.debounce(for: .milliseconds(300), scheduler: MainContext.default)`.
public struct MainContext: Sendable {
    /// The main context.
    public static let `default` = MainContext()

    private init() {}

    /// Runs one iteration of the main loop. Returns a Boolean value that indicates whether a source was ready.
    ///
    /// If you call this method within a task or a block of the main queue, no other tasks or blocks run until that task
    /// or block suspends or returns. Therefore, don't use this method to wait for the result of another task. See
    /// ``MainContext``.
    ///
    /// - Parameter mayBlock: A Boolean value that indicates whether to wait until something is ready.
    @MainActor
    @discardableResult
    public static func iterate(mayBlock: Bool) -> Bool {
        joinMainQueue()
        return ChangeOrigin.runningLoop { g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0 }
    }

    /// Runs the main loop until a condition is true. Returns a Boolean value that indicates whether the condition
    /// became true before the time limit.
    ///
    /// The condition is checked after each iteration of the loop, and the loop doesn't poll. Therefore, a change that
    /// doesn't wake the main loop, such as a change on another thread, isn't noticed.
    ///
    /// If you call this method within a task or a block of the main queue, no other tasks or blocks can run. See
    /// ``MainContext``. If the condition doesn't become true in this case, a warning is logged.
    ///
    /// - Parameter limit: The maximum duration of the call. If it's zero or negative, the condition is checked once.
    @MainActor
    public static func run(for limit: Duration, until condition: () -> Bool) -> Bool {
        if condition() { return true }
        if limit <= .zero { return false }
        let deadline = Deadline(after: limit)
        // If no other source wakes the loop before the deadline, a timer wakes the loop.
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
                "MainContext.run timed out after \(limit). It was called in a main-actor task or in a block on the main "
                    + "dispatch queue. Until that task or block returns, no other tasks or blocks run, and values from "
                    + "other threads don't arrive. Use await instead."
            )
        }
        return false
    }

    /// A Boolean value that indicates whether a task of the main actor or a block of Dispatch's main queue is running.
    /// Until the task or block suspends or returns, no other tasks and blocks run.
    @MainActor
    package static var isWithinMainQueue: Bool { MainQueueSource.isDraining }

    /// Makes the main loop serve Dispatch's main queue and Foundation's timers. Later calls have no effect. Methods
    /// that run the loop call this method.
    @MainActor
    package static func joinMainQueue() { _ = joined }

    @MainActor private static let joined: Void = {
        MainQueueSource.attach()
        if combinegtk_has_run_loop() != 0 { RunLoopSource.attach() }
    }()
}
