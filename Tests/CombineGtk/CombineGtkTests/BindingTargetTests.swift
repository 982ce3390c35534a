import CombineGtk
import CombineTesting
import GtkTesting
import Observation
import Synchronization
import XCTest

/// An object that is neither a GTK object nor `Storable`.
private final class Plain {
    var number = 0
}

private struct Failed: Error {}

@Observable
private final class Person {
    var name = "Ada"
}

@MainActor
final class BindingTargetTests: GtkTestCase {
    func testClosureAsTarget() {
        let numbers = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let binding = BindingTarget { seen.append($0) } <~ numbers
        numbers.send(1)
        numbers.send(2)
        binding.dispose()
        numbers.send(3)
        XCTAssertEqual(seen, [1, 2])
    }

    func testClosureReceivesOptionalValues() {
        let numbers = PassthroughSubject<Int, Never>()
        var seen: [Int?] = []
        let target = BindingTarget<Int?> { seen.append($0) }
        target <~ numbers
        target <~ Just(nil)
        numbers.send(1)
        XCTAssertEqual(seen, [nil, 1])
        numbers.send(completion: .finished)
    }

    func testReleasesClosureWhenStreamFinishes() {
        let numbers = PassthroughSubject<Int, Never>()
        weak var released: Plain?
        do {
            let plain = Plain()
            released = plain
            BindingTarget { plain.number = $0 } <~ numbers
            numbers.send(1)
        }
        XCTAssertEqual(released?.number, 1)
        numbers.send(completion: .finished)
        XCTAssertNil(released)
    }

    func testClosureEndsWithItsObject() {
        let numbers = PassthroughSubject<Int, Never>()
        var binding: (any Disposable)?
        assertFreed {
            let label = Label()
            binding = BindingTarget(on: label) { label, number in label.label += "\(number)" } <~ numbers
            BindingTarget(on: label) { label, number in label.label += "+" } <~ numbers
            numbers.send(1)
            numbers.send(2)
            XCTAssertEqual(label.label, "1+2+")
            return label
        }
        XCTAssertEqual(binding?.isDisposed, true)
    }

    func testPropertyOfPlainObject() {
        let numbers = PassthroughSubject<Int, Never>()
        var binding: (any Disposable)?
        weak var released: Plain?
        do {
            let plain = Plain()
            released = plain
            binding = BindingTarget(plain, \.number) <~ numbers
            numbers.send(1)
            XCTAssertEqual(plain.number, 1)
        }
        XCTAssertNil(released)
        XCTAssertEqual(binding?.isDisposed, false)
        numbers.send(2)
        XCTAssertEqual(binding?.isDisposed, true)
    }

    // MARK: Throwing sequences

    func testFailureEndsBindingAndCallsHandler() {
        let label = Label()
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: String.self)
        var failures = 0
        let binding = label.reactive.label.onFailure { error in failures += error is Failed ? 1 : 0 } <~ stream
        continuation.yield("a")
        wait { label.label == "a" }
        continuation.finish(throwing: Failed())
        wait { failures == 1 }
        XCTAssertTrue(binding.isDisposed)
        XCTAssertEqual(label.bindings.count, 0)
    }

    func testCancelledSequenceIsNotAFailure() {
        let label = Label()
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: String?.self)
        // After cancellation, the sequence throws on any thread that requests its next element.
        let isTerminated = Mutex(false)
        continuation.onTermination = { _ in isTerminated.withLock { $0 = true } }
        var failures = 0
        let binding = label.reactive.tooltipText.onFailure { _ in failures += 1 } <~ stream
        continuation.yield("a")
        wait { label.tooltipText == "a" }
        binding.dispose()
        wait { isTerminated.withLock(\.self) }
        continuation.finish(throwing: CancellationError())
        pumpUntilIdle()
        XCTAssertEqual(failures, 0)
    }

    // MARK: Observed closures

    func testObservedClosureDrivesProperty() {
        let (label, entry, person) = (Label(), Entry(), Person())
        label.reactive.label <~ { "\(person.name) \(entry.text)" }
        XCTAssertEqual(label.label, "Ada ")
        person.name = "Bea"
        entry.text = "text"
        pumpUntilIdle()
        XCTAssertEqual(label.label, "Bea text")
        label.label = "set"
        pumpUntilIdle()
        XCTAssertEqual(label.label, "set", "the target is not observed")
    }

    func testObservedClosureDrivesOptionalPropertyAndIsReplaced() {
        let (window, person) = (Window(), Person())
        let replaced = window.reactive.title <~ { person.name }
        XCTAssertEqual(window.title, "Ada")
        window.reactive.title <~ { person.name.isEmpty ? nil : "Person" }
        XCTAssertTrue(replaced.isDisposed)
        person.name = ""
        pumpUntilIdle()
        XCTAssertNil(window.title)
        window.destroy()
    }

    func testObservedClosureEndsWithTarget() {
        let person = Person()
        var runs = 0
        let name: @MainActor () -> String = {
            runs += 1
            return person.name
        }
        assertFreed {
            let label = Label()
            label.reactive.label <~ name
            person.name = "Bea"
            return label
        }
        person.name = "Cleo"
        pumpUntilIdle()
        XCTAssertEqual(runs, 1)
    }
}
