/// Why a sample does not start, or does not do what it was asked to.
enum LaunchError: Error, Equatable, CustomStringConvertible {
    // The command line
    case unknownOption(String)
    case unexpectedArgument(String)
    case missingValue(option: String)
    case badValue(option: String, value: String, expected: String)

    // Serving the window without a display
    case broadwayNotInstalled
    case directoryUnavailable(reason: String)
    case portUnavailable(UInt16, reason: String)
    case noFreePort(reason: String)
    case broadwayFailed

    // The screenshot
    case windowNotDrawn
    case screenshotNotWritten(file: String, reason: String)

    /// The program's exit code: 2 for a wrong command line, as usual.
    var exitCode: Int32 {
        switch self {
        case .unknownOption, .unexpectedArgument, .missingValue, .badValue: 2
        default: 1
        }
    }

    var description: String {
        switch self {
        case .unknownOption(let option):
            "unknown option “\(option)”; --help lists those there are"
        case .unexpectedArgument(let argument):
            "unexpected argument “\(argument)”; --help tells what there is"
        case .missingValue(let option):
            "the option \(option) needs a value; --help tells which"
        case .badValue(let option, let value, let expected):
            "the option \(option) takes \(expected), not “\(value)”"
        case .broadwayNotInstalled:
            "no display, and no gtk4-broadwayd to do without one: install it with “apt-get install libgtk-4-bin”"
        case .directoryUnavailable(let reason):
            "no display, and no place for gtk4-broadwayd to do without one: \(reason); XDG_RUNTIME_DIR can name another"
        case .portUnavailable(let port, let reason):
            "the port \(port) cannot be used: \(reason)"
        case .noFreePort(let reason):
            "no free port was found: \(reason)"
        case .broadwayFailed:
            "gtk4-broadwayd was started, but did not come up"
        case .windowNotDrawn:
            "the window was not drawn in time"
        case .screenshotNotWritten(let file, let reason):
            "the screenshot \(file) could not be written: \(reason)"
        }
    }
}
