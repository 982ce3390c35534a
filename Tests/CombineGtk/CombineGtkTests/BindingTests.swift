import CombineGtk
import CombineTesting
import GtkTesting
import Synchronization
import XCTest

@MainActor
final class BindingTests: GtkTestCase {
    func testStreamDrivesProperty() {
        let label = Label()
        let text = CurrentValueSubject<String, Never>("a")
        label.reactive.label <~ text
        XCTAssertEqual(label.label, "a")
        text.send("b")
        XCTAssertEqual(label.label, "b")
    }

    func testBindMethodWithKeyPath() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        label.reactive.bind(\.label) <~ text
        text.send("a")
        XCTAssertEqual(label.label, "a")
    }

    func testSubscriptWithKeyPath() {
        let (label, entry) = (Label(), Entry())
        let text = PassthroughSubject<String, Never>()
        label.reactive[\.label] <~ text
        text.send("a")
        XCTAssertEqual(label.label, "a")
        let model = CurrentValueRelay("b")
        entry.reactive[\.text] <~> model
        entry.text = "c"
        XCTAssertEqual(model.value, "c")
    }

    func testStreamDrivesOptionalProperty() {
        let window = Window()
        let title = PassthroughSubject<String, Never>()
        window.reactive.title <~ title
        title.send("a")
        XCTAssertEqual(window.title, "a")
        let optionalTitle = PassthroughSubject<String?, Never>()
        window.reactive.title <~ optionalTitle
        optionalTitle.send(nil)
        XCTAssertNil(window.title)
        window.destroy()
    }

    func testNewBindingReplacesPreviousBinding() {
        let label = Label()
        let (first, second) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
        let replaced = label.reactive.label <~ first
        let replacing = label.reactive.bind(\.label) <~ second
        XCTAssertTrue(replaced.isDisposed)
        XCTAssertFalse(replacing.isDisposed)
        first.send("first")
        XCTAssertEqual(label.label, "")
        second.send("second")
        XCTAssertEqual(label.label, "second")
        replaced.dispose()
        second.send("third")
        XCTAssertEqual(label.label, "third", "ending the replaced binding does not end its replacement")
    }

    func testBindsDifferentProperties() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        label.reactive.label <~ text
        label.reactive.tooltipText <~ text
        text.send("a")
        XCTAssertEqual(label.label, "a")
        XCTAssertEqual(label.tooltipText, "a")
    }

    func testDisposing() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        let binding = label.reactive.label <~ text
        binding.dispose()
        binding.dispose()
        text.send("a")
        XCTAssertEqual(label.label, "")
        XCTAssertTrue(binding.isDisposed)
    }

    func testDisposesOnAnotherThread() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        let binding = label.reactive.label <~ text
        onAnotherThread { binding.dispose() }
        text.send("a")
        XCTAssertEqual(label.label, "")
    }

    func testFinishedStreamEndsBinding() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        let binding = label.reactive.label <~ text
        text.send("last")
        text.send(completion: .finished)
        XCTAssertTrue(binding.isDisposed)
        XCTAssertEqual(label.label, "last")
        XCTAssertTrue((label.reactive.label <~ Just("at once")).isDisposed)
        XCTAssertEqual(label.label, "at once")
    }

    func testDoesNotRetainTarget() {
        let text = CurrentValueSubject<String, Never>("a")
        var binding: (any Disposable)?
        assertFreed {
            let label = Label()
            binding = label.reactive.label <~ text
            return label
        }
        XCTAssertEqual(binding?.isDisposed, true)
    }

    func testIgnoresValuesForReleasedTarget() {
        let target = { Label().reactive.label }()
        XCTAssertTrue((target <~ Just("a")).isDisposed)
    }

    func testCompositeDisposesBindings() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        let disposables = CompositeDisposable()
        disposables += label.reactive.label <~ text
        disposables += label.reactive.tooltipText <~ text
        disposables += text.sink { _ in }
        XCTAssertEqual(disposables.count, 3)
        disposables.dispose()
        XCTAssertEqual(disposables.count, 0)
        text.send("a")
        XCTAssertEqual(label.label, "")
        XCTAssertNil(label.tooltipText)
        let late = label.reactive.label <~ text
        disposables += late
        XCTAssertTrue(late.isDisposed)
    }

    func testEqualValueKeepsCursor() {
        let window = Window()
        let entry = Entry()
        window.child = entry
        let text = CurrentValueSubject<String, Never>("")
        entry.reactive.text <~ text
        let user = User(window)
        user.click(entry)
        user.type("word")
        user.press(.left)
        XCTAssertEqual(entry.position, 3)
        text.send("word")
        XCTAssertEqual(entry.position, 3)
        text.send("words")
        XCTAssertEqual(entry.text, "words")
    }

    func testValuesFromOtherThreadsArriveInOrder() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        var seen: [String] = []
        label.publisher(for: \.label).changes.sink { seen.append($0) }.store(in: &label.cancellables)
        label.reactive.label <~ text
        nonisolated(unsafe) let sender = text
        onAnotherThread { for number in 0..<100 { sender.send("\(number)") } }
        XCTAssertEqual(seen, [], "the main thread has not run yet")
        text.send("from the main thread")
        XCTAssertEqual(seen, (0..<100).map(String.init) + ["from the main thread"])
        pumpUntilIdle()
        XCTAssertEqual(label.label, "from the main thread")
    }

    func testAsyncSequenceDrivesProperty() {
        let label = Label()
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let binding = label.reactive.label <~ stream
        continuation.yield("a")
        wait { label.label == "a" }
        continuation.yield("b")
        continuation.finish()
        wait { binding.isDisposed }
        XCTAssertEqual(label.label, "b")
    }

    func testTaskIsCancelledWithTarget() {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        // After cancellation, the sequence throws on any thread that requests its next element.
        let isTerminated = Mutex(false)
        continuation.onTermination = { _ in isTerminated.withLock { $0 = true } }
        assertFreed {
            let label = Label()
            label.reactive.label <~ stream
            continuation.yield("a")
            wait { label.label == "a" }
            return label
        }
        wait { isTerminated.withLock(\.self) }
    }

    func testEndedBindingsReleaseAllObjects() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        for _ in 0..<1000 {
            (label.reactive.label <~ text).dispose()
            label.reactive.tooltipText <~ Just("a")
            text.sink(on: label) { _, _ in }.dispose()
            Just(1).sink(on: label) { _, _ in }
        }
        XCTAssertEqual(label.bindings.count, 0)
    }
}
