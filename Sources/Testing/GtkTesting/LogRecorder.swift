import CGtk
import Gtk
import Synchronization

/// A warning or worse that GLib, GTK or the program logged.
struct LogMessage: Sendable, Hashable, CustomStringConvertible {
    /// The severity of the message.
    enum Level: String, Sendable {
        case error, critical, warning
    }

    let level: Level
    /// The domain that logged it, such as `Gtk`, or nil if it's unknown.
    let domain: String?
    let text: String

    var description: String { "\(domain.map { $0 + "-" } ?? "")\(level.rawValue): \(text)" }

    /// A Boolean value that indicates whether GTK logs the message because of a defect in GTK, whatever the program does.
    ///
    /// GTK 4.24 logs this one when a process shows its first popover.
    var isKnownDefect: Bool {
        gtk_get_minor_version() >= 24 && domain == "Gdk"
            && text.hasPrefix("gdk_frame_timings_submitted() called on submitted frame")
    }
}

/// A recorder that keeps warnings and errors for the running test, and prints everything else as GLib does.
enum LogRecorder {
    private struct State {
        var isRecording = false
        var messages: [LogMessage] = []
    }

    /// Messages are logged on any thread.
    private static let state = Mutex(State())

    /// Has GLib log through here. GLib allows that once a process.
    static func install() {
        _ = installed
    }

    private static let installed: Void = g_log_set_writer_func(
        { level, fields, count, _ in
            if LogRecorder.record(level, UnsafeBufferPointer(start: fields, count: Int(count))) {
                return G_LOG_WRITER_HANDLED
            }
            return g_log_writer_default(level, fields, count, nil)
        },
        nil,
        nil
    )

    static func start() {
        state.withLock { $0 = State(isRecording: true) }
    }

    static func stop() {
        state.withLock { $0.isRecording = false }
    }

    /// Returns the messages since the last call.
    static func takeMessages() -> [LogMessage] {
        state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    private static func record(_ flags: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>) -> Bool {
        let level: LogMessage.Level
        if flags.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0 {
            // GLib aborts after this one: only what is printed is ever seen.
            return false
        } else if flags.rawValue & G_LOG_LEVEL_CRITICAL.rawValue != 0 {
            level = .critical
        } else if flags.rawValue & G_LOG_LEVEL_WARNING.rawValue != 0 {
            level = .warning
        } else {
            return false
        }
        let message = LogMessage(
            level: level,
            domain: text(of: "GLIB_DOMAIN", in: fields),
            text: text(of: "MESSAGE", in: fields) ?? ""
        )
        if message.isKnownDefect { return true }
        return state.withLock { state in
            if state.isRecording { state.messages.append(message) }
            // If a child process traps, its output is the only information about it.
            return state.isRecording && ChildProcess.requestedClosure == nil
        }
    }

    private static func text(of key: String, in fields: UnsafeBufferPointer<GLogField>) -> String? {
        guard let field = fields.first(where: { $0.key.map { strcmp($0, key) == 0 } ?? false }), let value = field.value
        else { return nil }
        if field.length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
        return String(decoding: UnsafeRawBufferPointer(start: value, count: Int(field.length)), as: UTF8.self)
    }
}
