import Combine
import CombineTesting
import Gtk
import GtkTesting
import XCTest

@MainActor
private final class Row: Box {
    let name = Label(label: "a")
    var title: String { name.label }
}

@MainActor
final class PropertyPublisherTests: GtkTestCase {
    func testPropertyOfAnotherObjectFinishesWithItsObject() {
        let (row, window) = (Row(), Window())
        let name = row.name
        row.append(name)
        window.child = row
        let subscriber = TestSubscriber<String, Never>()
        row.publisher(for: \.title).subscribe(subscriber)
        name.label = "b"
        XCTAssertEqual(subscriber.values, ["a", "b"])
        XCTAssertEqual(subscriber.completions, [])
        window.destroy()
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(name.connectionCount, 0)
    }

    func testTheCurrentValueIsPublishedOnceOnTheFirstDemand() {
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
            "changes without demand are replaced by the last value"
        )
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, ["b", "c", "e"])
        subscriber.cancel()
        XCTAssertEqual(entry.connectionCount, 0)
    }

    func testSettingATextPublishesItOnceAndNotTheEmptyText() {
        let entry = Entry()
        entry.text = "a"
        let subscriber = TestSubscriber<String, Never>()
        entry.publisher(for: \.text).subscribe(subscriber)
        entry.text = "b"
        XCTAssertEqual(subscriber.values, ["a", "b"])
        subscriber.cancel()
    }

    func testAnEqualValueIsNotPublished() {
        let entry = Entry()
        entry.text = "a"
        let subscriber = TestSubscriber<String, Never>()
        entry.publisher(for: \.text).subscribe(subscriber)
        entry.text = "a"
        XCTAssertEqual(subscriber.values, ["a"])
        subscriber.cancel()
    }

    func testChangesSkipTheFirstValue() {
        let label = Label(label: "a")
        let subscriber = TestSubscriber<String, Never>()
        label.publisher(for: \.label).changes.subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [])
        label.label = "b"
        label.label = "a"
        XCTAssertEqual(subscriber.values, ["b", "a"])
        subscriber.cancel()
    }

    func testTypingPublishesOneValueForEachKey() {
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
        XCTAssertEqual(second.values, ["0", "2"], "when it is notified of the first change, that value is outdated")
        first.cancel()
        second.cancel()
    }

    func testAPathInAVariable() {
        let label = Label(label: "A")
        let paths: [KeyPath<Label, String>] = [\.label, (\Label.label).appending(path: \.localizedLowercase)]
        for path in paths {
            label.label = "A"
            let subscriber = TestSubscriber<String, Never>()
            label.publisher(for: path).changes.subscribe(subscriber)
            label.label = "B"
            XCTAssertEqual(subscriber.values, [label[keyPath: path]])
            subscriber.cancel()
        }
    }

    func testAPathOfASuperclassReadsAnOverride() {
        let label: HeadingLabel = LongHeadingLabel(label: "a")
        let path: KeyPath<HeadingLabel, String> = \.heading
        let subscriber = TestSubscriber<String, Never>()
        let other = TestSubscriber<String, Never>()
        label.publisher(for: \.heading).subscribe(subscriber)
        label.publisher(for: path).subscribe(other)
        label.label = "b"
        XCTAssertEqual(subscriber.values, ["Heading a", "Heading b"])
        XCTAssertEqual(other.values, subscriber.values)
        subscriber.cancel()
        other.cancel()
    }

    func testAPathWithASubscript() {
        let label = Label(label: "abc")
        var index = 1
        let subscriber = TestSubscriber<Character, Never>()
        label.publisher(for: \.[character: index]).subscribe(subscriber)
        index = 0
        label.label = "def"
        XCTAssertEqual(subscriber.values, ["b", "e"], "the index is evaluated once")
        subscriber.cancel()
    }

    func testCancellingAndReleasingTheObjectDuringADelivery() {
        weak var released: Label?
        var subscription: AnyCancellable?
        var values: [String] = []
        do {
            var label: Label? = Label(label: "a")
            released = label
            subscription = label?.publisher(for: \.label).sink { value in
                values.append(value)
                if value == "b" {
                    subscription = nil
                    label = nil
                }
            }
            label?.label = "b"
        }
        XCTAssertEqual(values, ["a", "b"])
        XCTAssertNil(released)
        XCTAssertNil(subscription)
    }

    func testAValueWhoseDeinitializerSetsTheProperty() {
        let object = TokenHolder()
        var values: [Int] = []
        let subscription = object.publisher(for: \.token).sink { values.append($0.number) }
        Token.onDeinit = { number in if number == 1 { object.number = 3 } }
        defer { Token.onDeinit = nil }
        object.number = 2
        XCTAssertEqual(values.first, 0)
        object.number = 1
        object.number = 4
        XCTAssertEqual(values.last, object.number)
        subscription.cancel()
    }

    func testAComputedPropertyObservesThePropertiesItReads() {
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

    func testAPathObservesTheReplacementOfAnObject() {
        let window = Window()
        let (first, second) = (Label(label: "first"), Label(label: "second"))
        window.child = first
        let subscriber = TestSubscriber<String?, Never>()
        window.publisher(for: \.childName).subscribe(subscriber)
        first.widgetName = "one"
        window.child = second
        first.widgetName = "nobody's any more"
        second.widgetName = "two"
        XCTAssertEqual(subscriber.values, ["GtkLabel", "one", "GtkLabel", "two"])
        XCTAssertEqual(first.connectionCount, 0)
        subscriber.cancel()
        window.destroy()
    }

    func testAPathObservesItsObjectsAgainAfterOneWasNil() {
        let window = Window()
        let (first, second) = (Label(), Label())
        (first.widgetName, second.widgetName) = ("1", "2")
        let subscriber = TestSubscriber<String?, Never>()
        window.publisher(for: \.child?.widgetName).subscribe(subscriber)
        window.child = first
        first.widgetName = "one"
        window.child = nil
        first.widgetName = "unheard"
        XCTAssertEqual(first.connectionCount, 0)
        window.child = first
        first.widgetName = "again"
        window.child = second
        second.widgetName = "two"
        window.child = nil
        window.child = second
        window.child = second
        second.widgetName = "three"
        XCTAssertEqual(
            subscriber.values,
            [nil, "1", "one", nil, "unheard", "again", "2", "two", nil, "two", "three"]
        )
        subscriber.cancel()
        XCTAssertEqual(window.connectionCount + first.connectionCount + second.connectionCount, 0)
        window.destroy()
    }

    func testAPathObservesObjectsThatAreAddedAndRemoved() {
        let window = Window()
        let subscriber = TestSubscriber<String?, Never>()
        window.publisher(for: \.child?.widgetName).subscribe(subscriber)
        // A new object may have the same address as a deallocated one.
        for number in 0..<100 {
            let child = Label()
            window.child = child
            child.widgetName = "\(number)"
            XCTAssertEqual(subscriber.values.last, "\(number)")
            if number % 2 == 0 { window.child = nil }
        }
        subscriber.cancel()
        window.destroy()
    }

    func testAPathOfAnyDepthWithANilAnywhere() {
        var generator = Numbers(state: 7)
        let labels = (0..<6).map { Label(label: "\($0)") }
        let published = TestSubscriber<String?, Never>()
        let changed = TestSubscriber<String?, Never>()
        labels[0].publisher(for: \.farLabel).subscribe(published)
        labels[0].publisher(for: \.farLabel).changes.subscribe(changed)
        let limited = TestSubscriber<String?, Never>(initialDemand: .none)
        labels[0].publisher(for: \.farLabel).subscribe(limited)
        for number in 0..<2000 {
            let label = labels[generator.next(below: 6)]
            switch generator.next(below: 4) {
            case 0: label.mnemonicWidget = nil
            case 1: label.label = "\(number)"
            default: label.mnemonicWidget = labels[generator.next(below: 6)]
            }
            XCTAssertEqual(published.values.last, .some(labels[0].farLabel), "\(number)")
            if let last = changed.values.last { XCTAssertEqual(last, labels[0].farLabel, "\(number)") }
            if number % 10 == 0 {
                limited.request(.max(1))
                XCTAssertEqual(limited.values.last, .some(labels[0].farLabel), "\(number)")
            }
        }
        XCTAssertGreaterThan(published.values.count, 100)
        for subscriber in [published, changed, limited] { subscriber.cancel() }
        XCTAssertEqual(labels.map(\.connectionCount), [0, 0, 0, 0, 0, 0])
        for label in labels { label.mnemonicWidget = nil }
    }

    func testAComputedPropertyWhoseDependenciesChange() {
        let label = Label(label: "a")
        let subscriber = TestSubscriber<String, Never>()
        label.isVisible = false
        label.publisher(for: \.shownText).subscribe(subscriber)
        label.label = "b"
        label.isVisible = true
        label.label = "c"
        label.isVisible = false
        label.label = "d"
        XCTAssertEqual(subscriber.values, ["", "b", "c", ""])
        subscriber.cancel()
        XCTAssertEqual(label.connectionCount, 0)
    }

    func testAPropertySetOnAnotherThread() {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
        let subscriber = TestSubscriber<Double, Never>()
        adjustment.publisher(for: \.value).subscribe(subscriber)
        onAnotherThread { subscriber.request(.max(1)) }
        adjustment.value = 20
        XCTAssertEqual(subscriber.values, [0, 10], "the value is clamped")
        subscriber.cancel()
    }
}

