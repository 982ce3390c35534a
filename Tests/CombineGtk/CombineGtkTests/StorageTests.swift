import CombineTesting
import GtkTesting
import XCTest

@testable import CombineGtk

@MainActor
private final class Owner: Storable {
    var cancellables: Set<AnyCancellable> = []
    var numbers: [Int] = []
    var total = 0
    @Published var text = ""
}

/// A view model that doesn't depend on GTK.
private final class Model {
    var cancellables: Set<AnyCancellable> = []
    var total = 0
}

extension Model: Storable {}

@MainActor
final class StorageTests: GtkTestCase {
    func testAnyClassCanOwnSink() {
        let numbers = PassthroughSubject<Int, Never>()
        let owner = Owner()
        let sink = numbers.sink(on: owner) { owner, number in owner.numbers.append(number) }
        numbers.send(1)
        numbers.send(2)
        XCTAssertEqual(owner.numbers, [1, 2])
        XCTAssertEqual(owner.cancellables.count, 1)
        sink.dispose()
        numbers.send(3)
        XCTAssertEqual(owner.numbers, [1, 2])
        XCTAssertEqual(owner.cancellables, [])
    }

    func testDoesNotRetainOwner() {
        let numbers = PassthroughSubject<Int, Never>()
        weak var released: Owner?
        var sink: (any Disposable)?
        do {
            let owner = Owner()
            released = owner
            sink = numbers.sink(on: owner) { owner, number in owner.total += number }
            numbers.assign(to: \.total, on: owner)
            owner.reactive.total <~ numbers
            owner.$text.sink(on: owner) { _, _ in }
            owner.observe { owner in _ = owner.text }
            numbers.send(1)
            XCTAssertEqual(owner.total, 1)
        }
        XCTAssertNil(released)
        XCTAssertEqual(sink?.isDisposed, true)
    }

    func testAssigningCreatesNoRetainCycle() {
        weak var released: Model?
        do {
            let model = Model()
            released = model
            let numbers = CurrentValueSubject<Int, Never>(1)
            let assignment = numbers.assign(to: \.total, on: model)
            XCTAssertEqual(model.total, 1)
            assignment.store(in: &model.cancellables)
            XCTAssertEqual(model.cancellables, [assignment], "it is the stored subscription")
            numbers.send(2)
            XCTAssertEqual(model.total, 2)
            model.cancellables.insert(AnyCancellable { _ = numbers })
        }
        XCTAssertNil(released)
    }

    func testCancelsAssignment() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        let assignment = text.assign(to: \.label, on: label)
        text.send("a")
        assignment.cancel()
        text.send("b")
        XCTAssertEqual(label.label, "a")
        XCTAssertEqual(label.cancellables, [])
    }

    func testAssignsToGTKObject() {
        let text = PassthroughSubject<String, Never>()
        assertFreed {
            let label = Label()
            text.assign(to: \.label, on: label)
            text.send("a")
            XCTAssertEqual(label.label, "a")
            return label
        }
        text.send("b")
    }

    func testAssignsValuesFromOtherThreadsOnMainThread() {
        let model = Model()
        let numbers = PassthroughSubject<Int, Never>()
        numbers.assign(to: \.total, on: model)
        nonisolated(unsafe) let sender = numbers
        onAnotherThread { sender.send(1) }
        XCTAssertEqual(model.total, 0)
        wait { model.total == 1 }
    }

    func testEndedSubscriptionsAreRemoved() {
        let (label, owner) = (Label(), Owner())
        let text = PassthroughSubject<String, Never>()
        for _ in 0..<1000 {
            text.sink(on: label) { _, _ in }.dispose()
            text.sink(on: owner) { _, _ in }.dispose()
            Just("").sink(on: owner) { _, _ in }
            text.assign(to: \.label, on: label).cancel()
            Just("a").assign(to: \.label, on: label)
            (owner.reactive.text <~ text).dispose()
            owner.reactive.text <~ Just("")
            owner.observe { _ in }.dispose()
            text.prefix(untilFreed: owner).sink { _ in }.cancel()
            Just("").prefix(untilFreed: label).sink { _ in }.cancel()
        }
        XCTAssertEqual(label.cancellables, [])
        XCTAssertEqual(label.bindings.count, 0)
        XCTAssertEqual(owner.cancellables, [])
    }

    func testNewBindingOfPlainObjectReplacesPreviousBinding() {
        let owner = Owner()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let replaced = owner.reactive.total <~ first
        owner.reactive.total <~ second
        XCTAssertTrue(replaced.isDisposed)
        first.send(1)
        XCTAssertEqual(owner.total, 0)
        second.send(2)
        XCTAssertEqual(owner.total, 2)
        XCTAssertEqual(owner.cancellables.count, 1)
    }

    func testPrefixEndsWithObject() {
        let numbers = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            numbers.prefix(untilFreed: owner).subscribe(subscriber)
            numbers.send(1)
            XCTAssertEqual(subscriber.completions, [])
        }
        XCTAssertNil(released)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testPrefixEndsWhenWindowIsClosed() {
        let numbers = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        let window = Window()
        numbers.prefix(untilFreed: window).subscribe(subscriber)
        window.destroy()
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testPrefixOfReleasedObjectIsEmpty() {
        let prefix = { Just(1).prefix(untilFreed: Owner()) }()
        let subscriber = TestSubscriber<Int, Never>()
        prefix.subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testPrefixSubscribedOnAnotherThread() {
        let numbers = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        do {
            let owner = Owner()
            nonisolated(unsafe) let prefix = numbers.prefix(untilFreed: owner)
            onAnotherThread { prefix.subscribe(subscriber) }
            wait { owner.cancellables.count == 1 }
            XCTAssertEqual(subscriber.completions, [])
        }
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    /// A main-actor closure that Combine calls on another thread stops the program.
    func testAnotherThreadCancels() {
        let (window, entry, text) = (Window(), Entry(), CurrentValueRelay("a"))
        let (isOn, isAllowed) = (CurrentValueRelay(false), CurrentValueSubject<Bool, Never>(false))
        let command = Command.toggle("wrap", title: "Word Wrap", enabled: isAllowed, isOn: isOn)
        nonisolated(unsafe) let started: [any Cancellable] = [
            window.add(command),
            window.add(Command("save", title: "Save") {}),
            entry.reactive.text <~> text,
            entry.changed.sink { @Sendable in },
            entry.changed.connect {},
            entry.onTick { _ in },
            entry.publisher(for: \.text).sink { @Sendable _ in },
        ]
        nonisolated(unsafe) let sender = isAllowed
        onAnotherThread { sender.send(true) }
        wait { command.isEnabled.value }
        onAnotherThread { for cancellable in started { cancellable.cancel() } }
        pumpUntilIdle()
        entry.text = "b"
        XCTAssertEqual(text.value, "a")
        window.destroy()
    }
}
