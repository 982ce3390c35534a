import CGtk

/// An entry of the GLib log, as GLib passes it to the log writer.
public struct LogEntry: Sendable, Hashable {
    public let level: Log.Level
    /// The fields in order, including the message and the domain.
    public let fields: [LogField]

    /// Creates an entry.
    public init(level: Log.Level, fields: [LogField]) { (self.level, self.fields) = (level, fields) }

    /// The text of the entry.
    public var message: String { self["MESSAGE"] ?? "" }

    /// The library or the part of the program that wrote the entry, such as `Gtk`, or nil if the entry has no domain.
    public var domain: String? { self["GLIB_DOMAIN"] }

    /// Returns the value of a field, or nil if the entry doesn't have the field.
    public subscript(name: String) -> String? { fields.first { $0.name == name }?.string }

    /// Writes the entry with the default writer of GLib: to the standard streams, or to the journal.
    ///
    /// Entries with the level ``Log/Level/info`` or ``Log/Level/debug`` are written only if `G_MESSAGES_DEBUG` contains
    /// their domain.
    @discardableResult
    public func writeByDefault() -> Log.Outcome {
        write { g_log_writer_default($0, $1, $2, nil) }
    }

    /// Writes the entry to the standard output or the standard error stream, depending on its level.
    @discardableResult
    public func writeToStandardStreams() -> Log.Outcome {
        write { g_log_writer_standard_streams($0, $1, $2, nil) }
    }

    /// Writes the entry with all of its fields to the systemd journal. Returns `.unhandled` if there is no journal.
    @discardableResult
    public func writeToJournal() -> Log.Outcome {
        write { g_log_writer_journald($0, $1, $2, nil) }
    }

    #if DEBUG
    /// Writes the entry in the default way, with the flags of the original entry. The flags can require that the
    /// program stops.
    func writeByDefault(keepingFlags flags: GLogLevelFlags) -> GLogWriterOutput {
        fields.withCFields { g_log_writer_default(flags, $0, $1, nil) }
    }
    #endif

    private func write(_ writer: (GLogLevelFlags, UnsafePointer<GLogField>, gsize) -> GLogWriterOutput) -> Log.Outcome {
        fields.withCFields { writer(level.flags, $0, $1) } == G_LOG_WRITER_HANDLED ? .handled : .unhandled
    }
}
