import Combine
import CombineTesting
import Dispatch
import Glibc
import Gtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class UnixSignalTests: GtkTestCase {
    func testIsReceivedOnTheMainLoopUntilCancelled() {
        var count = 0
        // `SIGWINCH` is ignored by default, and again after the handler is cancelled.
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

    func testIsCancelledAndReleasedOnAnotherThread() {
        for isDropped in [true, false] {
            weak var freed: FreedOnMainThread?
            var count = 0
            var handler: AnyCancellable?
            do {
                let captured = FreedOnMainThread()
                freed = captured
                handler = MainContext.onUnixSignal(SIGWINCH) { withExtendedLifetime(captured) { count += 1 } }
            }
            raise(SIGWINCH)
            wait { count == 1 }
            // `nonisolated(unsafe)` is safe here, because the object can be cancelled on any thread.
            nonisolated(unsafe) var moved = handler.take()
            onAnotherThread {
                if !isDropped { moved?.cancel() }
                moved = nil
            }
            raise(SIGWINCH)
            wait("the closure to be freed") { freed == nil }
            pumpUntilIdle()
            XCTAssertEqual(count, 1)
        }
    }

    func testCancellingWhileSignalsArrive() {
        for _ in 0..<50 {
            // `nonisolated(unsafe)` is safe here, because the object can be cancelled on any thread.
            nonisolated(unsafe) let handler = MainContext.onUnixSignal(SIGWINCH) {}
            let running = DispatchGroup()
            DispatchQueue.global().async(group: running) { handler.cancel() }
            raise(SIGWINCH)
            wait { running.wait(timeout: .now()) == .success }
        }
    }
}

/// An object that traps if it's deallocated on another thread, like the state of a widget.
private final class FreedOnMainThread {
    deinit {
        MainActor.preconditionIsolated()
    }
}
