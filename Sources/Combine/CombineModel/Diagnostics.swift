internal import Glibc

/// Messages for the developer of a program.
package enum Diagnostics {
    /// The severity of a message.
    package enum Level: String, Sendable {
        /// A programming error after which the program can continue.
        case critical
        /// A failure that wasn't handled.
        case warning
        /// A message about something that has no effect, and doesn't need to have one.
        case message
    }

    /// The closure that writes messages. By default, it writes to the standard error stream. A module with its own log
    /// sets another closure.
    private static let writer = Locked<@Sendable (Level, String) -> Void>({ level, message in
        let line = "CombineModel-\(level.rawValue.uppercased()): \(message)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    })

    /// Sets the closure that writes later messages.
    package static func setWriter(_ new: @escaping @Sendable (Level, String) -> Void) {
        writer.exchange(new)
    }

    /// Reports a programming error after which the program can continue.
    package static func critical(_ message: String) {
        writer.value(.critical, message)
    }

    /// Reports a failure that wasn't handled.
    package static func warning(_ message: String) {
        writer.value(.warning, message)
    }

    /// Reports something that has no effect, and doesn't need to have one.
    package static func message(_ message: String) {
        writer.value(.message, message)
    }
}
