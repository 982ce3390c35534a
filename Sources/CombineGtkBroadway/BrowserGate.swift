/// The way from browsers to `gtk4-broadwayd`, open to the user alone to whom its address is shown.
///
/// Listens on 127.0.0.1 and passes on what ``AccessRule`` lets through. Whoever does not know the secret learns nothing
/// of the window and sends nothing to it. Closed when this object is dropped.
final class BrowserGate: Sendable {
    let port: UInt16
    /// The address of the window.
    let address: String
    private let task: Task<Void, Never>

    /// Opens the gate.
    ///
    /// - Parameters:
    ///   - wanted: the port, or nil for a free one.
    ///   - server: what is behind it. It need not be there yet.
    ///   - patience: how long a request's head may take to arrive.
    init(port wanted: UInt16?, to server: UnixSocket, patience: Duration = .seconds(10)) throws(BrowserError) {
        let listener: LoopbackListener
        do {
            listener = try LoopbackListener(port: wanted ?? 0)
        } catch {
            throw wanted.map { .portUnavailable($0, reason: error.reason) } ?? .noFreePort(reason: error.reason)
        }
        port = listener.port
        let secret = AccessSecret()
        address = "http://127.0.0.1:\(port)/\(secret.text)/"
        let rule = AccessRule(port: port, secret: secret)
        let room = WaitingRoom(capacity: 32, patience: patience)
        task = Task.detached {
            await Self.receiveVisits(listener.socket) { Visit(client: $0, rule: rule, server: server, room: room) }
        }
    }

    deinit {
        task.cancel()
    }

    /// Receives visits until the task is cancelled, which ends them too.
    private static func receiveVisits(_ listener: StreamSocket, _ visit: (StreamSocket) -> Visit) async {
        await withDiscardingTaskGroup { visits in
            while !Task.isCancelled {
                do {
                    let visit = visit(try await listener.accept())
                    visits.addTask { await visit.run() }
                } catch {
                    // The visitor has left, or there is no descriptor to be had, which may take a moment.
                    try? await Task.sleep(for: .milliseconds(50))
                }
            }
        }
    }
}
