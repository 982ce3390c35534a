import XCTest

@testable import CombineGtkBroadway

final class ServedPageTests: XCTestCase {
    private let page = ServedPage(title: "Notes & \"more\"", language: "de", moved: "Moved \"there\"", ended: "Ended")

    private func changed(_ body: String) -> String {
        let head = "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        return String(decoding: page.changing(Array((head + body).utf8)), as: UTF8.self)
    }

    func testPageHasTitleAndLanguage() {
        let body = "<html lang=\"de\"><title>Notes &#38; &#34;more&#34;</title>"
        XCTAssertEqual(
            changed("<html><title>broadway 2.0</title>"),
            "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
    }

    func testSentencesReplaceAlerts() throws {
        let script = changed("a; alert (\"disconnected\"); b; alert (\"disconnected\"); c;")
        XCTAssertFalse(script.contains("alert"))
        let moved = try XCTUnwrap(script.range(of: #""Moved \u0022there\u0022""#))
        let ended = try XCTUnwrap(script.range(of: "\"Ended\""))
        XCTAssertLessThan(moved.lowerBound, ended.lowerBound)
    }

    func testOtherResponseIsUnchanged() {
        for text in ["", "HTTP/1.0 404 Not Found\r\n\r\nno", "no head"] {
            XCTAssertEqual(page.changing(Array(text.utf8)), Array(text.utf8))
        }
        let binary = Array("HTTP/1.0 200 OK\r\n\r\n<body>".utf8) + [0xFF]
        XCTAssertEqual(page.changing(binary), binary)
    }

    func testEscapesJavaScriptLiterals() {
        XCTAssertEqual(ServedPage.quoted("a\\b</script>\n”😀"), #""a\u005cb\u003c/script>\u000a\u201d\ud83d\ude00""#)
    }
}
