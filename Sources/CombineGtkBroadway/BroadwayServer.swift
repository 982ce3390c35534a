import CGtk
import CombineGtk
import Glibc

/// The GTK display server for web browsers, `gtk4-broadwayd`, which runs for this program and its user only.
///
/// It listens on sockets that other users can't open. Browsers connect through a ``BrowserGate``. It ends when this
/// object is deallocated, or with the program, even if that crashes.
@MainActor
final class BroadwayServer {
    private static let program = "gtk4-broadwayd"

    private let gate: BrowserGate
    private let process: CompanionProcess
    /// The directory of the socket for browsers.
    private let directory: PrivateDirectory
    /// The socket for programs. This program is the only one.
    private let programSocket: String

    /// Starts the server, waits until it is ready, and makes GTK open its windows there.
    ///
    /// - Parameters:
    ///   - port: The port for browsers, or nil for a free one.
    ///   - page: The changes to the server's page.
    init(port: UInt16?, page: ServedPage) throws(BrowserError) {
        guard CompanionProcess.isInstalled(Self.program) else { throw .broadwayNotInstalled }
        let runtime = String(cString: g_get_user_runtime_dir())
        do {
            try PrivateDirectory.check(runtime)
            directory = try PrivateDirectory(in: runtime)
        } catch {
            throw .directoryUnavailable(reason: error.message)
        }
        let browserSocket = UnixSocket(path: directory.path + "/browser")
        gate = try BrowserGate(port: port, to: browserSocket, page: page)
        // The display's name must be unique for the user. Because two gates never have the same port, two servers never
        // have the same name.
        let display = ":\(gate.port)"
        // The server names its socket after the number of its display plus one.
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
        // Set through the library rather than its environment variable, because GTK has already started threads that
        // read the environment.
        Display.allow(backends: ["broadway"])
        // The server opens the socket for programs last, so browsers can connect by then. It doesn't report that it's
        // ready, so the socket is polled.
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(10)
        while Display.open(display) == nil {
            guard process.isRunning, clock.now < deadline else { throw .broadwayFailed }
            usleep(2000)
        }
    }

    isolated deinit {
        process.terminate()
        // The server doesn't remove its sockets.
        unlink(programSocket)
        directory.remove()
    }

    /// The address for a browser.
    var address: String { gate.address }
}
