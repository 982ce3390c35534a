import Dispatch
import Glibc

/// A connected or listening socket. The methods wait without blocking a thread. The socket is closed when this object
/// is deallocated.
///
/// This class doesn't use GIO sockets, because they require the main thread and would cause a deadlock.
/// `gtk4-broadwayd` blocks while it writes to a browser, and the main thread blocks while it writes to
/// `gtk4-broadwayd`. Therefore, another thread must read the data for the browser.
final class StreamSocket: Sendable {
    /// The queue of the event handlers. A serial queue is sufficient, because the handlers are short.
    private static let queue = DispatchQueue(label: "StreamSocket")

    let descriptor: Int32

    /// Creates a socket that owns a file descriptor.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Reads available bytes, up to a maximum number. Returns an empty array at the end of the stream.
    func read(atMost count: Int) async throws(SystemError) -> [UInt8] {
        var failure: Int32 = 0
        while true {
            try checkCancellation()
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                let size = recv(descriptor, buffer.baseAddress, count, Int32(MSG_DONTWAIT))
                failure = size < 0 ? errno : 0
                filled = max(0, size)
            }
            switch failure {
            case 0: return bytes
            case EINTR: continue
            case EAGAIN: await wait(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue))
            default: throw SystemError(code: failure)
            }
        }
    }

    func write(_ bytes: some Sequence<UInt8>) async throws(SystemError) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            try checkCancellation()
            let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
            let size = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            switch size < 0 ? errno : 0 {
            case 0: rest = rest.dropFirst(size)
            case EINTR: continue
            case EAGAIN: await wait(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: Self.queue))
            case let failure: throw SystemError(code: failure)
            }
        }
    }

    func accept() async throws(SystemError) -> StreamSocket {
        while true {
            try checkCancellation()
            let connection = Glibc.accept(descriptor, nil, nil)
            if connection >= 0 {
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                return StreamSocket(connection)
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: await wait(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue))
            case let failure: throw SystemError(code: failure)
            }
        }
    }

    /// Closes the connection in both directions. A pending read then returns.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private func checkCancellation() throws(SystemError) {
        if Task.isCancelled { throw SystemError(code: ECANCELED) }
    }

    /// Waits until a source has an event or the task is cancelled.
    private func wait(_ source: any DispatchSourceProtocol) async {
        // This is safe because Dispatch sources can be used on any thread.
        nonisolated(unsafe) let source = source
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                source.setEventHandler { source.cancel() }
                // Both an event and the cancellation of the task cancel the source. Dispatch then calls the cancel
                // handler, exactly once. The source may be cancelled before it's activated, which Dispatch also
                // supports.
                source.setCancelHandler { continuation.resume() }
                source.activate()
            }
        } onCancel: {
            source.cancel()
        }
    }
}

/// An error that a system call reported.
struct SystemError: Error {
    let code: Int32

    /// The description that the C library provides for the error.
    var reason: String { String(cString: strerror(code)) }
}
