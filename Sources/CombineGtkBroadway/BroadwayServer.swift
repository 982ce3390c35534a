import CGtk
import CombineGtk
import Glibc

/// The display server `gtk4-broadwayd`, which shows the windows of GTK programs in web browsers. Each program starts
/// its own server.
///
/// The server listens on sockets that other users can't open. Browsers connect through a ``BrowserProxy``. The server
/// stops when this object is deallocated or when the program exits or crashes.
@MainActor
final class BroadwayServer {
    private static let program = "gtk4-broadwayd"

    private let proxy: BrowserProxy
    private let process: CompanionProcess
    /// The directory that contains the socket for browsers.
    private let directory: PrivateDirectory
    /// The socket through which this program connects to the server.
    private let programSocket: String

    /// Starts the server, waits until it's ready, and makes GTK open windows on it.
    ///
    /// - Parameter port: The port for browsers, or nil for any free port.
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
        proxy = try BrowserProxy(port: port, to: browserSocket, page: page)
        // The port is used as the name of the display, because the name must be unique among the user's displays.
        let display = ":\(proxy.port)"
        // The number in the socket's name is the number of the display plus one.
        programSocket = "\(runtime)/broadway\(Int(proxy.port) + 1).socket"
        do {
            process = try CompanionProcess(
                [Self.program, "--unixsocket", browserSocket.path, display],
                keepsFilesPrivate: true
            )
        } catch {
            throw .broadwayFailed
        }
        ExitCleanup.add([directory.path + "/browser", programSocket], directory: directory.path)
        // The backend isn't set with an environment variable, because GTK has already started threads that read the
        // environment.
        Display.allow(backends: ["broadway"])
        // Polls the socket for programs, because the server doesn't report when it's ready. The server opens this
        // socket last. Therefore, browsers can also connect when the socket is open.
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(10)
        while Display.open(display) == nil {
            guard process.isRunning, clock.now < deadline else { throw .broadwayFailed }
            usleep(2000)
        }
    }

    isolated deinit {
        process.terminate()
        // The server doesn't remove its sockets itself.
        unlink(programSocket)
        directory.remove()
    }

    var address: String { proxy.address }
}
