import CGtk

/// The main thread's event loop, GLib's default `GMainContext`.
///
/// It serves Dispatch's main queue and so the main actor too: `Task { @MainActor in … }`, `DispatchQueue.main.async`
/// and `Task.sleep` go on while it runs, woken by the kernel, without polling. Timers of Foundation's main run loop
/// are served where the program links Foundation.
///
/// As a Combine `Scheduler` it runs closures on the main thread:
/// `publisher.debounce(for: .milliseconds(300), scheduler: MainContext.default)`.
public struct MainContext: Sendable {
    /// The one there is.
    public static let `default` = MainContext()

    private init() {}

    /// Runs one turn of the loop; returns whether anything was ready.
    ///
    /// - Parameter mayBlock: whether to wait until something is.
    @MainActor
    @discardableResult
    public static func iterate(mayBlock: Bool) -> Bool {
        joinMainQueue()
        return ProgramCode.runningLoop { g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0 }
    }

    /// Runs the loop until a condition holds; returns whether it did before the time was up.
    ///
    /// The condition is asked after each turn, so nothing is polled: what does not wake the loop is not seen.
    @MainActor
    public static func run(for limit: Duration, until condition: () -> Bool) -> Bool {
        if condition() { return true }
        let clock = ContinuousClock()
        let deadline = clock.now + limit
        // Wakes the loop at the deadline, should nothing else.
        var isOver = false
        let alarm = Timeout(after: limit) { isOver = true }
        defer { alarm.cancel() }
        while !isOver, clock.now < deadline {
            iterate(mayBlock: true)
            if condition() { return true }
        }
        return condition()
    }

    /// Has the loop serve Dispatch's main queue and Foundation's timers. Done once; running the loop does it.
    @MainActor
    package static func joinMainQueue() {
        _ = joined
    }

    @MainActor private static let joined: Void = {
        MainThread.remember()
        MainQueueSource.attach()
        if combinegtk_has_run_loop() != 0 { RunLoopSource.attach() }
    }()
}
