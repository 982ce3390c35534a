/// The end of a program with an exit code of its choice, thrown by a ``GtkApp``.
///
/// ```swift
/// throw ExitCode(3, message: "the server is gone")
/// ```
///
/// The counterpart of swift-argument-parser's `ExitCode`.
public struct ExitCode: Error, Hashable, Sendable, CustomStringConvertible {
    /// The code, from 0 to 255.
    public let code: Int32

    /// The message for standard error, after the program's name, or nil to print nothing.
    public let message: String?

    /// Creates an end with a code, and a message or none.
    public init(_ code: Int32, message: String? = nil) {
        precondition(0...255 ~= code, "Expected an exit code from 0 to 255, found \(code)")
        self.code = code
        self.message = message
    }

    public var description: String { message ?? "exit code \(code)" }
}

/// A command line that makes no sense: said on standard error with a line on its use. The exit code is 2.
///
/// Thrown for wrong options. A ``GtkApp`` throws it for those that do not go together. swift-argument-parser's
/// `ValidationError`.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// - Parameter reason: the message for the user.
    public init(_ reason: String) {
        description = reason
    }
}
