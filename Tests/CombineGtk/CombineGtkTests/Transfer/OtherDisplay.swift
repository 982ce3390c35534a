import Gtk
import XCTest

/// A second connection to the X server of the tests, for which this program is another program.
@MainActor
enum OtherDisplay {
    private static var opened: Display?

    static func open() throws -> Display {
        if let opened { return opened }
        opened = Display.default.flatMap { Display.open($0.name) }
        return try XCTUnwrap(opened, "a second connection to the display")
    }

    /// Closes the connection. An open connection requests every selection, which makes GTK allocate memory each time.
    static func close() {
        opened?.close()
        opened = nil
    }
}
