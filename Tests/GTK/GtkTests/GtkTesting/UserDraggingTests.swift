import CGtk
import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class UserDraggingTests: GtkTestCase {
    /// A window with a label from which a text is dragged, and a label that accepts texts.
    @MainActor private final class Exchange {
        let window = Gtk.Window()
        let source = Label(label: "from here")
        let target = Label(label: "to here")
        let drag = DragSource()
        let drop: DropTarget
        var dropped: [String] = []
        var events: [String] = []
        var accepts = true
        var cancellables: Set<AnyCancellable> = []

        init(actions: DragAction = .copy) {
            drop = DropTarget(for: String.self, actions: actions)
            drag.actions = actions
            let box = Box(orientation: .vertical, spacing: 20)
            for label in [source, target] {
                label.setSizeRequest(200, height: 60)
                box.append(label)
            }
            window.child = box
            source.addController(drag)
            target.addController(drop)
            drag.prepare.connect { _ in (try? Value("a text")).map { ContentProvider(value: $0) } }
                .store(in: &cancellables)
            drag.dragBegin.sink { [unowned self] _ in events.append("begin") }.store(in: &cancellables)
            drag.dragEnd.sink { [unowned self] in events.append($0.deleteData ? "moved" : "end") }
                .store(in: &cancellables)
            drop.drop.connect { [unowned self] in
                dropped.append((try? $0.value.get(as: String.self)) ?? "none")
                return accepts
            }.store(in: &cancellables)
        }
    }

    func testDragsAndDrops() {
        let exchange = Exchange()
        let user = User(exchange.window)
        user.drag(from: exchange.source, to: exchange.target)
        XCTAssertEqual(exchange.dropped, ["a text"])
        XCTAssertEqual(exchange.events, ["begin", "end"])
        for _ in 0..<3 { user.drag(from: exchange.source, at: (10, 10), to: exchange.target, at: (5, 30)) }
        XCTAssertEqual(exchange.dropped.count, 4)
        XCTAssertEqual(exchange.events.count, 8)
    }

    func testRejectedDropEnds() {
        let exchange = Exchange()
        let user = User(exchange.window)
        user.drag(from: exchange.source, at: (10, 10), to: exchange.source, at: (150, 50))
        XCTAssertEqual(exchange.dropped, [])
        XCTAssertEqual(exchange.events, ["begin", "end"])
        exchange.accepts = false
        user.drag(from: exchange.source, to: exchange.target)
        XCTAssertEqual(exchange.dropped, ["a text"])
    }

    func testKeysChooseAction() {
        let exchange = Exchange(actions: [.copy, .move])
        let user = User(exchange.window)
        user.drag(from: exchange.source, to: exchange.target, modifiers: .shift)
        user.drag(from: exchange.source, to: exchange.target, modifiers: .control)
        XCTAssertEqual(exchange.events, ["begin", "moved", "begin", "end"])
    }

    func testDragsToAnotherWindow() {
        let exchange = Exchange()
        let other = Exchange()
        let stranger = User(other.window)
        stranger.moveWindow(to: (x: 500, y: 300))
        let user = User(exchange.window)
        user.drag(from: exchange.source, to: other.target)
        XCTAssertEqual(other.dropped, ["a text"])
        XCTAssertEqual(exchange.dropped, [])
    }

    func testShortMotionIsNotADrag() {
        let exchange = Exchange()
        let user = User(exchange.window)
        user.drag(from: exchange.source, at: (10, 10), to: exchange.source, at: (12, 12))
        XCTAssertEqual(exchange.events, [])
    }

    func testDragToItsStartFails() {
        let exchange = Exchange()
        let user = User(exchange.window)
        let failures = collectFailures { user.drag(from: exchange.source, to: exchange.source) }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("ends where it began") ?? false, "\(failures)")
    }

    func testPressThatHidesItsSourceFails() {
        let exchange = Exchange()
        let press = GestureClick()
        exchange.source.addController(press)
        press.pressed.sink { [unowned exchange] _ in exchange.source.isVisible = false }
            .store(in: &exchange.cancellables)
        let user = User(exchange.window)
        // The target moves to the place of the source.
        let failures = collectFailures { user.drag(from: exchange.source, to: exchange.target) }
        XCTAssertEqual(failures.count, 1, "\(failures)")
    }

    func testReleasesButtonAfterFailedDrag() {
        let exchange = Exchange()
        let user = User(exchange.window)
        let stranger = Label(label: "Elsewhere")
        let failures = collectFailures { user.drag(from: exchange.source, to: stranger) }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("\"Elsewhere\" isn't in a window") ?? false, "\(failures)")
        user.drag(from: exchange.source, to: exchange.target)
        XCTAssertEqual(exchange.dropped, ["a text"])
    }
}
