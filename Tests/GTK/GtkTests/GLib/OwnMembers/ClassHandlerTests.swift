import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of the class handlers of signals that Swift classes declare.
@MainActor
final class ClassHandlerTests: GtkTestCase {
    func testAClassHandlerRunsBetweenHandlersAndAfterHandlers() {
        let message = Message()
        message.sent.connect(on: message) { message, copies in message.log.append("handler \(copies)") }
        message.sent.connect(on: message, after: true) { message, copies in message.log.append("after \(copies)") }
        message.sent.emit(2)
        XCTAssertEqual(message.log, ["handler 2", "onSent 2", "after 2"])
    }

    func testASubclassOverridesTheClassHandler() {
        let message = UrgentMessage()
        message.sent.emit(1)
        message.opened.emit()
        XCTAssertEqual(message.log, ["registered", "onSent 1", "onOpened"])
    }

    func testCEmitsByName() throws {
        let message = UrgentMessage()
        try message.emit(signalNamed: "sent", 3)
        XCTAssertEqual(message.log, ["registered", "onSent 3"])
        XCTAssertThrowsError(try message.emit(signalNamed: "sent", "three"))
        XCTAssertEqual(message.signalSpecifications.first { $0.name == "sent" }?.isAction, true)
    }

    func testAHandlerStopsTheEmission() {
        let message = Message()
        message.sent.connect(on: message) { message, _ in
            g_signal_stop_emission_by_name(message.pointer, "sent")
        }
        message.sent.emit(1)
        XCTAssertEqual(message.log, [])
    }

    func testTheResultIsCombinedWithThoseOfTheHandlers() throws {
        let message = Message()
        XCTAssertEqual(message.postage.emit(20), 80)
        message.postage.connect(on: message) { _, _ in 5 }
        XCTAssertEqual(message.postage.emit(20), 85)
        XCTAssertEqual(try message.emit(signalNamed: "postage", 20)?.get(as: Int.self), 85)
        XCTAssertFalse(message.mayBeLost.emit())
        let urgent = UrgentMessage()
        XCTAssertTrue(withExtendedLifetime(urgent) { urgent.mayBeLost.emit() })
        message.mayBeLost.connect(on: message) { _ in true }
        message.log = []
        XCTAssertTrue(message.mayBeLost.emit())
        XCTAssertEqual(message.log, [], "the accumulator stops at the first handler that handles it")
    }

    func testTheClassHandlerOfAnObjectThatCCreates() throws {
        let type = CMadeMessage.registeredType
        let made = try XCTUnwrap(g_object_new_with_properties(type, 0, nil, nil))
        g_signal_emit_once(made, "arrived")
        let message = CMadeMessage.wrap(UnsafeMutableRawPointer(made), transfer: .full)
        XCTAssertEqual(message.arrivals, 1)
        message.arrived.emit()
        XCTAssertEqual(message.arrivals, 2)
    }

    func testASignalWithoutAClassHandler() {
        let message = Message()
        message.lost.emit("here")
        XCTAssertEqual(message.log, [])
    }

    func testActivatingAWidgetEmitsTheSignal() {
        let pad = Pad()
        XCTAssertTrue(pad.emitActivate())
        XCTAssertEqual(pad.cleared, 1)
    }

    func testNothingLeaks() {
        assertNoLeaks {
            for _ in 0..<100 {
                let message = UrgentMessage()
                message.sent.emit(1)
                _ = message.postage.emit(1)
            }
        }
    }

    func testAMethodOfADifferentClassTraps() {
        assertTraps(saying: "A class handler of Message was called for", withDisplay: false) {
            final class Parcel: Object {
                let sent = OwnSignal<Int>(classHandler: Message.onSent)
            }
            let parcel = Parcel()
            withExtendedLifetime(parcel) { parcel.sent.emit(1) }
        }
    }
}

/// Emits a signal without arguments like C.
private func g_signal_emit_once(_ object: UnsafeMutablePointer<GObject>, _ name: String) {
    var value = GValue()
    g_value_init(&value, UnsafeRawPointer(object).load(as: UnsafeRawPointer.self).load(as: GType.self))
    g_value_set_object(&value, object)
    g_signal_emitv(&value, g_signal_lookup(name, heldType(&value)), 0, nil)
    g_value_unset(&value)
}

private func heldType(_ value: UnsafePointer<GValue>) -> GType { value.pointee.g_type }

class Message: Object {
    let sent = OwnSignal<Int>(classHandler: Message.onSent)
    let opened = OwnSignal<Void>("opened", classHandler: Message.onOpened)
    let lost = OwnSignal<String>()
    let postage = OwnReturningSignal<Int, Int>(
        default: 0,
        accumulator: .combining { $0 + $1 },
        classHandler: Message.postage(for:)
    )
    let mayBeLost = OwnReturningSignal<Void, Bool>(
        default: false,
        accumulator: .firstHandled,
        classHandler: Message.canBeLost
    )
    var log: [String] = []

    func onSent(_ copies: Int) { log.append("onSent \(copies)") }
    func onOpened() { log.append("onOpened") }
    func postage(for grams: Int) -> Int { grams * 4 }

    func canBeLost() -> Bool {
        log.append("canBeLost")
        return false
    }
}

private final class UrgentMessage: Message {
    override func onSent(_ copies: Int) {
        log.append("registered")
        super.onSent(copies)
    }

    override func canBeLost() -> Bool { true }
}

private final class CMadeMessage: Object, ConstructibleFromC {
    let arrived = OwnSignal<Void>(classHandler: CMadeMessage.onArrived)
    var arrivals = 0
    func onArrived() { arrivals += 1 }
}

private final class Pad: Widget {
    let clear = OwnSignal<Void>(classHandler: Pad.onClear)
    var cleared = 0

    override class var activateSignal: String? { "clear" }
    override class var keyBindings: [KeyBinding] { [KeyBinding("<Control>k", signal: "clear")] }

    func onClear() { cleared += 1 }
}
