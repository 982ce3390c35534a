import Combine
import CombineTesting
import Gtk
import GtkTesting
import XCTest

@MainActor
final class PropertyPublisherTests: GtkTestCase {
    func testTheCurrentValueComesOnceAtTheFirstDemand() {
        let entry = Entry()
        entry.text = "a"
        let subscriber = TestSubscriber<String, Never>(initialDemand: .none)
        entry.publisher(for: \.text).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [])
        entry.text = "b"
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, ["b"], "current means: at the demand")
        entry.text = "c"
        entry.text = "d"
        XCTAssertEqual(subscriber.values, ["b", "c"])
        entry.text = "e"
        subscriber.request(.max(1))
        XCTAssertEqual(
            subscriber.values,
            ["b", "c", "e"],
            "what changed without demand is made up for by its last value"
        )
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, ["b", "c", "e"])
        subscriber.cancel()
        XCTAssertEqual(entry.connectionCount, 0)
    }

    func testSettingATextGivesItOnceAndNeverTheEmptyOne() {
        let entry = Entry()
        entry.text = "a"
        let subscriber = TestSubscriber<String, Never>()
        entry.publisher(for: \.text).subscribe(subscriber)
        entry.text = "b"
        XCTAssertEqual(subscriber.values, ["a", "b"])
        subscriber.cancel()
    }

    func testAnEqualValueGivesNothing() {
        let entry = Entry()
        entry.text = "a"
        let subscriber = TestSubscriber<String, Never>()
        entry.publisher(for: \.text).subscribe(subscriber)
        entry.text = "a"
        XCTAssertEqual(subscriber.values, ["a"])
        subscriber.cancel()
    }

    func testChangesLeaveOutTheFirst() {
        let label = Label(label: "a")
        let subscriber = TestSubscriber<String, Never>()
        label.publisher(for: \.label).changes.subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [])
        label.label = "b"
        label.label = "a"
        XCTAssertEqual(subscriber.values, ["b", "a"])
        subscriber.cancel()
    }

    func testAUserTypingGivesOneValueAKey() {
        let window = Window()
        let entry = Entry()
        window.child = entry
        let subscriber = TestSubscriber<String, Never>()
        entry.publisher(for: \.text).subscribe(subscriber)
        let user = User(window)
        user.click(entry)
        user.type("Ada")
        XCTAssertEqual(subscriber.values, ["", "A", "Ad", "Ada"])
        subscriber.cancel()
    }

    func testSettingInTheHandlerIsDeliveredInOrder() {
        let label = Label(label: "0")
        let first = TestSubscriber<String, Never>(onValue: { if $0 == "1" { label.label = "2" } })
        let second = TestSubscriber<String, Never>()
        label.publisher(for: \.label).subscribe(first)
        label.publisher(for: \.label).subscribe(second)
        label.label = "1"
        XCTAssertEqual(first.values, ["0", "1", "2"])
        XCTAssertEqual(second.values, ["0", "2"], "by the time that it is told of the first change, that is history")
        first.cancel()
        second.cancel()
    }

    func testAComputedPropertyFollowsWhatItReads() {
        let window = TitledWindow()
        let subscriber = TestSubscriber<String, Never>()
        window.publisher(for: \.heading).subscribe(subscriber)
        window.title = "T"
        window.label.label = "L"
        XCTAssertEqual(subscriber.values, ["-/l", "T/l", "T/L"])
        subscriber.cancel()
        XCTAssertEqual(window.connectionCount + window.label.connectionCount, 0)
        window.destroy()
    }

    func testAPathThroughAnotherObjectFollowsItsReplacement() {
        let window = Window()
        let (first, second) = (Label(label: "first"), Label(label: "second"))
        window.child = first
        let subscriber = TestSubscriber<String?, Never>()
        window.publisher(for: \.childName).subscribe(subscriber)
        first.name = "one"
        window.child = second
        first.name = "nobody's any more"
        second.name = "two"
        XCTAssertEqual(subscriber.values, ["GtkLabel", "one", "GtkLabel", "two"])
        XCTAssertEqual(first.connectionCount, 0)
        subscriber.cancel()
        window.destroy()
    }

    func testAPropertySetOnAnotherThread() {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
        let subscriber = TestSubscriber<Double, Never>()
        adjustment.publisher(for: \.value).subscribe(subscriber)
        onAnotherThread { subscriber.request(.max(1)) }
        adjustment.value = 20
        XCTAssertEqual(subscriber.values, [0, 10], "what is set is clamped")
        subscriber.cancel()
    }
}

private final class TitledWindow: Window {
    let label = Label(label: "l")
    var heading: String { "\(title ?? "-")/\(label.label)" }
}

extension Window {
    fileprivate var childName: String? { child?.name }
}
