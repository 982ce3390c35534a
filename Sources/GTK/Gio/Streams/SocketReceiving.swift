import CGtk
@_spi(Binding) import GLib

extension Socket {
    /// Receives a message, or the available bytes of a stream, up to the given number of bytes. Returns an empty array
    /// if the peer has closed the connection. `g_socket_receive`.
    ///
    /// If ``isBlocking`` is true, the method waits until bytes are available. Otherwise it throws
    /// `IOErrorEnum.wouldBlock`.
    public func receive(count: Int, cancellable: GCancellable? = nil) throws(GLibError) -> [UInt8] {
        let buffer = ReadBuffer(count, "g_socket_receive: size")
        let size = try GLibError.check {
            g_socket_receive(socket, buffer.characters, gsize(count), cancellable?.cancellablePointer, $0)
        }
        return buffer.bytes(size)
    }

    /// Receives bytes like ``receive(count:cancellable:)``. The parameter `blocking` determines whether the method
    /// waits, regardless of ``isBlocking``. `g_socket_receive_with_blocking`.
    public func receive(count: Int, blocking: Bool, cancellable: GCancellable? = nil) throws(GLibError) -> [UInt8] {
        let buffer = ReadBuffer(count, "g_socket_receive_with_blocking: size")
        let size = try GLibError.check {
            g_socket_receive_with_blocking(
                socket,
                buffer.characters,
                gsize(count),
                blocking ? 1 : 0,
                cancellable?.cancellablePointer,
                $0
            )
        }
        return buffer.bytes(size)
    }

    /// Receives a message, and returns it with its sender. The sender is nil if the socket is connected.
    /// `g_socket_receive_from`.
    public func receiveFrom(
        count: Int,
        cancellable: GCancellable? = nil
    ) throws(GLibError) -> (bytes: [UInt8], sender: SocketAddress?) {
        let buffer = ReadBuffer(count, "g_socket_receive_from: size")
        var sender: UnsafeMutablePointer<GSocketAddress>?
        let size = try GLibError.check {
            g_socket_receive_from(socket, &sender, buffer.characters, gsize(count), cancellable?.cancellablePointer, $0)
        }
        return (buffer.bytes(size), convertOptional(sender, .full))
    }

    private var socket: UnsafeMutablePointer<GSocket> { pointer.assumingMemoryBound(to: GSocket.self) }
}

extension ReadBuffer {
    fileprivate var characters: UnsafeMutablePointer<CChar> { pointer.assumingMemoryBound(to: CChar.self) }
}
