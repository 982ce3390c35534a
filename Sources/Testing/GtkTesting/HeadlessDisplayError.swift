/// An error that occurs when there is no display for the tests.
public enum HeadlessDisplayError: Error, Equatable, CustomStringConvertible {
    /// `Xvfb` isn't in the path.
    case notInstalled
    /// `Xvfb` is installed but can't be started.
    case notStarted(reason: String)
    /// The window manager that ``HeadlessDisplay/windowManager`` names isn't in the path.
    case windowManagerNotInstalled(name: String)
    /// The window manager is installed but doesn't manage the display.
    case windowManagerNotStarted(name: String, reason: String)
    /// GTK can't open the display.
    case noDisplay(name: String)

    public var description: String {
        switch self {
        case .notInstalled:
            "Xvfb, the X server for tests of windows, is not installed. On Debian, it's in the package xvfb"
        case .notStarted(let reason):
            "Xvfb, the X server for tests of windows, could not be started: \(reason)"
        case .windowManagerNotInstalled(let name):
            "The window manager \(name) for the tests is not installed. On Debian, it's usually in the package \(name)"
        case .windowManagerNotStarted(let name, let reason):
            "The window manager \(name) for the tests could not be started: \(reason)"
        case .noDisplay(let name):
            name.isEmpty
                ? "there is no display for the tests: COMBINEGTK_TEST_DISPLAY is \"inherit\", but DISPLAY is not set"
                : "GTK could not open the display \(name)"
        }
    }
}
