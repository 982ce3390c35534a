import Synchronization

/// The connections that haven't sent their request yet.
///
/// It's limited in number and in time. A visitor beyond the limit ends the longest wait, so that many silent
/// connections don't lock out others.
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

    /// Leaves, unless the room has already ended the connection.
    func leave(_ socket: StreamSocket) {
        let leaving = visitors.withLock { visitors in
            visitors.firstIndex { $0.socket === socket }.map { visitors.remove(at: $0) }
        }
        leaving?.alarm.cancel()
    }
}
