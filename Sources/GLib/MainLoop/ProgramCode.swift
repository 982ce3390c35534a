import CGtk

/// Tells what the program does from what its user does: the program's is what happens while its Swift code runs.
///
/// Whatever calls the program's code from the main loop says so here: signals' handlers, Dispatch's main queue and with it
/// the main actor's tasks, timeouts, scheduled actions. What GTK does on its own, between the loop and the next such call, is
/// its answer to an event.
//
// `nonisolated(unsafe)`: the main thread's alone, but C's callbacks use it without asking the runtime where they are.
package enum ProgramCode {
    /// How many calls into the program's code are under way, one within another, since the loop last took over.
    @exclusivity(unchecked)
    package nonisolated(unsafe) private(set) static var depth = 0

    /// Who wants to know of calls into the program's code. Not held.
    private nonisolated(unsafe) static var watches: [Unmanaged<ProgramWatch>] = []
    @exclusivity(unchecked) private nonisolated(unsafe) static var isWatched = false

    /// Runs a piece of the program, that C calls.
    @inline(__always)
    package static func running<Result>(_ body: () -> Result) -> Result {
        if isWatched { return runningWatched(body) }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    @inline(never)
    private static func runningWatched<Result>(_ body: () -> Result) -> Result {
        // Held, as the body may end them.
        let called = watches.map { $0.takeUnretainedValue() }.filter { $0.depth == depth }
        for watch in called { watch.programEntered() }
        depth += 1
        defer {
            depth -= 1
            for watch in called { watch.programReturned() }
        }
        return body()
    }

    static func add(_ watch: ProgramWatch) {
        watches.append(.passUnretained(watch))
        isWatched = true
    }

    static func remove(_ watch: ProgramWatch) {
        watches.removeAll { $0.toOpaque() == Unmanaged.passUnretained(watch).toOpaque() }
        isWatched = !watches.isEmpty
    }

    /// Runs the main loop, in which GTK acts by itself though the program called it.
    @inline(__always)
    package static func runningLoop<Result>(_ body: () -> Result) -> Result {
        let outer = depth
        depth = 0
        defer { depth = outer }
        return body()
    }

    /// Whether the signal that is being handled, by the innermost handler, was set off without the program's code.
    ///
    /// Outside of the main loop there are no events, so that there everything is the program's doing.
    static var isHandlingUserEvent: Bool { depth <= 1 && g_main_depth() > 0 }
}
