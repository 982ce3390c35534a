import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class OwnedSinkTests: GtkTestCase {
    func testPassesOwnerAndValue() {
        let label = Label()
        let numbers = PassthroughSubject<Int, Never>()
        numbers.sink(on: label) { label, number in label.label += "\(number)" }
        numbers.send(1)
        numbers.send(2)
        XCTAssertEqual(label.label, "12")
    }

    func testEventsWithoutAValue() {
        let label = Label(label: "0")
        let events = PassthroughSubject<Void, Never>()
        events.sink(on: label) { $0.label = "1" }
        events.send()
        XCTAssertEqual(label.label, "1")
    }

    func testDoesNotRetainOwnerAndEndsWithIt() {
        let numbers = PassthroughSubject<Int, Never>()
        var count = 0
        var sink: (any Disposable)?
        assertFreed {
            let label = Label()
            sink = numbers.sink(on: label) { _, _ in count += 1 }
            numbers.send(1)
            return label
        }
        numbers.send(2)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(sink?.isDisposed, true)
    }

    func testSinksEndWhenWindowIsClosed() {
        let numbers = PassthroughSubject<Int, Never>()
        let window = Window()
        var count = 0
        numbers.sink(on: window) { _, _ in count += 1 }
        window.destroy()
        numbers.send(1)
        XCTAssertEqual(count, 0)
    }

    func testDisposing() {
        let label = Label()
        let numbers = PassthroughSubject<Int, Never>()
        var count = 0
        let sink = numbers.sink(on: label) { _, _ in count += 1 }
        sink.dispose()
        numbers.send(1)
        XCTAssertEqual(count, 0)
    }
}
