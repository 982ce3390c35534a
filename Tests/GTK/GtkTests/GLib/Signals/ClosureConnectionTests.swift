import Combine
import Dispatch
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of closures that are connected with `connect`.
@MainActor
final class ClosureConnectionTests: GtkTestCase {
    func testTheClosureIsDisconnectedWithItsCancellable() {
        let button = Button(label: "")
        var count = 0
        var connection: AnyCancellable? = button.clicked.connect { count += 1 }
        button.emit("clicked")
        XCTAssertEqual(count, 1)
        XCTAssertNotNil(connection)
        connection = nil
        button.emit("clicked")
        XCTAssertEqual(count, 1)
        XCTAssertEqual(button.connectionCount, 0)
    }

    func testTheClosureIsFreedByCancelling() {
        let button = Button(label: "")
        weak var captured: Held?
        let connection = makeConnection(to: button, &captured)
        XCTAssertNotNil(captured)
        connection.cancel()
        XCTAssertNil(captured)
        connection.cancel()
    }

    func testTheClosureIsFreedWithTheEmitter() {
        weak var captured: Held?
        var connection: AnyCancellable?
        assertFreed {
            let button = Button(label: "")
            connection = makeConnection(to: button, &captured)
            return button
        }
        XCTAssertNil(captured)
        connection?.cancel()
    }

    func testTheClosureIsFreedOnTheMainThreadWhenAnotherOneCancels() {
        let button = Button(label: "")
        weak var captured: Held?
        let connection = makeConnection(to: button, &captured)
        // `nonisolated(unsafe)` is safe here, because any thread can cancel.
        nonisolated(unsafe) let cancelled = connection
        DispatchQueue.global().async { cancelled.cancel() }
        XCTAssertTrue(MainContext.run(for: .seconds(10)) { captured == nil })
        XCTAssertEqual(button.connectionCount, 0)
        button.emit("clicked")
    }

    func testADeinitializerMayCancelTheConnectionThatFreesIt() {
        let button = Button(label: "")
        var connection: AnyCancellable?
        var hasEnded = false
        do {
            let held = Held {
                connection?.cancel()
                hasEnded = true
            }
            connection = button.clicked.connect { withExtendedLifetime(held) {} }
        }
        connection?.cancel()
        XCTAssertTrue(hasEnded)
        XCTAssertEqual(button.connectionCount, 0)
    }

    func testADeallocatedEmitterDoesNotConnect() {
        var signal: Signal<Void>?
        assertFreed {
            let button = Button(label: "")
            signal = button.clicked
            return button
        }
        let before = LiveCount.connections
        let connection = signal?.connect {}
        XCTAssertEqual(LiveCount.connections, before)
        connection?.cancel()
    }

    private func makeConnection(to button: Button, _ captured: inout Held?) -> AnyCancellable {
        let held = Held {}
        captured = held
        return button.clicked.connect { withExtendedLifetime(held) {} }
    }
}

@MainActor
private final class Held {
    private let end: @MainActor () -> Void

    init(_ end: @escaping @MainActor () -> Void) {
        self.end = end
    }

    isolated deinit {
        end()
    }
}
