import Glibc

/// TCP ports of 127.0.0.1.
enum LoopbackPort {
    /// Why a port cannot be had, in the system's words.
    struct Unavailable: Error {
        let reason: String

        init(_ code: Int32) {
            reason = String(cString: strerror(code))
        }
    }

    /// A port that nothing listens on: the wanted one, or any for 0.
    static func free(_ wanted: UInt16 = 0) throws(Unavailable) -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        if descriptor < 0 { throw Unavailable(errno) }
        defer { close(descriptor) }
        // Connections to an earlier server that are still winding down do not matter.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = address(wanted)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                if bind(descriptor, address, size) != 0 { return errno }
                return getsockname(descriptor, address, &size) == 0 ? 0 : errno
            }
        }
        if result != 0 { throw Unavailable(result) }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        return address
    }
}
