import XCTest

/// A compiled sample that shows its window in a browser.
struct ServedProgram {
    let process: RunningProgram
    let server: LocalServer
    /// The path of the printed address. It contains the token.
    let path: String

    /// Starts a program and waits until a browser can connect.
    init(_ name: String, _ arguments: [String] = [], environment: [String: String?] = [:]) throws {
        process = try RunningProgram(name, arguments, environment: environment)
        let address = try XCTUnwrap(URLComponents(url: try process.address(), resolvingAgainstBaseURL: false))
        XCTAssertEqual(address.host, "127.0.0.1")
        server = LocalServer(port: UInt16(try XCTUnwrap(address.port)))
        path = address.path
    }

    /// Returns a request for a file of the page.
    func request(_ file: String = "") -> BrowserRequest {
        BrowserRequest(path + file, port: server.port)
    }

    /// A request for the WebSocket of the window.
    var webSocketRequest: BrowserRequest {
        .webSocket(path + "socket", port: server.port)
    }

    /// Returns the response that contains the page.
    func page() throws -> String {
        try server.answer(to: request())
    }

    /// Returns the response to a request without the token.
    func answerWithoutSecret(_ path: String) throws -> String {
        try server.answer(to: BrowserRequest(path, port: server.port))
    }
}
