/// A display that shows the windows of a program if there is no other display.
///
/// Options that the display declares with ``CommandLineOption`` become options of the program.
@MainActor
public protocol FallbackDisplay: AnyObject {
    /// The text about this display in `--help`, below the options.
    var explanation: String { get }

    /// Opens the display and makes it the default display of GTK.
    func open() throws

    /// Informs the user how to view the windows. This method is called after the first window was shown.
    func announce(for program: String)

    /// Closes the display. If the display was opened, this method is called before the program exits.
    func close()
}

/// The default fallback display, which doesn't show windows. The program prints an error and exits with the code 1.
public final class NoFallbackDisplay: FallbackDisplay {
    public init() {}

    public let explanation = ""

    public func open() throws {
        throw ExitCode(1, message: "there is no display to open a window on")
    }

    public func announce(for program: String) {}

    public func close() {}
}
