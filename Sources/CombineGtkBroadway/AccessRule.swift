/// A rule that determines whether a request is forwarded to `gtk4-broadwayd`. Only requests from a page at the address
/// that the program printed are forwarded.
///
/// - The path must begin with the token, which other users of the machine don't know.
/// - The host must be a name of this machine. This rejects pages of other sites whose domain name resolves to this
///   machine (DNS rebinding).
/// - The origin, if the request contains it, must be this server. A WebSocket request must contain its origin, so that
///   no page of another site can open the WebSocket of the window.
struct AccessRule: Sendable {
    /// The decision about a request.
    enum Verdict: Equatable {
        /// The request is for a file of the page. The associated value is the head to forward.
        case page(head: String)
        /// The request opens the WebSocket of the window. The associated value is the head to forward.
        case webSocket(head: String)
        case refused(Refusal)
    }

    private static let pages = ["/", "/client.html", "/broadway.js"]
    private static let webSocket = "/socket"

    let secret: AccessSecret
    /// The host names that a browser may send.
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
        // Creates a new head, so that no unchecked input is forwarded.
        if Self.pages.contains(path) { return .page(head: "GET \(path) HTTP/1.0\r\nHost: \(host)\r\n\r\n") }
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

    /// Returns the path after the token, without the query, or nil if the token isn't valid.
    private func path(of request: RequestHead) -> String? {
        let path = request.target.prefix { $0 != "?" }.dropFirst()
        guard let slash = path.firstIndex(of: "/"), secret.matches(path[..<slash]) else { return nil }
        return String(path[slash...])
    }
}
