import Synchronization
import Testing
import XCTest

/// Functions that fail the running test in XCTest or Swift Testing.
enum TestFailure {
    /// The messages that a test of Swift Testing collects instead of failing, or nil.
    private static let collected = Mutex<[String]?>(nil)

    /// Fails the running test at a line. A `@Test` fails with an issue of Swift Testing, and any other test with an
    /// XCTest failure.
    static func report(_ text: String, file: StaticString, line: UInt) {
        guard let test = Test.current else { return XCTFail(text, file: file, line: line) }
        let path = "\(file)"
        let name = path.split(separator: "/").last.map(String.init) ?? path
        // In Swift Testing, the identifier of a file consists of its module and its name.
        let location = SourceLocation(
            fileID: "\(test.sourceLocation.moduleName)/\(name)",
            filePath: path,
            line: Int(line),
            column: 1
        )
        report(text, at: location)
    }

    /// Records an issue of Swift Testing.
    static func report(_ text: String, at location: SourceLocation) {
        let isCollected = collected.withLock { messages in
            messages?.append(text)
            return messages != nil
        }
        if !isCollected { Issue.record(Comment(rawValue: text), sourceLocation: location) }
    }

    /// Returns the messages that are reported to Swift Testing while a closure runs.
    static func collect(_ body: () throws -> Void) rethrows -> [String] {
        let outer = collected.withLock { messages in
            defer { messages = [] }
            return messages
        }
        defer { collected.withLock { $0 = outer } }
        try body()
        return collected.withLock { $0 ?? [] }
    }
}
