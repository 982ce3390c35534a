import CGtk
import Gtk

/// Calls functions in a process of which nothing is asked afterwards.
@MainActor
enum FunctionCaller {
    /// How many messages C logged of what it refused.
    nonisolated(unsafe) private static var refusals = 0  // Of a single thread's log; others' messages may go uncounted.

    /// Counts C's messages from here on, and prints those alone that end the program.
    static func countMessages() {
        g_log_set_writer_func(
            { level, fields, count, data in
                if level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0 {
                    return g_log_writer_standard_streams(level, fields, count, data)
                }
                let serious = G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
                if level.rawValue & serious != 0 { FunctionCaller.refusals += 1 }
                return G_LOG_WRITER_HANDLED
            },
            nil,
            nil
        )
    }

    static func call(_ function: FunctionEntry, _ variation: Variation, of list: FunctionList) -> FunctionOutcome {
        refusals = 0
        let arguments = Arguments(list, variation)
        var outcome = FunctionOutcome.unfinished
        switch function.body {
        case .synchronous(let call):
            do {
                try call(arguments)
                outcome = .fine
            } catch { outcome = failure(error) }
        case .asynchronous(let call):
            var ending: FunctionOutcome?
            let task = Task {
                do {
                    try await call(arguments)
                    ending = .fine
                } catch { ending = failure(error) }
            }
            MainContext.iterate(mayBlock: false)
            task.cancel()
            _ = MainContext.pump(for: .milliseconds(500)) { ending != nil }
            outcome = ending ?? .unfinished
        }
        arguments.end()
        for _ in 0..<20 where !MainContext.iterate(mayBlock: false) { break }
        return outcome == .fine && refusals > 0 ? .refusedByC : outcome
    }

    private static func failure(_ error: any Error) -> FunctionOutcome {
        error is Arguments.NoSpecimen ? .noSpecimen : .threw
    }
}
