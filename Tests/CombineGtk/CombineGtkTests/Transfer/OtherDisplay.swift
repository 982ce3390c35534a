import Gtk
import XCTest

/// A second connection to the X server of the tests. For this connection, the test process is another program.
@MainActor
enum OtherDisplay {
    private static var opened: Display?

    static func open() throws -> Display {
        if let opened { return opened }
        opened = Display.default.flatMap { Display.open($0.name) }
        return try XCTUnwrap(opened, "a second connection to the display")
    }

    /// Closes the connection. While it's open, it requests each selection, which makes GTK allocate memory.
    static func close() {
        opened?.close()
        opened = nil
    }
}
