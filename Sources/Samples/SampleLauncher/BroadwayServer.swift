import CombineGtk
import Glibc

/// GTK's display for web browsers, `gtk4-broadwayd`, run for this program alone and reachable from this machine alone.
///
/// It ends when this object is dropped, and with the program, however that ends.
@MainActor
final class BroadwayServer {
    private static let program = "gtk4-broadwayd"

    /// The TCP port that it serves browsers on.
    let port: UInt16
    private let process: CompanionProcess

    /// Starts the server, waits until it is ready, and has GTK open its windows there.
    ///
    /// - Parameter wanted: the port; `nil` for a free one.
    init(port wanted: UInt16?) throws(LaunchError) {
        guard CompanionProcess.isInstalled(Self.program) else { throw .broadwayNotInstalled }
        do {
            port = try LoopbackPort.free(wanted ?? 0)
        } catch {
            throw wanted.map { .portUnavailable($0, reason: error.reason) } ?? .noFreePort(reason: error.reason)
        }
        // The display's name among those of the user: as no two servers have one port, no two have one name.
        let display = ":\(port)"
        do {
            process = try CompanionProcess([Self.program, "--address", "127.0.0.1", "--port", "\(port)", display])
        } catch {
            throw .broadwayFailed
        }
        // By the library rather than by its environment variable: GTK has started threads by now, which read those.
        Display.allow(backends: ["broadway"])
        // It lets programs in last, so browsers are let in by then. There is nothing to wait on: it does not say when.
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(10)
        while Display.open(display) == nil {
            guard process.isRunning, clock.now < deadline else { throw .broadwayFailed }
            usleep(2000)
        }
    }

    isolated deinit {
        process.terminate()
        // It leaves its socket behind, which it names after its display's number plus one.
        unlink("\(UserDirectory.runtime)/broadway\(Int(port) + 1).socket")
    }

    /// Where a browser finds it.
    var address: String { "http://127.0.0.1:\(port)/" }
}
