/// An error that a ``GtkApp`` throws to exit with a particular exit code.
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

    /// Creates an error with an exit code and an optional message.
    public init(_ code: Int32, message: String? = nil) {
        if !(0...255).contains(code) { fatalError("Expected an exit code from 0 to 255, found \(code)") }
        self.code = code
        self.message = message
    }

    public var description: String { message ?? "exit code \(code)" }
}

/// An error for an invalid command line. It's printed to standard error, followed by a usage line. The exit code is 2.
///
/// It's thrown for invalid options. A ``GtkApp`` can throw it for options that exclude each other.
/// swift-argument-parser's `ValidationError`.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// - Parameter reason: The message for the user.
    public init(_ reason: String) {
        description = reason
    }
}
