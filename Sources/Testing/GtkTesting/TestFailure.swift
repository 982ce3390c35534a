import Testing
import XCTest

/// Failures of the running test, in either test library.
enum TestFailure {
    /// Fails the running test at a line: as an issue of Swift Testing within a `@Test`, or otherwise as a failure of
    /// XCTest.
    static func report(_ text: String, file: StaticString, line: UInt) {
        guard Test.current != nil else { return XCTFail(text, file: file, line: line) }
        let path = "\(file)"
        // The identifier of a file in Swift Testing consists of the module, which is the folder here, and the name of
        // the file.
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
