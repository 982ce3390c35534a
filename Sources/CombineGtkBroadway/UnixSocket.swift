import Glibc

/// The Unix domain socket of a local server.
struct UnixSocket: Sendable {
    let path: String

    /// Connects to the server. If the server is busy, the method waits for up to five seconds.
    func connection() async throws(SystemError) -> StreamSocket {
        for _ in 0..<500 {
            do {
                return try connectWithoutWaiting()
            } catch  where error.code == EAGAIN {
                // The server's queue is full. The system doesn't notify programs when the queue has space again.
                guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { break }
            }
        }
        throw SystemError(code: ETIMEDOUT)
    }

    private func connectWithoutWaiting() throws(SystemError) -> StreamSocket {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isTooLong = withUnsafeMutableBytes(of: &address.sun_path) { buffer in
            guard path.utf8.count < buffer.count else { return true }
            buffer.copyBytes(from: path.utf8)
            return false
        }
        if isTooLong { throw SystemError(code: ENAMETOOLONG) }
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, type, 0)
        if descriptor < 0 { throw SystemError(code: errno) }
        let connection = StreamSocket(descriptor)
        let failure = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 ? 0 : errno
            }
        }
        if failure != 0 { throw SystemError(code: failure) }
        return connection
    }
}
