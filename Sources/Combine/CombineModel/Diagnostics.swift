internal import Glibc

/// A log of messages for the developer of a program.
package enum Diagnostics {
    /// The severity of a message.
    package enum Level: String, Sendable {
        /// A programming error after which the program can continue.
        case critical
        /// An unhandled failure.
        case warning
        /// Information about a feature that isn't available and isn't required.
        case message
    }

    /// The closure that writes messages. By default, it writes to the standard error stream. A module with its own log
    /// replaces the closure.
    private static let writer = Locked<@Sendable (Level, String) -> Void>({ level, message in
        let line = "CombineModel-\(level.rawValue.uppercased()): \(message)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    })

    /// Sets the closure that writes messages.
    package static func setWriter(_ new: @escaping @Sendable (Level, String) -> Void) {
        writer.exchange(new)
    }

    /// Logs a programming error after which the program can continue.
    package static func critical(_ message: String) { writer.value(.critical, message) }

    /// Logs an unhandled failure.
    package static func warning(_ message: String) { writer.value(.warning, message) }

    /// Logs information about a feature that isn't available and isn't required.
    package static func message(_ message: String) { writer.value(.message, message) }
}
