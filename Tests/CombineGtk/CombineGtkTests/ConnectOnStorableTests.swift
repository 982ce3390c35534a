import CombineGtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class ConnectOnStorableTests: GtkTestCase {
    private final class Form: Window {
        var isDirty = true
        var requests = 0
    }

    func testReturnsResultOfOwner() {
        let form = Form()
        form.closeRequest.connect(on: form) { form in
            form.requests += 1
            return form.isDirty
        }
        form.present()
        form.close()
        wait { form.requests == 1 }
        XCTAssertTrue(form.isVisible, "the close was refused by the connection, whose result was discarded")
        form.isDirty = false
        form.close()
        wait { !form.isVisible }
        XCTAssertEqual(form.requests, 2)
    }

    func testDoesNotRetainOwnerAndDisconnectsWithIt() {
        let button = Button(label: "a")
        var count = 0
        weak var token: Token?
        assertFreed {
            let (owner, held) = (Label(), Token())
            token = held
            button.clicked.connect(on: owner) { _ in
                count += 1
                _ = held
            }
            button.clicked.connect(on: owner, after: true) { _ in count += 10 }
            button.emitClicked()
            return owner
        }
        XCTAssertNil(token)
        XCTAssertEqual(count, 11)
        button.emitClicked()
        XCTAssertEqual(count, 11)
        XCTAssertEqual(button.connectionCount, 0)
    }

    func testReleasedEmitterRemovesSubscriptionFromOwner() {
        let owner = Label()
        do {
            let source = DragSource()
            source.prepare.connect(on: owner) { _, _ in nil }
            source.dragBegin.connect(on: owner) { _, _ in }
            XCTAssertEqual(owner.cancellables.count, 2)
        }
        XCTAssertEqual(owner.cancellables.count, 0)
    }

    func testResultDisconnects() {
        let (button, owner) = (Button(), Label())
        var count = 0
        let connection = button.clicked.connect(on: owner) { _ in count += 1 }
        button.emitClicked()
        connection.dispose()
        button.emitClicked()
        XCTAssertEqual(count, 1)
        XCTAssertEqual(owner.cancellables.count, 0)
    }

    func testActionDoesNotRetainOwner() throws {
        let group = SimpleActionGroup()
        var parameters: [String] = []
        assertFreed {
            let owner = Label()
            group.addAction("save", on: owner) { label in label.label = "saved" }
            group.addAction("open", on: owner, parameterType: VariantType("s")) { _, parameter in
                parameters.append(parameter?.string ?? "none")
            }
            group.activateAction("save")
            group.activateAction("open", parameter: Variant("a"))
            XCTAssertEqual(owner.label, "saved")
            return owner
        }
        XCTAssertEqual(parameters, ["a"])
        group.activateAction("save")
        XCTAssertTrue(group.hasAction("save"))
    }

    func testAsynchronousAction() {
        let (group, owner) = (SimpleActionGroup(), Label())
        group.addAction("save", on: owner) { label in
            await Task.yield()
            label.label += "saved"
        }
        group.activateAction("save")
        group.activateAction("save")
        wait { owner.label == "savedsaved" }
    }

    func testTicksWithOwner() {
        let window = Window()
        let label = Label(label: "")
        window.child = label
        var ticks = 0
        label.onTick(on: window) { window, _ in
            ticks += 1
            window.title = "\(ticks)"
        }
        window.present()
        wait { ticks > 1 }
        window.close()
        wait { window.cancellables.isEmpty }
    }
}
