import CGtk
import Combine
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of signals that Swift classes declare.
@MainActor
final class OwnSignalTests: GtkTestCase {
    func testEventsAreReceivedAsEmitted() {
        let document = Document()
        let saved = TestSubscriber<(id: Int, title: String), Never>()
        document.saved.subscribe(saved)
        document.saved.emit((1, "Notes"))
        document.saved.emit((id: 2, title: ""))
        XCTAssertEqual(saved.values.map(\.id), [1, 2])
        XCTAssertEqual(saved.values.map(\.title), ["Notes", ""])
        var count = 0
        let connection = document.closing.sink { count += 1 }
        document.closing.emit()
        connection.cancel()
        document.closing.emit()
        XCTAssertEqual(count, 1)
    }

    func testArgumentsOfEveryKind() {
        let document = Document()
        let other = OwnNote()
        var events: [(OwnNote?, Origin, [Int], Double, Bool)] = []
        document.mixed.sink { events.append(($0.0, $0.1, $0.2, $0.3, $0.4)) }.store(in: &document.cancellables)
        document.mixed.emit((other, Origin(x: 1, y: 2), [3], 0.5, true))
        document.mixed.emit((nil, Origin(x: 0, y: 0), [], -1, false))
        XCTAssertTrue(events[0].0 === other)
        XCTAssertEqual(events[0].1, Origin(x: 1, y: 2))
        XCTAssertEqual(events[0].2, [3])
        XCTAssertEqual(events[0].3, 0.5)
        XCTAssertTrue(events[0].4)
        XCTAssertNil(events[1].0)
        var notes: [OwnNote] = []
        document.noteAdded.sink { notes.append($0) }.store(in: &document.cancellables)
        document.noteAdded.emit(other)
        XCTAssertEqual(notes, [other])
    }

    func testCReceivesSignalsByName() throws {
        let document = Document()
        var seen: [String] = []
        try document.publisher(forSignal: "saved").sink { arguments in
            seen.append(
                "\((try? arguments[0].get(as: Int.self)) ?? 0) \((try? arguments[1].get(as: String.self)) ?? "")"
            )
        }.store(in: &document.cancellables)
        document.saved.emit((1, "a"))
        XCTAssertEqual(seen, ["1 a"])
        // A C handler, which receives the C arguments.
        let handler: @convention(c) (gpointer?, gint64, UnsafePointer<CChar>?, gpointer?) -> Void = {
            _,
            id,
            title,
            sum in
            sum?.assumingMemoryBound(to: Int.self).pointee += Int(id) + (title.map { Int(strlen($0)) } ?? 0)
        }
        var sum = 0
        withUnsafeMutablePointer(to: &sum) { sum in
            let callback = unsafeBitCast(handler, to: GCallback.self)
            let id = g_signal_connect_data(document.pointer, "saved", callback, sum, nil, GConnectFlags(rawValue: 0))
            document.saved.emit((40, "ab"))
            g_signal_handler_disconnect(document.pointer, id)
        }
        XCTAssertEqual(sum, 42)
        let saved = TestSubscriber<(id: Int, title: String), Never>()
        document.saved.subscribe(saved)
        try document.emit(signalNamed: "saved", 7, "by name")
        XCTAssertEqual(saved.values.map(\.title), ["by name"])
        XCTAssertThrowsError(try document.emit(signalNamed: "saved", "by name", 7))
        XCTAssertThrowsError(try document.emit(signalNamed: "saved", 7))
    }

    func testNames() throws {
        let document = Document()
        XCTAssertNoThrow(try document.publisher(forSignal: "note-added"))
        XCTAssertNoThrow(try document.publisher(forSignal: "shut"))
        XCTAssertThrowsError(try document.publisher(forSignal: "closing"))
    }

    func testDetails() {
        let document = Document()
        var all = 0
        var some = 0
        document.closing.sink { all += 1 }.store(in: &document.cancellables)
        document.closing.detailed("soon").sink { some += 1 }.store(in: &document.cancellables)
        document.closing.emit(detail: "soon")
        document.closing.emit(detail: "late")
        document.closing.emit()
        XCTAssertEqual(all, 3)
        XCTAssertEqual(some, 1)
    }

    func testDemandIsRespected() {
        let document = Document()
        let one = TestSubscriber<(id: Int, title: String), Never>(initialDemand: .max(1))
        document.saved.subscribe(one)
        document.saved.emit((1, "a"))
        document.saved.emit((2, "b"))
        XCTAssertEqual(one.values.map(\.id), [1])
    }

    func testHandlersOfOtherObjects() {
        let document = Document()
        var count = 0
        func listen() {
            let listener = OwnNote()
            document.saved.sink(on: listener) { listener, event in
                listener.text = event.title
                count += 1
            }
            document.saved.connect(on: listener) { listener, event in count += listener.text == event.title ? 10 : 0 }
            document.closing.connect(on: listener) { _ in count += 100 }
            document.saved.emit((1, "x"))
            document.closing.emit()
            XCTAssertEqual(count, 111)
        }
        listen()
        document.saved.emit((1, "x"))
        document.closing.emit()
        XCTAssertEqual(count, 111, "they ended with their object")
        let connection = document.saved.connect { _ in count = 0 }
        document.saved.emit((1, "x"))
        connection.cancel()
        XCTAssertEqual(count, 0)
        let documents = TestSubscriber<Document, Never>()
        document.publisher(for: \.saved).subscribe(documents)
        document.saved.emit((1, "x"))
        XCTAssertEqual(documents.values, [document])
    }

