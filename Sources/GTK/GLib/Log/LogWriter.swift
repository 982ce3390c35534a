import CGtk
import Combine

extension Log {
    /// Sets the closure that writes the entries of the log.
    ///
    /// GLib allows one writer per process, as long as the process runs. Call this once, before your program logs
    /// anything. A second call traps.
    ///
    /// ```swift
    /// Log.setWriter { entry in
    ///     guard entry.level <= .warning else { return .unhandled }
    ///     reports.send("\(entry.domain ?? ""): \(entry.message)")
    ///     return entry.writeByDefault()
    /// }
    /// ```
    ///
    /// The closure runs on the thread that writes the entry, which can be any thread, before that thread continues.
    /// Entries that the closure itself logs are written to the standard error stream, and aren't passed to the closure
    /// again.
    ///
    /// After the closure returns, an entry of the level ``Level/error`` stops the program. With
    /// `G_DEBUG=fatal-criticals`, the program also stops at critical entries that are written with `g_log`. It stops at
    /// other critical entries only if GLib writes them in the default way.
    ///
    /// - Parameter writer: A closure that receives each entry. It returns `.unhandled` to let GLib write the entry in
    ///   the default way.
    public static func setWriter(_ writer: @escaping @Sendable (LogEntry) -> Outcome) {
        if LogWriter.writer.exchange(writer) != nil {
            fatalError(
                "Log.setWriter(_:) was called twice. GLib allows one log writer per process. Combine both closures."
            )
        }
        LogWriter.install()
    }
}

/// The function that GLib calls with all entries.
package enum LogWriter {
    fileprivate static let writer = Locked<(@Sendable (LogEntry) -> Log.Outcome)?>(nil)
    /// The closure of a test that records problems. It's called before the program's writer.
    private static let recorder = Locked<(@Sendable (LogEntry) -> Log.Outcome)?>(nil)

    /// Sets the closure that is called before the program's writer.
    package static func setRecorder(_ new: @escaping @Sendable (LogEntry) -> Log.Outcome) {
        recorder.exchange(new)
        install()
    }

    fileprivate static func install() { _ = installed }

    private static let installed: Void = g_log_set_writer_func(
        { flags, fields, count, _ in
            let buffer = UnsafeBufferPointer(start: fields, count: Int(count))
            let entry = LogEntry(level: Log.Level(flags), fields: buffer.map { LogField($0) })
            for closure in [LogWriter.recorder.value, LogWriter.writer.value] {
                if closure?(entry) == .handled { return G_LOG_WRITER_HANDLED }
            }
            // An unhandled entry is written here, because GLib ignores the result of a writer.
            return g_log_writer_default(flags, fields, count, nil)
        },
        nil,
        nil
    )
}
