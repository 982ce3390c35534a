/// The response to a request that the proxy doesn't forward.
enum Refusal: Equatable {
    case malformed
    case forbidden
    case notFound
    case tooLong

    private var status: String {
        switch self {
        case .malformed: "400 Bad Request"
        case .forbidden: "403 Forbidden"
        case .notFound: "404 Not Found"
        case .tooLong: "431 Request Header Fields Too Large"
        }
    }

    /// The complete response. It's the same for all requests with the same refusal.
    var response: String {
        let text = "Open the whole address that the program printed.\n"
        return """
            HTTP/1.1 \(status)\r
            Content-Type: text/plain\r
            Content-Length: \(text.utf8.count)\r
            Connection: close\r
            \r
            \(text)
            """
    }
}
