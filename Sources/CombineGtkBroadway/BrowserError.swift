import CombineGtk

/// Why a program without a display cannot be served to browsers.
enum BrowserError: Error, Equatable, CustomStringConvertible {
    case broadwayNotInstalled
    case directoryUnavailable(reason: String)
    case portUnavailable(UInt16, reason: String)
    case noFreePort(reason: String)
    case broadwayFailed

    var description: String {
        switch self {
        case .broadwayNotInstalled:
            "no display, and no gtk4-broadwayd to do without one: install it with \"apt-get install libgtk-4-bin\""
        case .directoryUnavailable(let reason):
            "no display, and no place for gtk4-broadwayd to do without one: \(reason); XDG_RUNTIME_DIR can name another"
        case .portUnavailable(let port, let reason):
            "the port \(port) cannot be used: \(reason)"
        case .noFreePort(let reason):
            "no free port was found: \(reason)"
        case .broadwayFailed:
            "gtk4-broadwayd was started, but did not come up"
        }
    }
}
