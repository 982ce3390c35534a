import Foundation

/// A client for a TCP server on this machine. It connects like another program.
struct LocalServer {
    let port: UInt16

    /// A Boolean value that indicates whether the server accepts connections.
    var isListening: Bool {
        guard let descriptor = try? connection() else { return false }
        close(descriptor)
        return true
    }

    /// Sends a request and returns the response, up to a given string or the end of the connection.
    func answer(to request: BrowserRequest, until end: String? = nil) throws -> String {
        try answer(to: request.text, until: end)
    }

    /// Sends any text and returns the response, up to a given string or the end of the connection.
    func answer(to text: String, until end: String? = nil) throws -> String {
        let descriptor = try connection()
        defer { close(descriptor) }
        Self.send(text, to: descriptor)
        return Self.receive(from: descriptor, until: end)
    }

    /// Sends a text. If the server stops reading, only a part of the text is sent.
    static func send(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Returns the received text, up to a given string or the end of the connection.
    static func receive(from descriptor: Int32, until end: String? = nil) -> String {
        String(decoding: receive(from: descriptor, until: end.map { Array($0.utf8) }), as: UTF8.self)
    }

    /// Returns the received bytes, up to a given sequence or the end of the connection.
    static func receive(from descriptor: Int32, until end: [UInt8]?) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += buffer[..<count]
            if let end, bytes.firstRange(of: end) != nil { break }
        }
        return bytes
    }

    /// Returns the head of an HTTP response without reading the body.
    static func receiveHead(from descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        while bytes.suffix(4) != Array("\r\n\r\n".utf8)[...], let byte = receive(1, from: descriptor) { bytes += byte }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A WebSocket frame. It consists of the first byte, which contains the type, and the payload.
    typealias Frame = (kind: UInt8, payload: [UInt8])

    /// Returns the first frame that satisfies a condition, or nil if the connection ends before.
    ///
    /// The function reads complete frames, because the bytes of an image can contain any sequence.
    static func receiveFrame(from descriptor: Int32, where condition: (Frame) -> Bool) -> Frame? {
        while let start = receive(2, from: descriptor) {
            var length = Int(start[1] & 0x7F)
            if length > 125 {
                guard let bytes = receive(length == 126 ? 2 : 8, from: descriptor) else { return nil }
                length = bytes.reduce(0) { $0 << 8 | Int($1) }
            }
            guard let payload = receive(length, from: descriptor) else { return nil }
            let frame = (start[0], payload)
            if condition(frame) { return frame }
        }
        return nil
    }

    /// Returns the given number of bytes, or nil if the connection ends before.
    private static func receive(_ count: Int, from descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            let result = bytes.withUnsafeMutableBytes { buffer in
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[received...])
                return recv(descriptor, rest.baseAddress, rest.count, 0)
            }
            if result <= 0 { return nil }
            received += result
        }
        return bytes
    }

    /// Returns the local addresses on which a process listens on this port. They are in the format of the kernel, for
    /// example `0100007F` for 127.0.0.1.
    func listeningAddresses() throws -> [String] {
        let suffix = ":" + String(format: "%04X", port)
        var addresses: [String] = []
        for table in ["/proc/net/tcp", "/proc/net/tcp6"] where FileManager.default.fileExists(atPath: table) {
            for row in try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n").dropFirst() {
                let columns = row.split(separator: " ")
                // The state 0A stands for a listening socket.
                guard columns.count > 3, columns[3] == "0A", columns[1].hasSuffix(suffix) else { continue }
                addresses.append(String(columns[1].dropLast(suffix.count)))
            }
        }
        return addresses
    }

    /// Opens a listening socket on a free port. The caller closes the descriptor.
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

    /// Connects to the server. Reading from the connection times out after some seconds.
    func connection() throws -> Int32 {
        let descriptor = try Self.openSocket()
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
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
