import CGtk
import Gtk
import Synchronization

/// A warning or error that GLib, GTK or the program logged.
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

    /// A Boolean value that indicates whether GTK logs the message because of a defect in GTK, regardless of the
    /// program.
    ///
    /// GTK 4.24 logs this message when a process shows its first popover.
    var isKnownDefect: Bool {
        gtk_get_minor_version() >= 24 && domain == "Gdk"
            && text.hasPrefix("gdk_frame_timings_submitted() called on submitted frame")
    }
}

/// A recorder that keeps warnings and errors for the running test, and prints everything else like GLib.
enum LogRecorder {
    private struct State {
        var isRecording = false
        var messages: [LogMessage] = []
    }

    /// The state. Messages are logged on any thread.
    private static let state = Mutex(State())

    /// Receives the entries of the log before the program's writer.
    static func install() {
        _ = installed
    }

    private static let installed: Void = LogWriter.setRecorder { record($0) ? .handled : .unhandled }

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

    private static func record(_ entry: LogEntry) -> Bool {
        let level: LogMessage.Level
        switch entry.level {
        case .critical: level = .critical
        case .warning: level = .warning
        // GLib stops the program after an error, so the message must be printed.
        default: return false
        }
        let message = LogMessage(level: level, domain: entry.domain, text: entry.message)
        if message.isKnownDefect { return true }
        return state.withLock { state in
            if state.isRecording { state.messages.append(message) }
            // In a child process, messages are printed, because its output is the only information about a trap.
            return state.isRecording && ChildProcess.requestedClosure == nil
        }
    }
}
