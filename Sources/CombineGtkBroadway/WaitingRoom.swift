import Synchronization

/// The connections that haven't sent their request yet.
///
/// The number of connections and their waiting time are limited. A connection beyond the limit closes the one that has
/// waited longest, so that silent connections don't lock out others.
final class WaitingRoom: Sendable {
    private struct Visitor {
        let socket: StreamSocket
        let alarm: Task<Void, any Error>
    }

    private let capacity: Int
    private let patience: Duration
    private let visitors = Mutex<[Visitor]>([])

    init(capacity: Int, patience: Duration) {
        self.capacity = capacity
        self.patience = patience
    }

    func enter(_ socket: StreamSocket) {
        let alarm = Task { [patience] in
            try await Task.sleep(for: patience)
            socket.shutDown()
        }
        let longest = visitors.withLock { visitors in
            visitors.append(Visitor(socket: socket, alarm: alarm))
            return visitors.count > capacity ? visitors.removeFirst() : nil
        }
        longest?.alarm.cancel()
        longest?.socket.shutDown()
    }

    /// Removes a connection, unless it has already been closed by the limits.
    func leave(_ socket: StreamSocket) {
        let leaving = visitors.withLock { visitors in
            visitors.firstIndex { $0.socket === socket }.map { visitors.remove(at: $0) }
        }
        leaving?.alarm.cancel()
    }
}
