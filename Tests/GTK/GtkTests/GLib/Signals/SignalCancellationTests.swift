import Combine
import CombineTesting
import Gtk
import GtkTesting
import XCTest

@MainActor
final class SignalCancellationTests: GtkTestCase {
    func testSubscribingConnectsAndCancellingDisconnects() {
        let button = Button(label: "")
        XCTAssertFalse(button.hasHandler(for: "clicked"), "a wrapper has no connections by default")
        let cancellable = button.clicked.sink {}
        XCTAssertTrue(button.hasHandler(for: "clicked"))
        XCTAssertEqual(button.connectionCount, 1)
        cancellable.cancel()
        XCTAssertFalse(button.hasHandler(for: "clicked"))
        XCTAssertEqual(button.connectionCount, 0)
    }

    func testCancellingTwiceIsHarmless() {
        let button = Button(label: "")
        var count = 0
        let first = button.clicked.sink { count += 1 }
        let second = button.clicked.sink { count += 10 }
        first.cancel()
        first.cancel()
        button.emit("clicked")
        XCTAssertEqual(count, 10)
        second.cancel()
    }

    func testCancellingInTheHandler() {
        let button = Button(label: "")
        var cancellable: AnyCancellable?
        var count = 0
        cancellable = button.clicked.sink {
            count += 1
            cancellable?.cancel()
            cancellable = nil
        }
        button.emit("clicked")
        button.emit("clicked")
        XCTAssertEqual(count, 1)
        XCTAssertEqual(button.connectionCount, 0)
    }

    func testCancellingAnotherHandlerPreventsItFromRunning() {
        let button = Button(label: "")
        var other: AnyCancellable?
        var ran: [String] = []
        let first = button.clicked.sink {
            ran.append("A")
            other?.cancel()
        }
        other = button.clicked.sink { ran.append("B") }
        button.emit("clicked")
        XCTAssertEqual(ran, ["A"])
        first.cancel()
    }

    func testSubscribingInTheHandlerWaitsForTheNextEmission() {
        let button = Button(label: "")
        var later: [AnyCancellable] = []
        var count = 0
        let first = button.clicked.sink { later.append(button.clicked.sink { count += 1 }) }
        button.emit("clicked")
        XCTAssertEqual(count, 0)
        first.cancel()
        button.emit("clicked")
        XCTAssertEqual(count, 1)
    }

    func testEachSubscriberReceivesEachEvent() {
        let button = Button(label: "")
        var counts = [0, 0]
        let cancellables = counts.indices.map { index in button.clicked.sink { counts[index] += 1 } }
        for _ in 0..<3 { button.emit("clicked") }
        XCTAssertEqual(counts, [3, 3])
        withExtendedLifetime(cancellables) {}
    }

    func testSubscribingDoesNotPublishAnEvent() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>()
        button.clicked.subscribe(subscriber)
        XCTAssertEqual(subscriber.values.count, 0)
        XCTAssertEqual(subscriber.subscriptions, ["Signal \"clicked\" of Button"])
        subscriber.cancel()
    }

    func testSubscribingOnAnotherThread() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>()
        let signal = button.clicked
        onAnotherThread { signal.subscribe(subscriber) }
        wait { button.connectionCount == 1 }
        button.emit("clicked")
        XCTAssertEqual(subscriber.values.count, 1)
        subscriber.cancel()
        XCTAssertEqual(button.connectionCount, 0)
    }

    func testAfterHandlersRunLast() {
        let button = Button(label: "")
        var order: [String] = []
        let after = button.clicked.after.sink { order.append("after") }
        let connectedAfter = button.clicked.connect(after: true) { order.append("connected after") }
        let plain = button.clicked.sink { order.append("plain") }
        button.emit("clicked")
        XCTAssertEqual(order, ["plain", "after", "connected after"])
        withExtendedLifetime([after, connectedAfter, plain]) {}
    }
}
