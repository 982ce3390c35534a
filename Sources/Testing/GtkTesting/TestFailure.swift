import Testing
import XCTest

/// Failures of the running test, in either test library.
enum TestFailure {
    /// Fails the running test at a line: as an issue within a `@Test`, and otherwise as a failure of XCTest.
    static func report(_ text: String, file: StaticString, line: UInt) {
        guard Test.current != nil else { return XCTFail(text, file: file, line: line) }
        let path = "\(file)"
        // Swift Testing's name of a file, which consists of its module, here the folder, and its name.
        let identifier = path.split(separator: "/").suffix(2).joined(separator: "/")
        let location = SourceLocation(
            fileID: identifier.contains("/") ? identifier : "Tests/\(identifier)",
            filePath: path,
            line: Int(line),
            column: 1
        )
        Issue.record(Comment(rawValue: text), sourceLocation: location)
    }
}
