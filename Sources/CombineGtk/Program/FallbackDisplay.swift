/// A replacement for a missing display, to which the windows of a program are drawn.
///
/// Options that the replacement declares with ``CommandLineOption`` become options of the program.
@MainActor
public protocol FallbackDisplay: AnyObject {
    /// The text about this replacement in `--help`, below the options.
    var explanation: String { get }

    /// Opens a display, which becomes the default display of GTK.
    func open() throws

    /// Reports to the user where the windows are displayed, after the first window was shown.
    ///
    /// - Parameter program: The name of the program.
    func announce(for program: String)

    /// Closes the display. It's called when the program is about to exit, if the display was opened.
    func close()
}

/// The default replacement, which doesn't show windows. The program ends with the exit code 1.
public final class NoFallbackDisplay: FallbackDisplay {
    public init() {}

    public let explanation = ""

    public func open() throws {
        throw ExitCode(1, message: "there is no display to open a window on")
    }

    public func announce(for program: String) {}

    public func close() {}
}
