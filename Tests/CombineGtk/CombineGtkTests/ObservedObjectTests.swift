import CombineGtk
import CombineTesting
import GtkTesting
import Observation
import XCTest

private final class Note: ObservableObject {
    @Published var text = ""
}

private final class Todo: ObservableObject {
    @Published var title = ""
    @OptionalObservedObject var note: Note?

    init(_ title: String = "") {
        self.title = title
    }
}

private final class Model: ObservableObject {
    @OptionalObservedObject var todo: Todo?
    @ObservedObject var settings = Note()
    @Published var number = 0
}

/// A view model that declares its own `objectWillChange` publisher.
private final class CustomModel: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @OptionalObservedObject var todo: Todo?
}

@MainActor
private final class StateModel: ObservableObject {
    nonisolated(unsafe) static var made = 0  // The tests of a class run one after another.
    @StateObject var todo = make()
    @OptionalStateObject var other: Todo? = make()

    static nonisolated func make() -> Todo {
        made += 1
        return Todo("made")
    }
}

private final class DetailWindow: Window {
    @OptionalObservedObject var todo: Todo?
    let label = Label()

    init() {
        super.init()
        child = label
        observe { window in window.label.label = window.todo?.title ?? "none" }
    }
}

@MainActor
final class ObservedObjectTests: GtkTestCase {
    func testWindowObservesSlotAndObject() {
        let window = DetailWindow()
        XCTAssertEqual(window.label.label, "none")
        let (first, second) = (Todo("first"), Todo("second"))
        let expectations: [(() -> Void, String)] = [
            ({ window.todo = first }, "first"),
            ({ first.title = "first again" }, "first again"),
            ({ window.todo = second }, "second"),
            ({ first.title = "ignored" }, "second"),
            ({ second.title = "second again" }, "second again"),
            ({ window.todo = nil }, "none"),
            ({ second.title = "ignored" }, "none"),
        ]
        for (change, expected) in expectations {
            change()
            pumpUntilIdle()
            XCTAssertEqual(window.label.label, expected)
        }
        window.destroy()
    }

    func testNextObjectReplacesTextTypedWithoutObject() {
        let (model, entry) = (Model(), Entry())
        model.todo = Todo("title")
        entry.reactive.text <~> model.$todo.title
        // The entry changes before it's notified that the slot is empty.
        model.todo = nil
        entry.text = "typed"
        model.todo = Todo("title")
        pumpUntilIdle()
        XCTAssertEqual(entry.text, "title")
        XCTAssertTrue(entry.isSensitive)
        model.todo = nil
        entry.text = "typed"
        pumpUntilIdle()
        XCTAssertEqual(entry.text, "typed")
        XCTAssertFalse(entry.isSensitive)
    }

    func testReleasesAndIgnoresPreviousObject() {
        let model = Model()
        weak var released: Todo?
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        do {
            let todo = Todo()
            released = todo
            model.todo = todo
        }
        XCTAssertNotNil(released)
        let kept = Todo()
        model.todo = kept
        XCTAssertNil(released)
        model.todo = nil
        XCTAssertEqual(changes, 3)
        kept.title = "a"
        XCTAssertEqual(changes, 3)
        subscription.cancel()
    }

    func testEnclosingObjectPublishesEachChangeOnce() {
        let model = Model()
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        let todo = Todo()
        let steps: [() -> Void] = [
            { model.todo = todo },
            { todo.title = "a" },
            { todo.note = Note() },
            { todo.note?.text = "b" },
            { model.settings.text = "c" },
            { model.settings = Note() },
            { model.settings.text = "d" },
            { model.number = 1 },
            { model.todo = nil },
        ]
        for (index, step) in steps.enumerated() {
            step()
            XCTAssertEqual(changes, index + 1)
        }
        model.todo = nil
        todo.note?.text = "e"
        XCTAssertEqual(changes, steps.count, "nothing has changed")
        XCTAssertTrue(model.objectWillChange === model.objectWillChange)
        subscription.cancel()
    }

    func testEnclosingObjectPublishesBeforeSlotChanges() {
        let model = Model()
        var seen: [Bool] = []
        let subscription = model.objectWillChange.sink { seen.append(model.todo == nil) }
        model.todo = Todo()
        model.todo = nil
        XCTAssertEqual(seen, [true, false])
        subscription.cancel()
    }

