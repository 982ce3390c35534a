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

    /// The watches of all calls. Not held; they last as long as a property is being set, the innermost last.
    private nonisolated(unsafe) static var watches: [Unmanaged<ProgramWatch>] = []
    /// The watches of the handlers of an object's signals, by the object's address. Not held.
    private nonisolated(unsafe) static var handlerWatches:
        [UnsafeMutableRawPointer: [ObjectIdentifier: Unmanaged<ProgramWatch>]] = [:]
    @exclusivity(unchecked) private nonisolated(unsafe) static var isWatched = false

    /// Runs a piece of the program, that C calls.
    ///
    /// - Parameter emitter: the object that it handles a signal of.
    @inline(__always)
    package static func running<Result>(
        handlerOf emitter: @autoclosure () -> UnsafeMutableRawPointer? = nil,
        _ body: () -> Result
    ) -> Result {
        if isWatched { return runningWatched(emitter(), body) }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    @inline(never)
    private static func runningWatched<Result>(_ emitter: UnsafeMutableRawPointer?, _ body: () -> Result) -> Result {
        // Held, as the body may end them.
        var called = watches.map { $0.takeUnretainedValue() }
        if let emitter, let watches = handlerWatches[emitter] {
            called += watches.values.map { $0.takeUnretainedValue() }
        }
        called.removeAll { $0.depth != depth }
        for watch in called { watch.programEntered() }
        depth += 1
        defer {
            depth -= 1
            for watch in called { watch.programReturned() }
        }
        return body()
    }

    /// Has a watch look at all calls.
    static func add(_ watch: ProgramWatch) {
        watches.append(.passUnretained(watch))
        isWatched = true
    }

    /// Has a watch no longer look at all calls.
    static func remove(_ watch: ProgramWatch) {
        // Mostly the last.
        if let index = watches.lastIndex(where: { $0.toOpaque() == Unmanaged.passUnretained(watch).toOpaque() }) {
            watches.remove(at: index)
        }
        updateIsWatched()
    }

    /// Has a watch look at the handlers of an object's signals.
    static func add(_ watch: ProgramWatch, forHandlersOf emitter: UnsafeMutableRawPointer) {
        handlerWatches[emitter, default: [:]][ObjectIdentifier(watch)] = .passUnretained(watch)
        isWatched = true
    }

    /// Has a watch no longer look at the handlers of an object's signals.
    static func remove(_ watch: ProgramWatch, forHandlersOf emitter: UnsafeMutableRawPointer) {
        handlerWatches[emitter]?[ObjectIdentifier(watch)] = nil
        if handlerWatches[emitter]?.isEmpty == true { handlerWatches[emitter] = nil }
        updateIsWatched()
    }

    private static func updateIsWatched() {
        isWatched = !watches.isEmpty || !handlerWatches.isEmpty
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
