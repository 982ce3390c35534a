/// An error that a ``GtkApp`` throws to exit with a particular exit code.
///
/// ```swift
/// throw ExitCode(3, message: "the server has closed the connection")
/// ```
///
/// This type corresponds to `ExitCode` of swift-argument-parser.
public struct ExitCode: Error, Hashable, Sendable, CustomStringConvertible {
    /// The code, from 0 to 255.
    public let code: Int32

    /// The message that is printed to standard error after the program's name, or nil to print nothing.
    public let message: String?

    /// Creates an error with an exit code and an optional message.
    public init(_ code: Int32, message: String? = nil) {
        if !(0...255).contains(code) { fatalError("Expected an exit code from 0 to 255, found \(code)") }
        self.code = code
        self.message = message
    }

    public var description: String { message ?? "exit code \(code)" }
}

/// An error for an invalid command line. The program prints it to standard error, followed by a line about the syntax,
/// and exits with the code 2.
///
/// A ``GtkApp`` can throw this error itself, for example if two options are mutually exclusive. This type corresponds
/// to `ValidationError` of swift-argument-parser.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// Creates an error with a message for the user.
    public init(_ reason: String) { description = reason }
}
