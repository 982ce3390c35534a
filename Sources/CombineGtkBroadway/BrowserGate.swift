/// A gate between browsers and `gtk4-broadwayd`. Only requests with the token in its address can pass.
///
/// It listens on 127.0.0.1 and forwards what ``AccessRule`` allows. Without the token, nothing is revealed about the
/// window, and nothing can be sent to it. The gate closes when this object is deallocated.
final class BrowserGate: Sendable {
    let port: UInt16
    /// The address of the window.
    let address: String
    private let task: Task<Void, Never>

    /// Opens the gate.
    ///
    /// - Parameters:
    ///   - wanted: The port, or nil for a free one.
    ///   - server: The server behind the gate. It may not exist yet.
    ///   - page: The changes to the server's page.
    ///   - patience: The time within which a request's head must arrive.
    init(
        port wanted: UInt16?,
        to server: UnixSocket,
        page: ServedPage,
        patience: Duration = .seconds(10)
    ) throws(BrowserError) {
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
            await Self.receiveVisits(listener.socket) {
                Visit(client: $0, rule: rule, server: server, room: room, page: page)
            }
        }
    }

    deinit {
        task.cancel()
    }

    /// Accepts visits until the task is cancelled, which also ends them.
    private static func receiveVisits(_ listener: StreamSocket, _ visit: (StreamSocket) -> Visit) async {
        await withDiscardingTaskGroup { visits in
            while !Task.isCancelled {
                do {
                    let visit = visit(try await listener.accept())
                    visits.addTask { await visit.run() }
                } catch {
                    // The visitor has left, or no file descriptor is available. Another attempt may succeed.
                    try? await Task.sleep(for: .milliseconds(50))
                }
            }
        }
    }
}
