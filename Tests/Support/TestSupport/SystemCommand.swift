import Foundation

/// Commands of the system.
public enum SystemCommand {
    /// A command that failed, and its output.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        public init(description: String) {
            self.description = description
        }
    }

    /// Runs a command and returns its output, including the standard error.
    @discardableResult
    public static func run(_ command: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure(description: output) }
        return output
    }
}
