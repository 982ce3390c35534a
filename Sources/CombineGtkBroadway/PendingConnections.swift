import Synchronization

/// The connections whose request head hasn't arrived yet.
///
/// The number of these connections and their waiting time are limited. If there are too many connections, the oldest
/// one is closed. Therefore, clients that send nothing can't block other clients.
final class PendingConnections: Sendable {
    private struct Connection {
        let socket: StreamSocket
        let timer: Task<Void, any Error>
    }

    private let capacity: Int
    private let timeout: Duration
    private let connections = Mutex<[Connection]>([])

    init(capacity: Int, timeout: Duration) {
        self.capacity = capacity
        self.timeout = timeout
    }

    func add(_ socket: StreamSocket) {
        let timer = Task { [timeout] in
            try await Task.sleep(for: timeout)
            socket.shutDown()
        }
        let oldest = connections.withLock { connections in
            connections.append(Connection(socket: socket, timer: timer))
            return connections.count > capacity ? connections.removeFirst() : nil
        }
        oldest?.timer.cancel()
        oldest?.socket.shutDown()
    }

    /// Removes a connection. Does nothing if the connection was already removed because there were too many
    /// connections.
    func remove(_ socket: StreamSocket) {
        let removed = connections.withLock { connections in
            connections.firstIndex { $0.socket === socket }.map { connections.remove(at: $0) }
        }
        removed?.timer.cancel()
    }
}