private final class TitledWindow: Window {
    let label = Label(label: "l")
    var heading: String { "\(title ?? "-")/\(label.label)" }
}

extension Label {
    /// The text of the label four levels below this object.
    fileprivate var farLabel: String? {
        ((((mnemonicWidget as? Label)?.mnemonicWidget as? Label)?.mnemonicWidget) as? Label)?.label
    }

    fileprivate var shownText: String { isVisible ? label : "" }
}

/// A pseudorandom sequence of numbers that is the same in each run.
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}

extension Window {
    fileprivate var childName: String? { child?.widgetName }
}

private class HeadingLabel: Label {
    var heading: String { label }
}

private final class LongHeadingLabel: HeadingLabel {
    override var heading: String { "Heading \(label)" }
}

extension Label {
    fileprivate subscript(character index: Int) -> Character { Array(label)[index] }
}

/// A value that calls a closure when its last copy is released.
private final class Token {
    @MainActor static var onDeinit: ((Int) -> Void)?
    let number: Int

    init(number: Int) {
        self.number = number
    }

    deinit {
        let number = number
        MainActor.assumeIsolated { Token.onDeinit?(number) }
    }
}

private final class TokenHolder: Object {
    @GObjectProperty var number = 0
    var token: Token { Token(number: number) }
}
