import Foundation

/// A TCP server on this machine, looked at from outside.
struct LocalServer {
    let port: UInt16

    /// Whether it takes connections.
    var isListening: Bool {
        guard let descriptor = try? connection() else { return false }
        close(descriptor)
        return true
    }

    /// The first line of its answer to a request for a path.
    func statusLine(_ path: String) throws -> String {
        let descriptor = try connection()
        defer { close(descriptor) }
        let request = Array("GET \(path) HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n".utf8)
        guard write(descriptor, request, request.count) == request.count else { throw POSIXError(.EIO) }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !answer.contains(UInt8(ascii: "\n")) {
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 { break }
            answer += buffer[..<count]
        }
        let line = answer.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
        return String(decoding: line, as: UTF8.self)
    }

    /// The addresses that something listens on at the port, as the kernel spells them, `0100007F` for 127.0.0.1.
    func listeningAddresses() throws -> [String] {
        let suffix = ":" + String(format: "%04X", port)
        var addresses: [String] = []
        for table in ["/proc/net/tcp", "/proc/net/tcp6"] where FileManager.default.fileExists(atPath: table) {
            for row in try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n").dropFirst() {
                let columns = row.split(separator: " ")
                // 0A is the state of a socket that listens.
                guard columns.count > 3, columns[3] == "0A", columns[1].hasSuffix(suffix) else { continue }
                addresses.append(String(columns[1].dropLast(suffix.count)))
            }
        }
        return addresses
    }

    /// Takes a free port, and keeps it until the descriptor is closed.
    static func occupyPort() throws -> (server: LocalServer, descriptor: Int32) {
        let descriptor = try openSocket()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        var address = address(0)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 1) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard result else { throw POSIXError(.EADDRINUSE) }
        return (LocalServer(port: UInt16(bigEndian: address.sin_port)), descriptor)
    }

    private func connection() throws -> Int32 {
        let descriptor = try Self.openSocket()
        let result = withUnsafePointer(to: Self.address(port)) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(descriptor)
            throw POSIXError(.ECONNREFUSED)
        }
        return descriptor
    }

    private static func openSocket() throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
        return descriptor
    }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
