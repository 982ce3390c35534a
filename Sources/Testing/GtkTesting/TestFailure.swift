import Testing
import XCTest

/// A function that fails the running test in XCTest or Swift Testing.
enum TestFailure {
    /// Fails the running test at a line. A `@Test` fails with an issue of Swift Testing, and any other test with an
    /// XCTest failure.
    static func report(_ text: String, file: StaticString, line: UInt) {
        guard Test.current != nil else { return XCTFail(text, file: file, line: line) }
        let path = "\(file)"
        // In Swift Testing, the identifier of a file consists of its module and its name. The name of the folder is the
        // name of the module.
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