    func testDeallocatingTheObjectFinishesSubscriptions() {
        let before = (LiveCount.objects, LiveCount.connections)
        let saved = TestSubscriber<(id: Int, title: String), Never>()
        var signal: OwnSignal<(id: Int, title: String)>?
        assertFreed {
            let document = Document()
            document.saved.subscribe(saved)
            document.weight.connect(on: document) { document, word in word.utf8.count }
            signal = document.saved
            return document
        }
        XCTAssertEqual(saved.completions.count, 1)
        signal?.emit((1, "nobody"))
        let late = TestSubscriber<(id: Int, title: String), Never>()
        signal?.subscribe(late)
        XCTAssertEqual(late.completions.count, 1)
        XCTAssertEqual(saved.values.count, 0)
        wait { LiveCount.objects == before.0 && LiveCount.connections == before.1 }
    }

    func testResults() throws {
        let document = Document()
        XCTAssertFalse(document.closeRequest.emit())
        XCTAssertEqual(document.weight.emit("abc"), 100)
        XCTAssertTrue(document.mayClose.emit())
        var calls = 0
        document.closeRequest.sink { calls += 1 }.store(in: &document.cancellables)
        document.weight.sink { _ in calls += 1 }.store(in: &document.cancellables)
        document.latest.sink { calls += 1 }.store(in: &document.cancellables)
        XCTAssertEqual(document.weight.emit("abc"), 100, "a subscriber does not affect the result")
        XCTAssertEqual(document.latest.emit(), "none")
        XCTAssertFalse(document.closeRequest.emit())
        XCTAssertEqual(calls, 3)
        for result in ["first", "second"] {
            document.latest.connect(on: document) { _ in result }
            document.earliest.connect(on: document) { _ in result }
        }
        XCTAssertEqual(document.latest.emit(), "second")
        XCTAssertEqual(document.earliest.emit(), "first")
        document.weight.connect(on: document) { _, word in word.utf8.count }
        document.weight.connect(on: document) { _, word in 10 * word.utf8.count }
        XCTAssertEqual(document.weight.emit("abc"), 133)
        let refusal = document.mayClose.connect { false }
        XCTAssertFalse(document.mayClose.emit())
        refusal.cancel()
        XCTAssertTrue(document.mayClose.emit())
        let handled = document.closeRequest.connect { true }
        document.closeRequest.connect(on: document) { _ in
            calls = -1
            return false
        }
        XCTAssertTrue(document.closeRequest.emit())
        XCTAssertEqual(calls, 6, "the handlers after it do not run")
        XCTAssertEqual(try document.emit(signalNamed: "close-request")?.get(as: Bool.self), true)
        handled.cancel()
        XCTAssertFalse(document.closeRequest.emit())
    }

    func testAnEmissionWithinAnEmission() {
        let document = Document()
        document.weight.connect(on: document) { document, word in
            word.isEmpty ? 1 : document.weight.emit(String(word.dropFirst()))
        }
        XCTAssertEqual(document.weight.emit("ab"), 301)
    }

    func testASubclassInheritsSignals() {
        let letter = Letter()
        var seen: [Int] = []
        letter.saved.sink { seen.append($0.id) }.store(in: &letter.cancellables)
        letter.sent.sink { seen.append($0) }.store(in: &letter.cancellables)
        letter.saved.emit((1, ""))
        letter.sent.emit(2)
        XCTAssertEqual(seen, [1, 2])
    }

    func testAsAsynchronousSequences() async {
        let document = Document()
        let task = Task { @MainActor in
            var ids: [Int] = []
            for await event in document.saved.values {
                ids.append(event.id)
                if ids.count == 2 { return ids }
            }
            return ids
        }
        while document.connectionCount == 0 { await Task.yield() }
        document.saved.emit((1, ""))
        document.saved.emit((2, ""))
        let ids = await task.value
        XCTAssertEqual(ids, [1, 2])
    }

    func testANameThatIsAlreadyUsed() {
        assertTraps(saying: "Twice.other: Twice already has a signal \"done\"", withDisplay: false) {
            final class Twice: Object {
                let done = OwnSignal<Void>()
                let other = OwnSignal<Int>("done")
            }
            _ = Twice()
        }
        assertTraps(saying: "Again.notify: GObject already has a signal \"notify\"", withDisplay: false) {
            final class Again: Object {
                let notify = OwnSignal<Void>()
            }
            _ = Again()
        }
        assertTraps(saying: "Odd.done: \"a b\" isn't a valid signal name", withDisplay: false) {
            final class Odd: Object {
                let done = OwnSignal<Void>("a b")
            }
            _ = Odd()
        }
    }

    func testASignalThatIsNotAPropertyOfAnObject() {
        assertTraps(saying: "OwnSignal<()> isn't a stored property of an Object subclass", withDisplay: false) {
            _ = OwnSignal<Void>().sink {}
        }
    }
}

/// A class with its own signals.
class Document: Object {
    let saved = OwnSignal<(id: Int, title: String)>()
    let closing = OwnSignal<Void>("shut")
    let noteAdded = OwnSignal<OwnNote>()
    let mixed = OwnSignal<(OwnNote?, Origin, [Int], Double, Bool)>()
    let closeRequest = OwnReturningSignal<Void, Bool>()
    let mayClose = OwnReturningSignal<Void, Bool>(default: true, accumulator: .all)
    let weight = OwnReturningSignal<String, Int>(default: 100, accumulator: .combining { $0 + $1 })
    let latest = OwnReturningSignal<Void, String>(default: "none")
    let earliest = OwnReturningSignal<Void, String>(default: "none", accumulator: .first)
}

final class Letter: Document {
    let sent = OwnSignal<Int>()
}
