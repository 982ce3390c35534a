import CGtk
import CombineGtk
import Glibc

/// The GTK display server for web browsers, `gtk4-broadwayd`, which runs for this program and its user only.
///
/// It listens on sockets that other users can't open. Browsers connect through a ``BrowserGate``. It ends when this
/// object is deallocated, or with the program, however that ends.
@MainActor
final class BroadwayServer {
    private static let program = "gtk4-broadwayd"

    private let gate: BrowserGate
    private let process: CompanionProcess
    /// Holds the socket for browsers.
    private let directory: PrivateDirectory
    /// The socket for programs, of which this one is the only.
    private let programSocket: String

    /// Starts the server, waits until it is ready, and has GTK open its windows there.
    ///
    /// - Parameter port: the port for browsers, or nil for a free one.
    init(port: UInt16?) throws(BrowserError) {
        guard CompanionProcess.isInstalled(Self.program) else { throw .broadwayNotInstalled }
        let runtime = String(cString: g_get_user_runtime_dir())
        do {
            try PrivateDirectory.check(runtime)
            directory = try PrivateDirectory(in: runtime)
        } catch {
            throw .directoryUnavailable(reason: error.message)
        }
        let browserSocket = UnixSocket(path: directory.path + "/browser")
        gate = try BrowserGate(port: port, to: browserSocket)
        // The display's name among those of the user: as no two gates have one port, no two servers have one name.
        let display = ":\(gate.port)"
        // It names its socket after its display's number plus one.
        programSocket = "\(runtime)/broadway\(Int(gate.port) + 1).socket"
        do {
            process = try CompanionProcess(
                [Self.program, "--unixsocket", browserSocket.path, display],
                keepsFilesPrivate: true
            )
        } catch {
            throw .broadwayFailed
        }
        ExitCleanup.add([directory.path + "/browser", programSocket], directory: directory.path)
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
        // It leaves its sockets behind.
        unlink(programSocket)
        directory.remove()
    }

    /// The address for a browser.
    var address: String { gate.address }
}
