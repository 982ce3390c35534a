import Glibc

/// A connection from a browser or another client to the proxy.
struct ProxyConnection: Sendable {
    /// The maximum length of a request's head. The limit is high, because browsers also send the cookies of other
    /// programs on 127.0.0.1.
    static let maximumHeadLength = 16384

    let client: StreamSocket
    let rule: AccessRule
    let server: UnixSocket
    let pending: PendingConnections
    let page: ServedPage

    /// Serves the connection until it ends.
    func run() async {
        // Ignores errors, because both sides can close the connection at any time.
        try? await serve()
    }

    private func serve() async throws(SystemError) {
        guard let (head, rest) = try await readHead() else { return try await refuse(.tooLong) }
        guard let request = RequestHead(head) else { return try await refuse(.malformed) }
        switch rule.verdict(on: request) {
        case .refused(let refusal):
            try await refuse(refusal)
        case .page(let head):
            let server = try await server.connection()
            try await server.write(head.utf8)
            var response: [UInt8] = []
            while case let bytes = try await server.read(atMost: 65536), !bytes.isEmpty { response += bytes }
            try await client.write(page.changing(response))
        case .webSocket(let head):
            let server = try await server.connection()
            try await server.write(head.utf8)
            await forward(server, after: rest)
        }
    }

    /// Reads the head. Returns the bytes of the head and the bytes after it, or nil if the head is too long.
    private func readHead() async throws(SystemError) -> (head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
        pending.add(client)
        defer { pending.remove(client) }
        var bytes: [UInt8] = []
        while bytes.count < Self.maximumHeadLength {
            let more = try await client.read(atMost: Self.maximumHeadLength - bytes.count)
            if more.isEmpty { throw SystemError(code: ECONNRESET) }
            // The terminator may have begun in the previous bytes.
            let start = max(0, bytes.count - RequestHead.terminator.count + 1)
            bytes += more
            if let end = RequestHead.end(in: bytes[start...]) {
                return (bytes[..<end.lowerBound], bytes[end.upperBound...])
            }
        }
        return nil
    }

    private func refuse(_ refusal: Refusal) async throws(SystemError) {
        try await client.write(refusal.response.utf8)
    }

    /// Forwards data in both directions until one side closes the connection or the client sends malformed input.
    private func forward(_ server: StreamSocket, after rest: ArraySlice<UInt8>) async {
        await withTaskGroup(of: Void.self) { directions in
            directions.addTask { await forwardInput(rest, to: server) }
            directions.addTask { await Self.copy(from: server, to: client) }
            await directions.next()
            directions.cancelAll()
        }
    }

    private func forwardInput(_ rest: ArraySlice<UInt8>, to server: StreamSocket) async {
        var frames = InputFrames()
        var bytes = Array(rest)
        repeat {
            guard let complete = try? frames.complete(bytes), (try? await server.write(complete)) != nil,
                let more = try? await client.read(atMost: 65536)
            else { return }
            bytes = more
        } while !bytes.isEmpty
    }

    private static func copy(from source: StreamSocket, to target: StreamSocket) async {
        while let bytes = try? await source.read(atMost: 65536), !bytes.isEmpty {
            guard (try? await target.write(bytes)) != nil else { return }
        }
    }
}
