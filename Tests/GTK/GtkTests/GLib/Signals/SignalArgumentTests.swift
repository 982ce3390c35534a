import Combine
import CombineTesting
import Gtk
import GtkTesting
import XCTest

@MainActor
final class SignalArgumentTests: GtkTestCase {
    func testArgumentsOfAGesture() {
        let window = Window()
        let box = Box(orientation: .vertical)
        window.child = box
        window.defaultWidth = 200
        window.defaultHeight = 100
        let gesture = GestureClick()
        box.addController(gesture)
        var events: [(pressCount: Int, x: Double, y: Double)] = []
        gesture.pressed.sink { events.append($0) }.store(in: &window.cancellables)
        let user = User(window)
        user.doubleClick(box)
        XCTAssertEqual(events.map(\.pressCount), [1, 2])
        for event in events {
            XCTAssertEqual(event.x, Double(box.width) / 2, accuracy: 1)
            XCTAssertEqual(event.y, Double(box.height) / 2, accuracy: 1)
        }
    }

    func testAHandlerOfASignalWithAResultDeterminesIt() {
        let window = Window()
        window.present()
        let permission = CurrentValueSubject<Bool, Never>(false)
        var requests = 0
        let decision = window.closeRequest.connect { !permission.value }
        let observer = window.closeRequest.sink { requests += 1 }
        window.close()
        pumpUntilIdle()
        XCTAssertTrue(window.isMapped)
        XCTAssertEqual(requests, 0, "a handler that returns true ends the emission")
        permission.value = true
        window.close()
        wait { !window.isMapped }
        XCTAssertEqual(requests, 1)
        withExtendedLifetime([decision, observer]) {}
    }

    func testObservingASignalWithAResultDoesNotChangeIt() {
        let window = Window()
        window.present()
        var requests = 0
        window.closeRequest.sink { requests += 1 }.store(in: &window.cancellables)
        window.close()
        wait { requests == 1 }
        wait { !window.isMapped }
    }

    func testTheEmitterItself() {
        let button = Button(label: "one")
        var emitters: [Button] = []
        let cancellable = button.publisher(for: \.clicked).sink { emitters.append($0) }
        button.emit("clicked")
        XCTAssertEqual(emitters, [button])
        cancellable.cancel()
    }

    func testAnySignalByName() throws {
        let label = Label(label: "a")
        let subscriber = TestSubscriber<[Value], Never>()
        try label.publisher(forSignal: "notify::label").subscribe(subscriber)
        label.tooltipText = "no event for another detail"
        label.label = "b"
        XCTAssertEqual(subscriber.values.count, 1)
        XCTAssertEqual(subscriber.values.first?.map(\.typeName), ["GParam"])
        subscriber.cancel()
        XCTAssertEqual(label.connectionCount, 0)
    }

    func testArgumentsOfASignalByName() throws {
        let entry = Entry()
        let text = try XCTUnwrap(entry.firstChild as? Text)
        let subscriber = TestSubscriber<[Value], Never>()
        try text.publisher(forSignal: "insert-text").subscribe(subscriber)
        text.text = "word"
        let arguments = try XCTUnwrap(subscriber.values.first)
        XCTAssertEqual(try arguments[0].get(as: String.self), "word")
        XCTAssertEqual(try arguments[1].get(as: Int.self), 4)
        XCTAssertThrowsError(try arguments[1].get(as: String.self)) { error in
            XCTAssertEqual(error as? ValueError, .wrongType(expected: "String", found: "gint"))
        }
        subscriber.cancel()
    }

    func testTheErrorContainsAnUnknownSignal() {
        let button = Button(label: "")
        XCTAssertThrowsError(try button.publisher(forSignal: "clicekd")) { error in
            XCTAssertEqual("\(error)", "GtkButton has no signal \"clicekd\"")
        }
        XCTAssertThrowsError(try button.publisher(forSignal: "clicked::detail")) { error in
            XCTAssertEqual(error as? SignalError, .unknown(className: "GtkButton", signal: "clicked::detail"))
        }
    }
}
