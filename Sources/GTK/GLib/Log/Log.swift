import CGtk

/// The GLib log, to which GLib, GTK, other libraries and programs write.
///
/// ```swift
/// Log.write(.warning, "The file has no title.", fields: ["FILE_NAME": file.path])
/// ```
///
/// By default, GLib writes entries to the standard streams, or to the journal if the standard error stream is connected
/// to it. Entries with the level ``Level/info`` or ``Level/debug`` are written only if the environment variable
/// `G_MESSAGES_DEBUG` contains their domain. To process all entries yourself, call ``setWriter(_:)``.
public enum Log {
    /// The severity of an entry.
    public enum Level: Int, Sendable, Comparable, CaseIterable {
        /// A failure that stops the program after the entry is written.
        case error
        /// A programming error after which the program can continue.
        case critical
        case warning
        case message
        case info
        case debug

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// Creates a level from GLib flags. A custom level becomes ``message``.
        init(_ flags: GLogLevelFlags) {
            self = Self.allCases.first { flags.rawValue & $0.flags.rawValue != 0 } ?? .message
        }

        var flags: GLogLevelFlags {
            switch self {
            case .error: G_LOG_LEVEL_ERROR
            case .critical: G_LOG_LEVEL_CRITICAL
            case .warning: G_LOG_LEVEL_WARNING
            case .message: G_LOG_LEVEL_MESSAGE
            case .info: G_LOG_LEVEL_INFO
            case .debug: G_LOG_LEVEL_DEBUG
            }
        }

        /// The priority that GLib writes to the journal for this level.
        var priority: String {
            switch self {
            case .error: "3"
            case .critical, .warning: "4"
            case .message: "5"
            case .info: "6"
            case .debug: "7"
            }
        }
    }

    /// The result of a log writer. It indicates whether the writer has written the entry.
    public enum Outcome: Sendable {
        case handled
        /// The writer hasn't written the entry. GLib writes it in the default way.
        case unhandled
    }

    /// Writes an entry.
    ///
    /// An entry with the level ``Level/error`` stops the program.
    ///
    /// - Parameters:
    ///   - level: The severity of the entry.
    ///   - message: The text of the entry.
    ///   - domain: The part of the program that writes the entry. The default is the name of the module.
    ///   - fields: Additional fields of the entry, for writers that store them, such as the journal. Names are in
    ///     uppercase, with underscores.
    public static func write(
        _ level: Level,
        _ message: String,
        domain: String? = nil,
        fields: KeyValuePairs<String, String> = [:],
        file: StaticString = #fileID,
        line: Int = #line,
        function: StaticString = #function
    ) {
        let module = "\(file)".split(separator: "/").first.map(String.init)
        var entry = [
            LogField("PRIORITY", level.priority), LogField("CODE_FILE", "\(file)"), LogField("CODE_LINE", "\(line)"),
            LogField("CODE_FUNC", "\(function)"), LogField("MESSAGE", message),
        ]
        if let domain = domain ?? module { entry.append(LogField("GLIB_DOMAIN", domain)) }
        entry += fields.map { LogField($0.key, $0.value) }
        entry.withCFields { g_log_structured_array(level.flags, $0, $1) }
    }
}
