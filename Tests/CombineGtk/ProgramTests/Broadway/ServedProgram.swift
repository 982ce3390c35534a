import XCTest

/// A built sample that serves its window to browsers.
struct ServedProgram {
    let process: RunningProgram
    let server: LocalServer
    /// The path of the printed address, which contains the secret.
    let path: String

    /// Starts a program and waits until it serves its window.
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

    /// A request for the WebSocket connection of the window.
    var webSocketRequest: BrowserRequest {
        .webSocket(path + "socket", port: server.port)
    }

    /// Returns the answer with the page.
    func page() throws -> String {
        try server.answer(to: request())
    }

    /// Returns the response to a client that doesn't know the secret.
    func answerWithoutSecret(_ path: String) throws -> String {
        try server.answer(to: BrowserRequest(path, port: server.port))
    }
}
