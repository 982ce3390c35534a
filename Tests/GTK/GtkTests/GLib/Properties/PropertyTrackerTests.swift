import Combine
import Gtk
import GtkTesting
import Observation
import XCTest

/// Tests of the connections with which Observation follows GObject properties.
@MainActor
final class PropertyTrackerTests: GtkTestCase {
    private let changes = Count()

    private func track(_ read: () -> Void) {
        withObservationTracking {
            trackingPublished(read)
        } onChange: { [changes] in
            MainActor.assumeIsolated { changes.value += 1 }
        }
    }

    func testAReadOutsideOfAScopeDoesNotConnect() {
        let label = Label(label: "a")
        withObservationTracking {
            _ = label.label
        } onChange: {
            XCTFail("nobody tracks")
        }
        XCTAssertEqual(label.connectionCount, 0)
        label.label = "b"
    }

    func testTheNextChangeIsReportedOnce() {
        let label = Label(label: "a")
        track { _ = label.label }
        XCTAssertEqual(label.connectionCount, 1)
        label.label = "b"
        label.label = "c"
        XCTAssertEqual(changes.value, 1)
        XCTAssertEqual(label.connectionCount, 0, "a change without a reader ends the connection")
    }

    func testReadersShareAConnection() {
        let label = Label(label: "a")
        track { _ = label.label }
        track { _ = (label.label, label.label) }
        XCTAssertEqual(label.connectionCount, 1)
        label.label = "b"
        XCTAssertEqual(changes.value, 2)
    }

    func testAReadAfterTheEndConnectsAgain() {
        let label = Label(label: "a")
        track { _ = label.label }
        label.label = "b"
        label.label = "c"
        track { _ = label.label }
        XCTAssertEqual(label.connectionCount, 1)
        label.label = "d"
        XCTAssertEqual(changes.value, 2)
    }

    func testTheTrackerDoesNotRetainTheObject() {
        assertFreed {
            let label = Label(label: "a")
            track { _ = label.label }
            return label
        }
        XCTAssertEqual(changes.value, 0)
    }

    func testASubscriptionToAKeyPathIsNotTrackedAsARead() {
        let label = Label(label: "a")
        var values: [String] = []
        var subscription: AnyCancellable?
        track { subscription = label.publisher(for: \.label).sink { values.append($0) } }
        label.label = "b"
        XCTAssertEqual(values, ["a", "b"])
        XCTAssertEqual(changes.value, 0)
        subscription?.cancel()
        XCTAssertEqual(label.connectionCount, 0)
    }
}

@MainActor
private final class Count {
    var value = 0
}
