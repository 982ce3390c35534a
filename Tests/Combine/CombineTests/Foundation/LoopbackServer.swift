import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// An HTTP server on 127.0.0.1 with a response for each path. Each connection serves one request.
final class LoopbackServer: Sendable {
    /// A response of the server.
    enum Response: Sendable {
        case response(status: Int, body: String)
        /// The server never responds.
        case nothing
    }

    struct SocketError: Error {
        let call: String
        let number = errno
    }

    /// The port that the system chose.
    let port: UInt16

    private struct State {
        var requests: [String] = []
        var abandonedCount = 0
    }

    private let responses: [String: Response]
    private let listener: Int32
    private let state = Mutex(State())
    private let connections = DispatchGroup()

    init(_ responses: [String: Response]) throws {
        self.responses = responses
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw SocketError(call: "socket") }
        port = try Self.listen(on: listener)
        DispatchQueue(label: "LoopbackServer").async(group: connections) { self.accept() }
    }

    /// Returns an unused port of this machine.
    static func freePort() throws -> UInt16 {
        let server = try LoopbackServer([:])
        server.stop()
        return server.port
    }

    private static func listen(on listener: Int32) throws -> UInt16 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return try withUnsafeMutableBytes(of: &address) { bytes in
            // The bytes are a socket address.
            let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            guard bind(listener, address, length) == 0 else { throw SocketError(call: "bind") }
            guard Glibc.listen(listener, 16) == 0 else { throw SocketError(call: "listen") }
            guard getsockname(listener, address, &length) == 0 else { throw SocketError(call: "getsockname") }
            return bytes.loadUnaligned(as: sockaddr_in.self).sin_port.bigEndian
        }
    }

    func url(_ path: String) -> URL {
        // The URL consists of digits and the paths of the tests.
        URL(string: "http://127.0.0.1:\(port)\(path)")!
    }

    /// The first lines of the requests so far.
    var requests: [String] { state.withLock { $0.requests } }

    /// The number of clients that closed a connection without receiving a response.
    var abandonedCount: Int { state.withLock { $0.abandonedCount } }

    /// Closes all connections, and returns when the server has stopped. Clients must close their connections first.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        connections.wait()
        close(listener)
    }

    private func accept() {
        while true {
            let client = Glibc.accept(listener, nil, nil)
            if client < 0 { return }
            DispatchQueue.global().async(group: connections) {
                self.serve(client)
                close(client)
            }
        }
    }

    private func serve(_ client: Int32) {
        var request = ""
        while !request.contains("\r\n\r\n") {
            guard let part = read(client) else { return }
            request += part
        }
        let line = request.prefix { $0 != "\r\n" }
        state.withLock { $0.requests.append(String(line)) }
        let path = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        switch responses[path] {
        case .nothing:
            while read(client) != nil {}
            state.withLock { $0.abandonedCount += 1 }
        case .response(let status, let body): send(status: status, body: body, to: client)
        case nil: send(status: 404, body: "nothing at \(path)", to: client)
        }
    }

    private func read(_ client: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(client, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    private func send(status: Int, body: String, to client: Int32) {
        let head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
        let bytes = Array((head + body).utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            sent += count
        }
    }
}
