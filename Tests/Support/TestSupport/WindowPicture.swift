import Foundation
import XCTest

/// Checks that a file is a PNG image with the size of a sample's window, and that the image isn't blank.
public func assertIsWindow(_ file: URL, testFile: StaticString = #filePath, line: UInt = #line) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    XCTAssertEqual(Array(bytes.prefix(8)), signature, "no PNG file", file: testFile, line: line)
    guard bytes.count > 24 else { return XCTFail("an empty picture", file: testFile, line: line) }
    // The file begins with a header chunk, which contains the width and the height as big-endian integers.
    let numbers = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    XCTAssertTrue((300...700).contains(numbers[0]), "\(numbers[0]) pixels wide", file: testFile, line: line)
    XCTAssertTrue((200...600).contains(numbers[1]), "\(numbers[1]) pixels high", file: testFile, line: line)
    // An image of a single color would be much smaller.
    XCTAssertGreaterThan(bytes.count, 3000, file: testFile, line: line)
}
