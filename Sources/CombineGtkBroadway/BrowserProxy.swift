/// A proxy between web browsers and `gtk4-broadwayd`.
///
/// It listens on 127.0.0.1 and forwards only the requests that ``AccessRule`` allows. Without the token in the address,
/// a client can neither see nor control the window. The proxy stops when this object is deallocated.
final class BrowserProxy: Sendable {
    let port: UInt16
    /// The window's address, which contains the token.
    let address: String
    private let task: Task<Void, Never>

    /// Starts the proxy.
    ///
    /// - Parameters:
    ///   - requested: The port, or nil for any free port.
    ///   - server: The server to forward requests to. It doesn't need to be running yet.
    ///   - page: The changes to the page that the server sends.
    ///   - headTimeout: The time within which the head of a request must arrive.
    init(
        port requested: UInt16?,
        to server: UnixSocket,
        page: ServedPage,
        headTimeout: Duration = .seconds(10)
    ) throws(BrowserError) {
        let listener: LoopbackListener
        do {
            listener = try LoopbackListener(port: requested ?? 0)
        } catch {
            throw requested.map { .portUnavailable($0, reason: error.reason) } ?? .noFreePort(reason: error.reason)
        }
        port = listener.port
        let secret = AccessSecret()
        address = "http://127.0.0.1:\(port)/\(secret.text)/"
        let rule = AccessRule(port: port, secret: secret)
        let pending = PendingConnections(capacity: 32, timeout: headTimeout)
        task = Task.detached {
            await Self.acceptConnections(listener.socket) {
                ProxyConnection(client: $0, rule: rule, server: server, pending: pending, page: page)
            }
        }
    }

    deinit { task.cancel() }

    /// Accepts connections until the task is cancelled. Cancelling the task also ends the connections.
    private static func acceptConnections(
        _ listener: StreamSocket,
        _ makeConnection: (StreamSocket) -> ProxyConnection
    ) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let connection = makeConnection(try await listener.accept())
                    group.addTask { await connection.run() }
                } catch {
                    // Tries again, because the client may have disconnected or no file descriptor may have been
                    // available.
                    try? await Task.sleep(for: .milliseconds(50))
                }
            }
        }
    }
}
