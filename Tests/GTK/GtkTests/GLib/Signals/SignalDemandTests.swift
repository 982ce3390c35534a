import Combine
import CombineTesting
import Gtk
import GtkTesting
import XCTest

@MainActor
final class SignalDemandTests: GtkTestCase {
    func testNothingIsDeliveredBeforeTheFirstRequest() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .none)
        button.clicked.subscribe(subscriber)
        button.emit("clicked")
        XCTAssertEqual(subscriber.values.count, 0)

        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values.count, 0, "an event that came without demand is dropped")
        button.emit("clicked")
        XCTAssertEqual(subscriber.values.count, 1)
    }

    func testADemandOfOneDeliversOneEvent() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .max(1))
        button.clicked.subscribe(subscriber)
        for _ in 0..<5 { button.emit("clicked") }
        XCTAssertEqual(subscriber.values.count, 1)
    }

    func testDemandReturnedFromReceiveAdds() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        button.clicked.subscribe(subscriber)
        for _ in 0..<3 { button.emit("clicked") }
        XCTAssertEqual(subscriber.values.count, 3)
    }

    func testDemandsAddUpToUnlimited() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .max(.max))
        button.clicked.subscribe(subscriber)
        subscriber.request(.max(.max))
        for _ in 0..<100 { button.emit("clicked") }
        XCTAssertEqual(subscriber.values.count, 100)
    }

    func testReentrantEmissionDoesNotOverdeliver() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .max(1)) { [weak button] in
            button?.emit("clicked")
        }
        button.clicked.subscribe(subscriber)
        button.emit("clicked")
        XCTAssertEqual(subscriber.values.count, 1)
    }

    func testReentrantEmissionIsDeliveredIfThereIsDemand() {
        let button = Button(label: "")
        var emissions = 0
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .max(3)) { [weak button] in
            emissions += 1
            if emissions < 5 { button?.emit("clicked") }
        }
        button.clicked.subscribe(subscriber)
        button.emit("clicked")
        XCTAssertEqual(subscriber.values.count, 3)
    }

    func testValuesBufferABurst() {
        let button = Button(label: "")
        var count = 0
        let task = Task { @MainActor in
            for await _ in button.clicked.values {
                count += 1
                if count == 1000 { break }
            }
        }
        // A connected handler indicates that the iteration has begun.
        wait { button.connectionCount == 1 }
        for _ in 0..<1000 { button.emit("clicked") }
        XCTAssertLessThan(count, 1000, "the events were emitted without demand")
        wait { count == 1000 }
        wait { button.connectionCount == 0 }
        task.cancel()
    }

    func testCancellingTheTaskEndsTheValues() {
        let button = Button(label: "")
        var hasEnded = false
        let task = Task { @MainActor in
            for await _ in button.clicked.values {}
            hasEnded = true
        }
        wait { button.connectionCount == 1 }
        task.cancel()
        wait { hasEnded }
        wait { button.connectionCount == 0 }
    }

    func testDemandAndCancellationFromAnotherThread() {
        let button = Button(label: "")
        let subscriber = TestSubscriber<Void, Never>(initialDemand: .none)
        button.clicked.subscribe(subscriber)
        onAnotherThread { subscriber.request(.max(2)) }
        for _ in 0..<3 { button.emit("clicked") }
        XCTAssertEqual(subscriber.values.count, 2)
        onAnotherThread { subscriber.request(.unlimited) }
        onAnotherThread { subscriber.cancel() }
        button.emit("clicked")
        XCTAssertEqual(subscriber.values.count, 2, "no event arrives after the cancellation, on any thread")
        wait { button.connectionCount == 0 }
    }
}
