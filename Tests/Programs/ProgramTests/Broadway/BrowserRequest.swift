/// A valid request of a browser. A test can change it to make it invalid.
struct BrowserRequest {
    var method = "GET"
    var path: String
    var fields: [(name: String, value: String)]

    /// Creates a request for a file of the page.
    init(_ path: String, port: UInt16) {
        self.path = path
        fields = [("Host", "127.0.0.1:\(port)"), ("User-Agent", "Tests"), ("Accept", "*/*")]
    }

    /// Returns a request for the WebSocket of the window. It contains the example key of RFC 6455.
    static func webSocket(_ path: String, port: UInt16) -> BrowserRequest {
        var request = BrowserRequest(path, port: port)
        request.fields += [
            ("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Origin", "http://127.0.0.1:\(port)"),
            ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("Sec-WebSocket-Protocol", "broadway"),
        ]
        return request
    }

    /// The response header for the example key.
    static let acceptedKey = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

    /// Returns the request with another value for a header field, or without the field if the value is nil.
    func with(_ name: String, _ value: String?) -> BrowserRequest {
        var copy = self
        copy.fields.removeAll { $0.name == name }
        if let value { copy.fields.append((name, value)) }
        return copy
    }

    /// The complete request.
    var text: String {
        "\(method) \(path) HTTP/1.1\r\n" + fields.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
    }
}
