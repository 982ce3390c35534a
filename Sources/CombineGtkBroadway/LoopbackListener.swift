import Glibc

/// A listening socket on 127.0.0.1. The port is reserved until the socket is closed.
struct LoopbackListener: Sendable {
    let socket: StreamSocket
    let port: UInt16

    /// Opens the socket on a port. If the port is 0, any free port is used.
    init(port requested: UInt16) throws(SystemError) {
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = Glibc.socket(AF_INET, type, 0)
        if descriptor < 0 { throw SystemError(code: errno) }
        socket = StreamSocket(descriptor)
        // Allows the use of the port while connections of a previous server are still closing.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = requested.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failure = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let isOpen =
                    bind(descriptor, address, size) == 0 && listen(descriptor, SOMAXCONN) == 0
                    && getsockname(descriptor, address, &size) == 0
                return isOpen ? 0 : errno
            }
        }
        if failure != 0 { throw SystemError(code: failure) }
        port = UInt16(bigEndian: address.sin_port)
    }
}
