import Gtk
import XCTest

/// A second connection to the tests' X server, to which this program is another one.
@MainActor
enum OtherDisplay {
    private static var opened: Display?

    static func open() throws -> Display {
        if let opened { return opened }
        opened = Display.default.flatMap { Display.open($0.name) }
        return try XCTUnwrap(opened, "a second connection to the display")
    }

    /// Closes the connection: an open one asks for all that is selected anywhere, which costs GTK memory each time.
    static func close() {
        opened?.close()
        opened = nil
    }
}
