import XCTest

@testable import CombineGtkBroadway

final class RequestHeadTests: XCTestCase {
    private func head(_ lines: String...) -> RequestHead? {
        RequestHead(Array(lines.joined(separator: "\r\n").utf8))
    }

    func testParsesRequest() throws {
        let head = try XCTUnwrap(head("GET /a?b HTTP/1.1", "Host:  one ", "X-Empty:", "X-Colon: a:b\tc"))
        XCTAssertEqual(head.method, "GET")
        XCTAssertEqual(head.target, "/a?b")
        XCTAssertEqual(head.value("host"), "one")
        XCTAssertEqual(head.value("x-empty"), "")
        XCTAssertEqual(head.value("x-colon"), "a:b\tc")
        XCTAssertTrue(head.contains("x-empty"))
        XCTAssertFalse(head.contains("origin"))
        XCTAssertNil(head.value("origin"))
    }

    func testDuplicateFieldHasNoValue() throws {
        let head = try XCTUnwrap(head("GET / HTTP/1.1", "Host: one", "HOST: one"))
        XCTAssertTrue(head.contains("host"))
        XCTAssertNil(head.value("host"))
    }

    func testMalformed() {
        let firstLines = [
            "", "GET", "GET /", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", "GET / HTTP/2", "GET http://127.0.0.1/ HTTP/1.1",
            "GET * HTTP/1.1", "GET /\u{7F} HTTP/1.1",
        ]
        for line in firstLines { XCTAssertNil(head(line), line) }
        for line in ["", "Host", ": one", "Host : one", " Host: one", "A: b\nHost: one", "A: b\rHost: one", "A: \0"] {
            XCTAssertNil(head("GET / HTTP/1.1", line), line)
        }
        XCTAssertNil(RequestHead([]))
    }

    func testReplacesInvalidUTF8() {
        let bytes = Array("GET / HTTP/1.1\r\nHost: ".utf8) + [0xFF, 0xFE]
        XCTAssertEqual(RequestHead(bytes)?.value("host"), "\u{FFFD}\u{FFFD}")
    }

    func testHeadEndsAtFirstEmptyLine() {
        let bytes = Array("GET / HTTP/1.1\r\n\r\r\n\r\n\r\n\r\n".utf8)
        XCTAssertEqual(RequestHead.end(in: bytes[...]), 17..<21)
        XCTAssertEqual(RequestHead.end(in: bytes[17...]), 17..<21)
        XCTAssertEqual(RequestHead.end(in: bytes[18...]), 19..<23)
        XCTAssertNil(RequestHead.end(in: bytes[..<20]))
        XCTAssertNil(RequestHead.end(in: bytes[..<3]))
        XCTAssertNil(RequestHead.end(in: []))
    }
}
