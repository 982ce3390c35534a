/// The rule that determines which requests reach `gtk4-broadwayd`: those of a page that was opened at the printed
/// address.
///
/// - The path begins with the token, so other users of the machine have no access.
/// - The host is a name of this machine, so a page of another host whose domain name was redirected to this machine has
///   no access.
/// - The origin is the opened page, so no other page can open the connection for the window.
struct AccessRule: Sendable {
    /// The ways to handle a request.
    enum Verdict: Equatable {
        /// The request is answered with a file of the page. The value is the head to forward.
        case page(head: String)
        /// The request opens the connection for the window. The value is the head to forward.
        case webSocket(head: String)
        case refused(Refusal)
    }

    private static let pages = ["/", "/client.html", "/broadway.js"]
    private static let webSocket = "/socket"

    let secret: AccessSecret
    /// The names that a browser uses for the host.
    private let hosts: [String]

    init(port: UInt16, secret: AccessSecret) {
        self.secret = secret
        // Browsers omit the default port of HTTP.
        hosts = ["127.0.0.1", "localhost"].map { port == 80 ? $0 : "\($0):\(port)" }
    }

    func verdict(on request: RequestHead) -> Verdict {
        guard let host = request.value("host"), hosts.contains(host), let path = path(of: request) else {
            return .refused(.forbidden)
        }
        let ownOrigin = "http://\(host)"
        if request.contains("origin"), request.value("origin") != ownOrigin { return .refused(.forbidden) }
        guard request.method == "GET" else { return .refused(.notFound) }
        // The head is written again, so that nothing unchecked is forwarded.
        if Self.pages.contains(path) {
            return .page(head: "GET \(path) HTTP/1.0\r\nHost: \(host)\r\n\r\n")
        }
        guard path == Self.webSocket else { return .refused(.notFound) }
        guard request.value("origin") == ownOrigin else { return .refused(.forbidden) }
        guard request.value("upgrade")?.lowercased() == "websocket", request.value("sec-websocket-version") == "13",
            let key = request.value("sec-websocket-key")
        else { return .refused(.malformed) }
        let head = """
            GET \(path) HTTP/1.1\r
            Host: \(host)\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Origin: \(ownOrigin)\r
            Sec-WebSocket-Key: \(key)\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Protocol: broadway\r
            \r

            """
        return .webSocket(head: head)
    }

    /// Returns the path after the token, without a query, or nil if the token is wrong.
    private func path(of request: RequestHead) -> String? {
        let path = request.target.prefix { $0 != "?" }.dropFirst()
        guard let slash = path.firstIndex(of: "/"), secret.matches(path[..<slash]) else { return nil }
        return String(path[slash...])
    }
}
