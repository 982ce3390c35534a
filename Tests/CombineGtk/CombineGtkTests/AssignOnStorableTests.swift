import CombineGtk
import CombineTesting
import GtkTesting
import TestSupport
import XCTest

/// A class that isn't `Storable`, so `assign(to:on:)` is the method of Combine.
private final class PlainCounter {
    nonisolated(unsafe) var number = 0  // Only one thread at a time sets it.
    var cancellable: AnyCancellable?
}

private final class StoringCounter: Storable {
    var cancellables: Set<AnyCancellable> = []
    var number = 0 {
        didSet { numbers.append(number) }
    }
    var numbers: [Int] = []
}

/// Tests of `assign(to:on:)` with a `Storable` object, compared with the method of Combine.
@MainActor
final class AssignOnStorableTests: GtkTestCase {
    private let numbers = PassthroughSubject<Int, Never>()

    func testDoesNotRetainObject() {
        weak var plain: PlainCounter?
        weak var storing: StoringCounter?
        do {
            let (first, second) = (PlainCounter(), StoringCounter())
            (plain, storing) = (first, second)
            first.cancellable = numbers.assign(to: \.number, on: first)
            numbers.assign(to: \.number, on: second)
        }
        XCTAssertNil(storing)
        XCTAssertNotNil(plain, "the function of Combine retains it, in a cycle")
        plain?.cancellable?.cancel()
        plain?.cancellable = nil
        XCTAssertNil(plain)
    }

    func testResultCanBeDiscarded() {
        let (plain, storing) = (PlainCounter(), StoringCounter())
        _ = numbers.assign(to: \.number, on: plain)
        _ = numbers.assign(to: \.number, on: storing)
        numbers.send(1)
        XCTAssertEqual(plain.number, 0, "the function of Combine ended when the result was released")
        XCTAssertEqual(storing.number, 1)
        numbers.send(completion: .finished)
        XCTAssertEqual(storing.cancellables, [])
    }

    func testAssignsValuesFromOtherThreadsOnMainThread() {
        let (plain, storing) = (PlainCounter(), StoringCounter())
        let combines = numbers.assign(to: \.number, on: plain)
        numbers.assign(to: \.number, on: storing)
        nonisolated(unsafe) let sender = numbers  // This thread waits while the other one uses it.
        onAnotherThread {
            sender.send(1)
            sender.send(2)
        }
        XCTAssertEqual(plain.number, 2, "the function of Combine assigned them on the sending thread")
        XCTAssertEqual(storing.numbers, [])
        wait { storing.numbers == [1, 2] }
        combines.cancel()
    }

    func testKeptResultEndsWithTheWindow() {
        let label = Label("")
        let window = Window(title: "") { label }
        let texts = PassthroughSubject<String, Never>()
        let kept = texts.assign(to: \.label, on: label)
        let sink = texts.sink(on: window) { window, text in window.title = text }
        window.present()
        texts.send("a")
        window.close()
        MainContext.pumpUntilIdle()
        texts.send("b")
        XCTAssertEqual(label.label, "a")
        XCTAssertEqual(window.title, "a")
        withExtendedLifetime((kept, sink)) {}
    }

    func testAssignsEqualValues() {
        let storing = StoringCounter()
        numbers.assign(to: \.number, on: storing)
        numbers.send(1)
        numbers.send(1)
        XCTAssertEqual(storing.numbers, [1, 1], "like the function of Combine")
    }
}
