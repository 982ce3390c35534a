import XCTest

@testable import CombineGtkBroadway

final class AccessRuleTests: XCTestCase {
    private func verdict(_ rule: AccessRule, _ request: BrowserRequest) throws -> AccessRule.Verdict {
        rule.verdict(on: try XCTUnwrap(RequestHead(Array(request.text.utf8).dropLast(4))))
    }

    func testForwardsOnlyCheckedFields() throws {
        let rule = AccessRule(port: 8085, secret: AccessSecret())
        let path = "/\(rule.secret.text)/"
        let page = BrowserRequest(path + "broadway.js?x=y", port: 8085)
        XCTAssertEqual(
            try verdict(rule, page),
            .page(head: "GET /broadway.js HTTP/1.0\r\nHost: 127.0.0.1:8085\r\n\r\n")
        )
        let request = BrowserRequest.webSocket(path + "socket", port: 8085).with("Cookie", "a=b")
        guard case .webSocket(let head) = try verdict(rule, request) else { return XCTFail("no WebSocket") }
        let lines = head.components(separatedBy: "\r\n")
        XCTAssertEqual(lines.first, "GET /socket HTTP/1.1")
        XCTAssertEqual(lines.suffix(2), ["", ""])
        XCTAssertEqual(lines.count, 10)
        XCTAssertTrue(lines.contains("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="), head)
        XCTAssertFalse(head.contains(rule.secret.text), head)
        XCTAssertFalse(head.contains("Cookie"), head)
    }

    func testRejectsOtherFiles() throws {
        let rule = AccessRule(port: 8085, secret: AccessSecret())
        for file in ["favicon.ico", "socket-bin", "..", "/", "%2F", "socket/"] {
            let request = BrowserRequest.webSocket("/\(rule.secret.text)/" + file, port: 8085)
            XCTAssertEqual(try verdict(rule, request), .refused(.notFound), file)
        }
    }

    func testRejectsOtherMethods() throws {
        let rule = AccessRule(port: 8085, secret: AccessSecret())
        for method in ["POST", "HEAD", "OPTIONS", "get"] {
            var request = BrowserRequest("/\(rule.secret.text)/", port: 8085)
            request.method = method
            XCTAssertEqual(try verdict(rule, request), .refused(.notFound), method)
        }
    }

    func testRejectsIncompleteWebSocketRequest() throws {
        let rule = AccessRule(port: 8085, secret: AccessSecret())
        let whole = BrowserRequest.webSocket("/\(rule.secret.text)/socket", port: 8085)
        let changes = [
            ("Upgrade", nil), ("Upgrade", "h2c"), ("Sec-WebSocket-Version", "8"), ("Sec-WebSocket-Key", nil),
        ]
        for (field, value) in changes {
            XCTAssertEqual(try verdict(rule, whole.with(field, value)), .refused(.malformed), field)
        }
        XCTAssertEqual(try verdict(rule, whole.with("Origin", nil)), .refused(.forbidden))
    }

    func testAcceptsHostWithoutDefaultPort() throws {
        let rule = AccessRule(port: 80, secret: AccessSecret())
        let request = BrowserRequest.webSocket("/\(rule.secret.text)/socket", port: 80)
        let plain = request.with("Host", "127.0.0.1").with("Origin", "http://127.0.0.1")
        guard case .webSocket = try verdict(rule, plain) else { return XCTFail("no WebSocket") }
        XCTAssertEqual(try verdict(rule, request), .refused(.forbidden))
    }

    func testComparesWholeSecret() {
        let secret = AccessSecret()
        XCTAssertTrue(secret.matches(secret.text))
        XCTAssertFalse(secret.matches(""))
        XCTAssertFalse(secret.matches(secret.text.dropLast()))
        XCTAssertFalse(secret.matches(secret.text + "0"))
        for index in secret.text.indices {
            let other = secret.text[index] == "0" ? "1" : "0"
            let wrong = secret.text.replacingCharacters(in: index...index, with: other)
            XCTAssertFalse(secret.matches(wrong), wrong)
        }
    }

    func testSecretsDiffer() {
        XCTAssertEqual(Set((0..<1000).map { _ in AccessSecret().text }).count, 1000)
    }
}
