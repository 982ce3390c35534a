#if DEBUG
import CGtk
import Glibc
import Gtk

/// The connection to `swift package dev`, which runs the program, restarts it after a build, and passes the state of
/// the windows from the previous process to the next process.
///
/// The environment variable `COMBINEGTK_DEV` contains the number of a socket.
@MainActor
final class DevSession {
    private static let variable = "COMBINEGTK_DEV"

    /// The session of this process, or nil if `swift package dev` didn't start it.
    private(set) static var current: DevSession?

    private let socket: Int32
    private let application: Application
    private var buffer = DevMessageBuffer()
    /// The messages that contain the state of the previous process.
    private var state: [DevMessage] = []
    private var banners: [ErrorBanner] = []
    /// The ``GtkApp`` of the program. Like a window, it can have properties that contain view models.
    private let program: Any

    /// Connects to `swift package dev` if it started this process, and receives the state of the previous process.
    static func start(_ program: Any, in application: Application) {
        guard current == nil, let text = getenv(variable), let socket = Int32(String(cString: text)) else { return }
        // Processes that this program starts must not use the connection.
        unsetenv(variable)
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        let session = DevSession(socket, program, application)
        guard session.begin() else { return }
        current = session
    }

    private init(_ socket: Int32, _ program: Any, _ application: Application) {
        (self.socket, self.program, self.application) = (socket, program, application)
    }

    // MARK: Messages

    /// Waits for the state of the previous process, and then receives further messages in the main loop. Returns false
    /// if there is no connection.
    private func begin() -> Bool {
        while true {
            guard let messages = receive() else { return false }
            for message in messages {
                switch message.name {
                case "folder": application.liveReload(from: message.field(0))
                case "begin": return follow()
                default: state.append(message)
                }
            }
        }
    }

    private func follow() -> Bool {
        // This reference is never released because the session exists until the process exits.
        let receiver = Unmanaged.passRetained(self).toOpaque()
        let function: GUnixFDSourceFunc = { _, _, data in
            guard let data else { return gboolean(0) }
            return MainThread.assume {
                gboolean(Unmanaged<DevSession>.fromOpaque(data).takeUnretainedValue().handleMessages() ? 1 : 0)
            }
        }
        let condition = GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue)
        g_unix_fd_add_full(G_PRIORITY_DEFAULT, socket, condition, function, receiver, nil)
        return true
    }

    /// Handles the messages that have arrived. Returns false if the connection has ended.
    private func handleMessages() -> Bool {
        guard let messages = receive() else {
            // `swift package dev` has ended.
            application.quit()
            return false
        }
        for message in messages {
            switch message.name {
            case "failed": showError(message)
            case "built": hideError()
            case "stop": stop()
            default: break
            }
        }
        return true
    }

    /// Returns the complete messages among the bytes that have arrived, or nil if the connection has ended.
    private func receive() -> [DevMessage]? {
        var bytes = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(socket, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            return count > 0 ? buffer.receive(bytes[..<count]) : nil
        }
    }

    func send(_ message: DevMessage) {
        var rest = Array(message.line.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Informs `swift package dev` that the program itself reloads a file. Changes to that file then don't start a
    /// build.
    static func reportReloaded(_ path: String) { current?.send(DevMessage("reloads", [path])) }

    // MARK: The state

    /// Sends the state of the windows and ends the program.
    private func stop() {
        hideError()
        for message in WindowStates(of: application, program).messages { send(message) }
        send(DevMessage("stopping"))
        application.quit()
    }

    /// Restores the windows of the previous process.
    func restore(presentNewWindow: () throws -> Void) {
        let restoration = StateRestoration(state, of: application, program)
        state = []
        restoration.restoreWindows(presentNewWindow)
        send(DevMessage("shown"))
        Task { [self] in
            await restoration.run()
            send(DevMessage("restored"))
        }
    }

    // MARK: The compiler's error

    private func showError(_ message: DevMessage) {
        hideError()
        banners = application.windows.filter(\.isVisible).compactMap { window in
            ErrorBanner(message, in: window) { [weak self] in self?.send(DevMessage("edit")) }
        }
    }

    private func hideError() {
        for banner in banners { banner.remove() }
        banners = []
    }
}
#endif
