import Combine
import Glibc
import Gtk
import GtkTesting
import XCTest

@MainActor
final class UnixSignalTests: GtkTestCase {
    func testIsReceivedOnTheMainLoopUntilCancelled() {
        var count = 0
        // One that does nothing by default, as is the case again after cancelling.
        let handler = MainContext.onUnixSignal(SIGWINCH) { count += 1 }
        raise(SIGWINCH)
        XCTAssertEqual(count, 0)
        wait { count == 1 }
        raise(SIGWINCH)
        wait { count == 2 }
        handler.cancel()
        raise(SIGWINCH)
        pumpUntilIdle()
        XCTAssertEqual(count, 2)
    }

    func testFreesItsHandler() {
        final class Token {}
        weak var token: Token?
        do {
            let captured = Token()
            token = captured
            let handler = MainContext.onUnixSignal(SIGWINCH) { _ = captured }
            XCTAssertNotNil(token)
            handler.cancel()
        }
        XCTAssertNil(token)
    }
}
