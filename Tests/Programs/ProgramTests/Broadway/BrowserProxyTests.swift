import XCTest

@testable import CombineGtkBroadway

/// Tests of access to the window of a program from a browser.
final class BrowserProxyTests: XCTestCase {
    /// Checks that a response is a refusal and doesn't contain any content of the page.
    private func assertRefused(_ answer: String, _ description: String, line: UInt = #line) {
        XCTAssertTrue(answer.hasPrefix("HTTP/1.1 4"), "\(description): \(answer.prefix(200))", line: line)
        XCTAssertFalse(answer.contains("broadway"), "\(description): \(answer.prefix(200))", line: line)
        XCTAssertFalse(answer.contains("Sec-WebSocket"), "\(description): \(answer.prefix(200))", line: line)
    }

    private func end(_ program: ServedProgram, line: UInt = #line) {
        program.process.send(SIGTERM)
        XCTAssertEqual(program.process.exitCode(), 0, line: line)
        XCTAssertEqual(program.process.leftovers, [], line: line)
        XCTAssertFalse(program.process.errors.contains("WARNING"), program.process.errors, line: line)
    }

    func testServesClientsWithAddress() throws {
        let program = try ServedProgram("Counter")
        let page = try program.page()
        XCTAssertTrue(page.hasPrefix("HTTP/1.0 200 "), page)
        XCTAssertTrue(page.contains(#"src="broadway.js""#), page)
        XCTAssertTrue(page.contains("<title>Counter</title>"), page)
        XCTAssertTrue(page.contains(#"<html lang="en">"#), page)
        let localhost = program.request().with("Host", "localhost:\(program.server.port)")
        XCTAssertTrue(try program.server.answer(to: localhost).hasPrefix("HTTP/1.0 200 "))
        let script = try program.server.answer(to: program.request("broadway.js"))
        XCTAssertTrue(script.hasPrefix("HTTP/1.0 200 "))
        XCTAssertTrue(script.contains("new WebSocket"))
        XCTAssertFalse(script.contains("alert ("))
        XCTAssertTrue(script.contains("Counter has ended. You can close this tab."))
        end(program)
    }

    func testForwardsWindow() throws {
        let program = try ServedProgram("Counter")
        let descriptor = try program.server.connection()
        defer { close(descriptor) }
        LocalServer.send(program.webSocketRequest.text, to: descriptor)
        let head = LocalServer.receiveHead(from: descriptor)
        XCTAssertTrue(head.hasPrefix("HTTP/1.1 101 "), head)
        XCTAssertTrue(head.contains(BrowserRequest.acceptedKey), head)
        // The server then sends a frame with an image of the window.
        let picture = LocalServer.receiveFrame(from: descriptor) { $0.payload.firstRange(of: Array("PNG".utf8)) != nil }
        XCTAssertNotNil(picture)
        // A masked ping frame. The expected response is a pong frame.
        let ping: [UInt8] = [0x89, 0x80, 0, 0, 0, 0]
        XCTAssertEqual(Glibc.send(descriptor, ping, ping.count, Int32(MSG_NOSIGNAL)), ping.count)
        let pong = LocalServer.receiveFrame(from: descriptor) { $0.kind == 0x8A }
        XCTAssertEqual(pong?.payload, [])
        XCTAssertTrue(try program.page().contains(" 200 "))
        end(program)
    }

    func testSecretIsLongAndRandom() throws {
        let first = try ServedProgram("Counter")
        let second = try ServedProgram("Counter")
        for program in [first, second] {
            let secret = program.path.dropFirst().dropLast()
            XCTAssertEqual(secret.count, 32)
            XCTAssertTrue(secret.allSatisfy(\.isHexDigit), program.path)
            XCTAssertEqual(program.path, "/\(secret)/")
        }
        XCTAssertNotEqual(first.path, second.path)
        assertRefused(try second.server.answer(to: BrowserRequest(first.path, port: second.server.port)), "the other's")
        end(first)
        end(second)
    }

    func testRejectsRequestsWithoutSecret() throws {
        let program = try ServedProgram("Counter")
        let port = program.server.port
        let wrong = "/" + String(repeating: "0", count: 32) + "/"
        let paths = [
            "/", "/client.html", "/broadway.js", "/socket", wrong, wrong + "broadway.js", wrong + "socket",
            String(program.path.dropLast()), program.path.dropLast(2) + "/", program.path.dropLast() + "0/",
            "/" + program.path, "/?" + program.path, "/x/.." + program.path,
        ]
        for path in paths {
            assertRefused(try program.server.answer(to: BrowserRequest(path, port: port)), path)
            assertRefused(try program.server.answer(to: .webSocket(path, port: port)), "WebSocket \(path)")
        }
        end(program)
    }

    func testRejectsOtherOrigins() throws {
        let program = try ServedProgram("Counter")
        let port = program.server.port
        let origins = [
            "http://example.org", "http://example.org:\(port)", "https://127.0.0.1:\(port)", "http://127.0.0.1",
            "http://127.0.0.1:\(port).example.org", "http://localhost:\(port)", "null", "",
        ]
        for origin in origins {
            let request = program.webSocketRequest.with("Origin", origin)
            assertRefused(try program.server.answer(to: request), "WebSocket from \"\(origin)\"")
            let page = program.request("broadway.js").with("Origin", origin)
            assertRefused(try program.server.answer(to: page), "page from \"\(origin)\"")
        }
        let none = program.webSocketRequest.with("Origin", nil)
        assertRefused(try program.server.answer(to: none), "WebSocket without origin")
        var two = program.webSocketRequest
        two.fields.append(("Origin", "http://example.org"))
        assertRefused(try program.server.answer(to: two), "WebSocket from two origins")
        // The proxy must refuse such a request, because the server would open a WebSocket for any request.
        assertRefused(try program.server.answer(to: program.request("socket")), "no WebSocket")
        end(program)
    }

    func testRejectsOtherHosts() throws {
        let program = try ServedProgram("Counter")
        let port = program.server.port
        for host in ["example.org:\(port)", "example.org", "127.0.0.1", "127.0.0.1:1", "[::1]:\(port)", "", nil] {
            let description = host ?? "no host"
            assertRefused(try program.server.answer(to: program.request().with("Host", host)), description)
            let request = program.webSocketRequest.with("Host", host)
            assertRefused(try program.server.answer(to: request), "WebSocket to \(description)")
            let own = request.with("Origin", host.map { "http://\($0)" })
            assertRefused(try program.server.answer(to: own), "WebSocket of \(description)")
        }
        var two = program.request()
        two.fields.append(("Host", "example.org:\(port)"))
        assertRefused(try program.server.answer(to: two), "two hosts")
        end(program)
    }

    func testRejectsInvalidRequests() throws {
        let program = try ServedProgram("Counter")
        let good = program.request().text
        let texts = [
            "\r\n\r\n", "nonsense\r\n\r\n", good.replacingOccurrences(of: "GET", with: "POST"),
            good.replacingOccurrences(of: " HTTP/1.1", with: ""),
            good.replacingOccurrences(of: "Accept", with: " Accept"),
            good.replacingOccurrences(of: "User-Agent:", with: "User-Agent"),
            good.replacingOccurrences(of: "Tests", with: "Tests\nHost: example.org"),
            good.replacingOccurrences(of: "Tests", with: "Tests\0"),
        ]
        for text in texts { assertRefused(try program.server.answer(to: text), text) }
        XCTAssertTrue(try program.page().contains(" 200 "))
        end(program)
    }

    // MARK: Load

    func testRejectsEndlessRequests() throws {
        let program = try ServedProgram("Counter")
        let long = program.request().with("User-Agent", String(repeating: "x", count: 1_000_000)).text
        // The response may not arrive, because the proxy closes the connection before it has read the whole request.
        XCTAssertFalse(try program.server.answer(to: long).contains("broadway"))
        let dropped = try program.server.connection()
        LocalServer.send("GET /", to: dropped)
        close(dropped)
        XCTAssertTrue(try program.page().contains(" 200 "))
        end(program)
    }

    func testServesDespiteManyIdleConnections() throws {
        let program = try ServedProgram("Counter")
        var descriptors: [Int32] = []
        defer { for descriptor in descriptors { close(descriptor) } }
        for index in 0..<100 {
            descriptors.append(try program.server.connection())
            if index.isMultiple(of: 2) { LocalServer.send("GET \(program.path) HTTP/1.1\r\n", to: descriptors[index]) }
        }
        XCTAssertTrue(try program.page().contains(" 200 "))
        // The oldest connections were closed. The newest connections are still open.
        XCTAssertEqual(LocalServer.receive(from: descriptors[0]), "")
        LocalServer.send(String(program.request().text.split(separator: "\r\n", maxSplits: 1)[1]), to: descriptors[98])
        XCTAssertTrue(LocalServer.receive(from: descriptors[98]).contains(" 200 "))
        end(program)
    }

    func testServesManyClientsConcurrently() throws {
        let program = try ServedProgram("Counter")
        let descriptors = try (0..<100).map { _ in try program.server.connection() }
        defer { for descriptor in descriptors { close(descriptor) } }
        // The connections that are still open.
        let served = descriptors.suffix(30)
        for descriptor in served { LocalServer.send(program.request("broadway.js").text, to: descriptor) }
        for descriptor in served {
            let answer = LocalServer.receive(from: descriptor)
            XCTAssertTrue(answer.hasPrefix("HTTP/1.0 200 "))
            XCTAssertTrue(answer.contains("new WebSocket"))
        }
        end(program)
    }

    func testClosesSlowConnections() throws {
        let proxy = try BrowserProxy(
            port: nil,
            to: UnixSocket(path: "/nonexistent"),
            page: .none,
            headTimeout: .milliseconds(50)
        )
        let server = LocalServer(port: proxy.port)
        for text in ["", "GET / HTTP/1.1\r\n"] {
            let start = ContinuousClock.now
            XCTAssertEqual(try server.answer(to: text), "")
            XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(50))
        }
        withExtendedLifetime(proxy) {}
    }

    func testStopsWhenReleased() throws {
        var proxy: BrowserProxy? = try BrowserProxy(port: nil, to: UnixSocket(path: "/nonexistent"), page: .none)
        let server = LocalServer(port: try XCTUnwrap(proxy).port)
        let descriptor = try server.connection()
        defer { close(descriptor) }
        weak let weakProxy = proxy
        proxy = nil
        XCTAssertNil(weakProxy)
        XCTAssertTrue(poll(for: 10) { !server.isListening })
        XCTAssertEqual(LocalServer.receive(from: descriptor), "")
    }
}

extension ServedPage {
    fileprivate static let none = ServedPage(title: "", language: "", moved: "", ended: "")
}
