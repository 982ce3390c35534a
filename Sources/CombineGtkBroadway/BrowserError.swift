import CombineGtk

/// An error that occurs when the windows of a program can't be shown in a browser.
enum BrowserError: Error, Equatable, CustomStringConvertible {
    case broadwayNotInstalled
    case directoryUnavailable(reason: String)
    case portUnavailable(UInt16, reason: String)
    case noFreePort(reason: String)
    case broadwayFailed

    var description: String {
        switch self {
        case .broadwayNotInstalled:
            "There is no display, and gtk4-broadwayd, which shows windows in a browser, isn't installed. Install it with \"apt-get install libgtk-4-bin\""
        case .directoryUnavailable(let reason):
            "There is no display, and gtk4-broadwayd, which shows windows in a browser, has no private directory: \(reason). Set XDG_RUNTIME_DIR to another directory."
        case .portUnavailable(let port, let reason):
            "The port \(port) can't be used: \(reason)"
        case .noFreePort(let reason):
            "No free port was found: \(reason)"
        case .broadwayFailed:
            "gtk4-broadwayd was started, but didn't become ready"
        }
    }
}
