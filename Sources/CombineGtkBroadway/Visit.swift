import Glibc

/// A connection of a browser, or of any other program, from its request to its end.
struct Visit: Sendable {
    /// The maximum length of a request's head. It's large because browsers send all cookies of 127.0.0.1, including
    /// those of other programs.
    static let longestHead = 16384

    let client: StreamSocket
    let rule: AccessRule
    let server: UnixSocket
    let room: WaitingRoom
    let page: ServedPage

    /// Serves the connection. Returns when it has ended.
    func run() async {
        // Either side can close the connection at any time, which isn't a failure.
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
            await join(server, after: rest)
        }
    }

    /// Returns the bytes before and after the end of the head, or nil if the head is too long.
    private func readHead() async throws(SystemError) -> (head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
        room.enter(client)
        defer { room.leave(client) }
        var bytes: [UInt8] = []
        while bytes.count < Self.longestHead {
            let more = try await client.read(atMost: Self.longestHead - bytes.count)
            if more.isEmpty { throw SystemError(code: ECONNRESET) }
            // The end of the head may have begun in the previous bytes.
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

    /// Forwards the data of both sides, until one of them closes the connection or the client sends malformed input.
    private func join(_ server: StreamSocket, after rest: ArraySlice<UInt8>) async {
        await withTaskGroup(of: Void.self) { directions in
            directions.addTask { await passInput(rest, to: server) }
            directions.addTask { await Self.copy(from: server, to: client) }
            await directions.next()
            directions.cancelAll()
        }
    }

    private func passInput(_ rest: ArraySlice<UInt8>, to server: StreamSocket) async {
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