    func testEnclosingObjectWithCustomPublisher() {
        let model = CustomModel()
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        let todo = Todo()
        model.todo = todo
        todo.title = "a"
        XCTAssertEqual(changes, 2)
        subscription.cancel()
    }

    func testNestedOptionals() {
        let label = Label()
        let model = Model()
        label.observe { $0.label = model.todo?.note?.text ?? "none" }
        let (todo, note) = (Todo(), Note())
        let expectations: [(() -> Void, String)] = [
            ({ model.todo = todo }, "none"),
            ({ note.text = "note" }, "none"),
            ({ todo.note = note }, "note"),
            ({ note.text = "note again" }, "note again"),
            ({ model.todo = Todo() }, "none"),
            ({ note.text = "ignored" }, "none"),
            ({ model.todo = todo }, "ignored"),
        ]
        for (change, expected) in expectations {
            change()
            pumpUntilIdle()
            XCTAssertEqual(label.label, expected)
        }
    }

    func testPublisherSendsCurrentObject() {
        let model = Model()
        var titles: [String?] = []
        let subscription = model.$todo.sink { titles.append($0?.title) }
        let (first, second) = (Todo("first"), Todo("second"))
        model.todo = first
        XCTAssertEqual(titles, [nil, "first"], "another object is published immediately")
        first.title = "changing"
        first.title = "changed"
        XCTAssertEqual(titles, [nil, "first"])
        wait { titles.count == 3 }
        first.title = "late"
        model.todo = second
        pumpUntilIdle()
        XCTAssertEqual(titles, [nil, "first", "changed", "second"])
        subscription.cancel()
    }

    func testPublisherRespectsDemand() {
        let model = Model()
        let subscriber = TestSubscriber<Note, Never>(initialDemand: .none)
        model.$settings.subscribe(subscriber)
        model.settings = Note()
        XCTAssertEqual(subscriber.values.count, 0)
        subscriber.request(.max(1))
        XCTAssertTrue(subscriber.values.first === model.settings)
        model.settings = Note()
        XCTAssertEqual(subscriber.values.count, 1)
        subscriber.request(.max(1))
        XCTAssertTrue(subscriber.values.last === model.settings)
    }

    func testCreatesStateObjectsOnFirstAccess() {
        StateModel.made = 0
        let model = StateModel()
        XCTAssertEqual(StateModel.made, 0)
        let todo = model.todo
        XCTAssertTrue(todo === model.todo)
        XCTAssertEqual(StateModel.made, 1)
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        todo.title = "a"
        XCTAssertEqual(changes, 1)
        let other = model.other
        XCTAssertNotNil(other)
        XCTAssertTrue(other === model.other)
        other?.title = "b"
        model.other = nil
        other?.title = "c"
        XCTAssertNil(model.other)
        XCTAssertEqual(changes, 3)
        XCTAssertEqual(StateModel.made, 2)
        subscription.cancel()
    }

    func testDoesNotCreateUnusedStateObject() {
        StateModel.made = 0
        let model = StateModel()
        model.other = nil
        XCTAssertNil(model.other)
        XCTAssertEqual(StateModel.made, 0)
    }

    func testObjectDoesNotRetainObservers() {
        let todo = Todo("a")
        assertFreed {
            let window = DetailWindow()
            window.todo = todo
            todo.title = "b"
            window.destroy()
            return window
        }
        weak var released: Model?
        do {
            let model = Model()
            released = model
            model.todo = todo
            _ = model.objectWillChange.sink {}
            todo.title = "c"
        }
        pumpUntilIdle()
        XCTAssertNil(released)
    }

    func testWithObservationTrackingObservesSlotAndObject() {
        let model = Model()
        let todo = Todo()
        nonisolated(unsafe) var changes = 0  // Only the main thread accesses it.
        let track = {
            withObservationTracking {
                trackingPublished { _ = model.todo }
            } onChange: {
                changes += 1
            }
        }
        track()
        model.todo = todo
        XCTAssertEqual(changes, 1)
        track()
        todo.title = "a"
        XCTAssertEqual(changes, 2)
    }
}
