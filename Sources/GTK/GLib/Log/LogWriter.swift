import CGtk
import Combine

extension Log {
    /// Sets the closure that writes the entries of the log.
    ///
    /// GLib allows only one writer per process, which can't be replaced. Call this method once, before your program
    /// logs anything. The program traps if you call it again.
    ///
    /// ```swift
    /// Log.setWriter { entry in
    ///     guard entry.level <= .warning else { return .unhandled }
    ///     reports.send("\(entry.domain ?? ""): \(entry.message)")
    ///     return entry.writeByDefault()
    /// }
    /// ```
    ///
    /// The closure runs synchronously on the thread that writes the entry, which can be any thread. Entries that the
    /// closure itself logs are written to the standard error stream, and aren't passed to the closure again.
    ///
    /// An entry with the level ``Level/error`` stops the program after the closure has returned. If the environment
    /// contains `G_DEBUG=fatal-criticals`, critical entries that are written with `g_log` also stop the program. Other
    /// critical entries stop it only if GLib writes them in the default way.
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

/// The log writer of this package, which GLib calls with each entry.
package enum LogWriter {
    fileprivate static let writer = Locked<(@Sendable (LogEntry) -> Log.Outcome)?>(nil)
    /// The closure with which a test records problems. It's called before the program's writer.
    private static let recorder = Locked<(@Sendable (LogEntry) -> Log.Outcome)?>(nil)

    /// Sets the closure with which a test records problems. The closure receives each entry before the program's writer
    /// does.
    package static func setRecorder(_ new: @escaping @Sendable (LogEntry) -> Log.Outcome) {
        recorder.exchange(new)
        install()
    }

    fileprivate static func install() { _ = installed }

    #if DEBUG
    /// Makes the log describe the Swift objects that are mentioned in messages of C libraries.
    ///
    /// If the environment contains `COMBINEGTK_PLAIN_LOG`, the log isn't changed. A program that calls
    /// `g_log_set_writer_func` itself must set this variable in debug builds, because GLib allows only one call.
    package static func nameObjects() {
        if getenv("COMBINEGTK_PLAIN_LOG") == nil { install() }
    }
    #endif

    private static let installed: Void = g_log_set_writer_func(
        { flags, fields, count, _ in
            let buffer = UnsafeBufferPointer(start: fields, count: Int(count))
            let entry = LogEntry(level: Log.Level(flags), fields: buffer.map { LogField($0) })
            for closure in [LogWriter.recorder.value, LogWriter.writer.value] {
                if closure?(entry) == .handled { return G_LOG_WRITER_HANDLED }
            }
            #if DEBUG
            if let described = LogObjects.describing(entry) { return described.writeByDefault(keepingFlags: flags) }
            #endif
            // No closure has handled the entry. The entry must be written here, because GLib ignores the result of this
            // function.
            return g_log_writer_default(flags, fields, count, nil)
        },
        nil,
        nil
    )
}
