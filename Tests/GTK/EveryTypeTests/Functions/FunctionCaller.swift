import CGtk
import Gtk
import Synchronization

/// Calls functions in a process that is used for nothing else afterward.
@MainActor
enum FunctionCaller {
    /// The number of messages that C logged about rejected calls, on any thread.
    private nonisolated static let refusals = Atomic(0)

    /// Starts to count C messages. Prints only messages that end the program or explain why it ends.
    nonisolated static func countMessages() {
        g_log_set_writer_func(
            { level, fields, count, data in
                let fatal = G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_MESSAGE.rawValue
                if level.rawValue & fatal != 0 {
                    return g_log_writer_standard_streams(level, fields, count, data)
                }
                if level.rawValue & G_LOG_LEVEL_WARNING.rawValue != 0, FunctionCaller.isFinalMessage(fields, count) {
                    return g_log_writer_standard_streams(level, fields, count, data)
                }
                let serious = G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
                if level.rawValue & serious != 0 { FunctionCaller.refusals.add(1, ordering: .relaxed) }
                return G_LOG_WRITER_HANDLED
            },
            nil,
            nil
        )
    }

    /// Returns a Boolean value that indicates whether a message is the final GDK message about an X server error.
    private nonisolated static func isFinalMessage(_ fields: UnsafePointer<GLogField>?, _ count: gsize) -> Bool {
        guard let fields else { return false }
        return (0..<Int(count)).contains { index in
            let field = fields[index]
            guard String(cString: field.key) == "MESSAGE", field.length < 0, let text = field.value else {
                return false
            }
            return String(cString: text.assumingMemoryBound(to: CChar.self)).contains("X Window System error")
        }
    }

    /// The type for which no value could be created for the last call.
    private(set) static var missingType = ""

    static func call(_ function: FunctionEntry, _ variation: Variation, of list: FunctionList) -> FunctionOutcome {
        refusals.store(0, ordering: .relaxed)
        missingType = ""
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
        return outcome == .fine && refusals.load(ordering: .relaxed) > 0 ? .refusedByC : outcome
    }

    private static func failure(_ error: any Error) -> FunctionOutcome {
        if error is Arguments.Pointless { return .pointless }
        guard let lack = error as? Arguments.NoSpecimen else { return .threw }
        missingType = lack.type
        return .noSpecimen
    }
}
