/// What takes a program's windows where there is no display.
///
/// Options that it declares by ``Option`` are the program's.
@MainActor
public protocol FallbackDisplay: AnyObject {
    /// What `--help` says of it, below the options.
    var explanation: String? { get }

    /// Opens a display, which is GTK's default one from then on.
    func open() throws

    /// Tells the person where the windows are, once there are some.
    ///
    /// - Parameter program: the program's name.
    func announce(for program: String)

    /// Ends the display. Called when the program is about to exit, if it was opened.
    func close()
}
