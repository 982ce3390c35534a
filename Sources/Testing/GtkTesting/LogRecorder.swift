import CGtk
import Gtk
import Synchronization
import Testing

/// A warning or error that GLib, GTK or the program logged.
struct LogMessage: Sendable, Hashable, CustomStringConvertible {
    /// The severity of the message.
    enum Level: String, Sendable {
        case error, critical, warning
    }

    let level: Level
    /// The domain that logged the message, such as `Gtk`, or nil if it's unknown.
    let domain: String?
    let text: String

    var description: String { "\(domain.map { $0 + "-" } ?? "")\(level.rawValue): \(text)" }

    /// A Boolean value that indicates whether the message is caused by a defect in GTK or libadwaita rather than the
    /// program.
    ///
    /// GTK 4.24 logs such a message when a process shows its first popover. With GTK 4.18, a dialog of libadwaita 1.7
    /// measures its labels with widths that are too small, and the end of an edit in a label leaves its text active.
    var isKnownDefect: Bool {
        switch (gtk_get_minor_version(), domain) {
        case (24..., "Gdk"): text.hasPrefix("gdk_frame_timings_submitted() called on submitted frame")
        case (18, "Gtk"):
            text.hasPrefix("Trying to measure GtkLabel ") && text.contains(" for width of ")
                || text.hasPrefix("Broken accounting of active state for widget ") && text.hasSuffix("(GtkText)")
        default: false
        }
    }
}

/// A log writer that records the warnings and critical messages of the running test. All other messages are printed as
/// usual.
enum LogRecorder {
    private struct State {
        var isRecording = false
        var messages: [LogMessage] = []
        /// The test of Swift Testing whose messages are recorded, or nil in XCTest.
        var test: Test.ID?
    }

    /// The state, which any thread can access.
    private static let state = Mutex(State())

    /// Installs the recorder, which then receives messages before the program's own log writer.
    static func install() { _ = installed }

    private static let installed: Void = LogWriter.setRecorder { record($0) ? .handled : .unhandled }

    static func start(_ test: Test.ID? = nil) {
        state.withLock { $0 = State(isRecording: true, test: test) }
    }

    static func stop() {
        state.withLock { $0.isRecording = false }
    }

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
        // GLib aborts the program after an error, so the message must be printed.
        default: return false
        }
        let message = LogMessage(level: level, domain: entry.domain, text: entry.message)
        if message.isKnownDefect { return true }
        return state.withLock { state in
            if let test = state.test, let other = Test.current, other.id != test { return false }
            if state.isRecording { state.messages.append(message) }
            // A child process prints its messages, because its output is the only information about a trap.
            return state.isRecording && ChildProcess.requestedClosure == nil
        }
    }
}
