import CombineGtk
import CombineTesting
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class TwoWayBindingTests: GtkTestCase {
    /// Records the values that a publisher sends.
    private func record<Source: Publisher>(_ source: Source, on owner: Object) -> Recorder<Source.Output>
    where Source.Failure == Never {
        let recorder = Recorder<Source.Output>()
        source.sink { recorder.values.append($0) }.store(in: &owner.cancellables)
        return recorder
    }

    func testStartsWithModelValue() {
        let (entry, name) = (Entry(), CurrentValueRelay("model"))
        entry.text = "widget"
        let names = record(name, on: entry)
        entry.reactive.text <~> name
        XCTAssertEqual(entry.text, "model")
        XCTAssertEqual(names.values, ["model"])
    }

    func testModelValueReachesWidgetOnceWithoutEcho() {
        let (entry, name) = (Entry(), CurrentValueRelay("a"))
        let names = record(name, on: entry)
        entry.reactive.text <~> name
        let texts = record(entry.publisher(for: \.text), on: entry)
        name.accept("b")
        name.accept("b")
        XCTAssertEqual(texts.values, ["a", "b"])
        XCTAssertEqual(names.values, ["a", "b", "b"])
    }

    func testUserEditReachesModelOnce() {
        let (window, entry, name) = (Window(), Entry(), CurrentValueRelay(""))
        window.child = entry
        entry.reactive.text <~> name
        let names = record(name, on: entry)
        let texts = record(entry.publisher(for: \.text), on: entry)
        let user = User(window)
        user.click(entry)
        user.type("Ada")
        XCTAssertEqual(names.values, ["", "A", "Ad", "Ada"])
        XCTAssertEqual(texts.values, ["", "A", "Ad", "Ada"])
        XCTAssertEqual(entry.position, 3)
    }

    func testProgrammaticChangeReachesModel() {
        let (entry, name) = (Entry(), CurrentValueRelay(""))
        entry.reactive.text <~> name
        entry.text = "a"
        XCTAssertEqual(name.value, "a")
    }

    func testEqualValueKeepsCursorAndSelection() {
        let (window, entry, name) = (Window(), Entry(), CurrentValueRelay(""))
        window.child = entry
        entry.reactive.text <~> name
        let user = User(window)
        user.click(entry)
        user.type("word")
        user.press(.left)
        XCTAssertEqual(entry.position, 3)
        entry.select(2..<3)
        name.accept("word")
        XCTAssertEqual(entry.position, 3)
        XCTAssertEqual(entry.selectedRange?.lowerBound, 2)
        user.type("n")
        XCTAssertEqual(name.value, "wond")
    }

    func testModelConvertsTypedText() {
        let (window, entry, name) = (Window(), Entry(), CurrentValueRelay(""))
        window.child = entry
        entry.reactive.text <~> name
        name.sink(on: entry) { [weak name] _, text in
            if text != text.uppercased() { name?.accept(text.uppercased()) }
        }
        let user = User(window)
        user.click(entry)
        user.type("ac")
        user.press(.left)
        user.type("b")
        XCTAssertEqual(entry.text, "ABC")
        XCTAssertEqual(name.value, "ABC")
        XCTAssertEqual(entry.position, 2, "the caret is where the user types")
        entry.text = "program"
        XCTAssertEqual(entry.text, "PROGRAM")
    }

    func testHandlerSetsPropertyDuringUpdate() {
        let (entry, name) = (Entry(), CurrentValueRelay(""))
        entry.publisher(for: \.text).sink(on: entry) { entry, text in
            if text == "teh" { entry.text = "the" }
        }
        entry.reactive.text <~> name
        name.accept("teh")
        XCTAssertEqual(entry.text, "the")
        XCTAssertEqual(name.value, "the")
    }

    func testValueAdjustedByGTKIsNotWrittenBack() {
        let (button, number) = (SpinButton(min: 0, max: 10, step: 1), CurrentValueRelay(20.0))
        button.reactive.value <~> number
        XCTAssertEqual(button.value, 10)
        XCTAssertEqual(number.value, 20)
        button.value = 9
        XCTAssertEqual(number.value, 9)
    }

    func testTwoWidgetsShareModel() {
        let (first, second, name) = (Entry(), Entry(), CurrentValueRelay("a"))
        first.reactive.text <~> name
        second.reactive.text <~> name
        first.text = "b"
        XCTAssertEqual(second.text, "b")
        second.text = "c"
        XCTAssertEqual(first.text, "c")
        XCTAssertEqual(name.value, "c")
    }

    func testNewBindingReplacesPreviousBinding() {
        let (entry, first, second) = (Entry(), CurrentValueRelay("1"), CurrentValueRelay("2"))
        let replaced = entry.reactive.text <~> first
        entry.reactive.text <~> second
        XCTAssertTrue(replaced.isDisposed)
        XCTAssertEqual(entry.text, "2")
        first.accept("3")
        XCTAssertEqual(entry.text, "2")
        entry.text = "4"
        XCTAssertEqual(first.value, "3")
        XCTAssertEqual(second.value, "4")
        let oneWay = PassthroughSubject<String, Never>()
        entry.reactive.text <~ oneWay
        second.accept("5")
        XCTAssertEqual(entry.text, "4", "a one-way binding replaces it too")
    }

    func testDisposingStopsBothDirections() {
        let (entry, name) = (Entry(), CurrentValueRelay("a"))
        let binding = entry.reactive.text <~> name
        binding.dispose()
        name.accept("b")
        XCTAssertEqual(entry.text, "a")
        entry.text = "c"
        XCTAssertEqual(name.value, "b")
        XCTAssertEqual(entry.connectionCount, 0)
        XCTAssertEqual(entry.bindings.count, 0)
    }

    func testDisposesOnAnotherThread() {
        let (entry, name) = (Entry(), CurrentValueRelay("a"))
        let binding = entry.reactive.text <~> name
        onAnotherThread {
            name.accept("pending")
            binding.dispose()
        }
        pumpUntilIdle()
        XCTAssertEqual(entry.text, "a", "a waiting value is not delivered")
        XCTAssertEqual(entry.connectionCount, 0)
    }

    func testDisposesDuringDelivery() {
        let (entry, name) = (Entry(), CurrentValueRelay("a"))
        var binding: (any Disposable)?
        name.sink(on: entry) { _, text in if text == "stop" { binding?.dispose() } }
        binding = entry.reactive.text <~> name
        entry.text = "stop"
        XCTAssertEqual(binding?.isDisposed, true)
        entry.text = "b"
        XCTAssertEqual(name.value, "stop")
    }

    func testModelIsReleased() {
        let entry = Entry()
        var relay: CurrentValueRelay<String>? = CurrentValueRelay("a")
        weak let weakRelay = relay
        let binding = relay.map { entry.reactive.text <~> $0 }
        relay = nil
        XCTAssertNil(weakRelay, "the binding does not retain it")
        XCTAssertEqual(binding?.isDisposed, true)

        let subject = CurrentValueSubject<String, Never>("b")
        let second = entry.reactive.text <~> subject
        subject.send(completion: .finished)
        XCTAssertTrue(second.isDisposed)

        var dropped: CurrentValueSubject<String, Never>? = CurrentValueSubject("c")
        let third = dropped.map { entry.reactive.text <~> $0 }
        dropped = nil
        entry.text = "d"
        XCTAssertEqual(third?.isDisposed, true, "found gone")
    }

    func testDoesNotRetainTarget() {
        let name = CurrentValueRelay("a")
        var binding: (any Disposable)?
        assertFreed {
            let entry = Entry()
            binding = entry.reactive.text <~> name
            entry.text = "b"
            return entry
        }
        XCTAssertEqual(binding?.isDisposed, true)
        name.accept("c")
    }

    func testValuesFromOtherThreadsArriveInOrderOnMainThread() {
        let (entry, name) = (Entry(), CurrentValueRelay(""))
        entry.reactive.text <~> name
        let texts = record(entry.publisher(for: \.text).changes, on: entry)
        onAnotherThread { for number in 0..<100 { name.accept("\(number)") } }
        XCTAssertEqual(texts.values, [])
        wait { entry.text == "99" }
        XCTAssertEqual(texts.values, (0..<100).map(String.init))
        onAnotherThread { name.accept("stale") }
        entry.text = "newer"
        pumpUntilIdle()
        XCTAssertEqual(name.value, "newer")
        XCTAssertEqual(entry.text, "newer")
    }

    func testReportsAndEndsLoop() {
        let (entry, name) = (Entry(), CurrentValueRelay("b"))
        entry.widgetName = "loopy"
        expectLog(containing: "the binding of Entry \"loopy\".text triggers itself endlessly", domain: "CombineGtk")
        let binding = entry.reactive.text <~> name
        // The widget and the model never agree on a value.
        entry.changed.sink(on: entry) { entry in
            if entry.text.hasSuffix("b") { entry.text += "a" }
        }
        name.sink(on: entry) { [weak name] _, text in
            if !text.hasSuffix("b") { name?.accept(text + "b") }
        }
        entry.text = "a"
        XCTAssertTrue(binding.isDisposed)
    }

    func testEndedBindingsReleaseAllObjects() {
        let (entry, name) = (Entry(), CurrentValueRelay("a"))
        assertNoLeaks {
            for _ in 0..<1000 { (entry.reactive.text <~> name).dispose() }
        }
        XCTAssertEqual(entry.bindings.count, 0)
    }

    func testReleasesWindowsWithTwoWayBindings() {
        let name = CurrentValueRelay("a")
        let make = {
            let (window, entry, box) = (Window(), Entry(), Box(orientation: .vertical))
            window.child = box
            box.append(entry)
            entry.reactive.text <~> name
            window.reactive.title <~> name
            entry.reactive.placeholderText <~> name.converted(to: { $0 }, from: { $0 })
            name.accept(name.value == "a" ? "b" : "a")
            return window
        }
        make().destroy()
        assertNoLeaks { for _ in 0..<200 { make().destroy() } }
        assertFreed {
            let window = make()
            window.destroy()
            return window
        }
    }
}
