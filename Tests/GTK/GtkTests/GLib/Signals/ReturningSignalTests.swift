import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of signals whose handlers return values other than Boolean values, and of emitting such signals by name.
@MainActor
final class ReturningSignalTests: GtkTestCase {
    func testAHandlerDeterminesTheResult() {
        let emitter = AskingObject.make()
        XCTAssertEqual(emitter.emit("count", [4]) as Int, -1, "without handlers, the default result of the class")
        var questions: [Int] = []
        let connection = emitter.count.connect { number in
            questions.append(number)
            return number * 2
        }
        XCTAssertEqual(emitter.emit("count", [4]) as Int, 8)
        XCTAssertEqual(questions, [4])
        connection.cancel()
        XCTAssertEqual(emitter.emit("count", [5]) as Int, -1)
        XCTAssertEqual(questions, [4])
    }

    func testObservingDoesNotChangeTheResult() {
        let emitter = AskingObject.make()
        let subscriber = TestSubscriber<Int, Never>()
        emitter.count.subscribe(subscriber)
        XCTAssertEqual(emitter.emit("count", [3]) as Int, 99, "the initial value of the trampoline")
        XCTAssertEqual(subscriber.values, [3])
    }

    func testStringsAreTransferred() {
        let emitter = AskingObject.make()
        let connection = emitter.naming.connect { emitter.typeName + "!" }
        XCTAssertEqual(emitter.emit("naming", []) as String, "TestAskingObject!")
        XCTAssertLessThan(heapGrowth { _ = emitter.emit("naming", []) as String? }, 50_000)
        connection.cancel()
        XCTAssertNil(emitter.emit("naming", []) as String?)
    }

    func testABooleanResult() {
        let emitter = AskingObject.make()
        XCTAssertEqual(emitter.emit("asking", []) as Bool, false)
        let connection = emitter.asking.connect { true }
        XCTAssertEqual(emitter.emit("asking", []) as Bool, true)
        connection.cancel()
        XCTAssertEqual(emitter.emit("asking", []) as Bool, false)
    }

    func testADiscardedCancellableDisconnectsImmediately() {
        let emitter = AskingObject.make()
        _ = emitter.asking.connect { true }
        XCTAssertEqual(emitter.emit("asking", []) as Bool, false)
        XCTAssertEqual(emitter.connectionCount, 0)
    }

    func testAHandlerThatCancelsItselfStillDeterminesTheResult() {
        let emitter = AskingObject.make()
        var connection: AnyCancellable?
        connection = emitter.count.connect { number in
            connection?.cancel()
            connection = nil
            return number
        }
        XCTAssertEqual(emitter.emit("count", [7]) as Int, 7)
        XCTAssertEqual(emitter.emit("count", [7]) as Int, -1)
    }

    func testClosuresAreFreed() {
        let before = LiveCount.connections
        weak var captured: AskedToken?
        assertFreed {
            let emitter = AskingObject.make()
            let token = AskedToken()
            captured = token
            emitter.count.connect { number in
                withExtendedLifetime(token) {}
                return number
            }.store(in: &emitter.cancellables)
            _ = emitter.emit("count", [1]) as Int
            return emitter
        }
        XCTAssertNil(captured)
        XCTAssertEqual(LiveCount.connections, before)
    }

    func testActionSignals() throws {
        let entry = Entry()
        let inner = try XCTUnwrap(entry.firstChild)
        let named = TestSubscriber<[Value], Never>()
        try inner.publisher(forSignal: "insert-at-cursor").subscribe(named)
        inner.emit("insert-at-cursor", ["new"])
        XCTAssertEqual(entry.text, "new")
        XCTAssertEqual(try named.values.first?.first?.get(as: String.self), "new")
        inner.emit("notify::text", [try XCTUnwrap(specification(inner, "text"))])
    }

    private func specification(_ object: Object, _ name: String) -> ParamSpec? {
        convertOptional(
            g_object_class_find_property(object.pointer.load(as: UnsafeMutablePointer<GObjectClass>.self), name),
            .none
        )
    }
}

private final class AskedToken {}

/// A class whose signals have a number, a string and a Boolean value as results.
private final class AskingObject: Object {
    override class var objectType: ObjectType {
        ObjectType(AskingObject.self, askingType) { AskingObject(wrapping: $0, transfer: $1) }
    }

    static func make() -> AskingObject {
        AskingObject()
    }

    var count: ReturningSignal<Int, Int> {
        ReturningSignal(
            self,
            "count",
            ReturningSignalShape(
                callback: countCallback,
                decode: { Int($0.load(as: gint.self)) },
                encode: { $1.storeBytes(of: exactInteger($0, "count"), as: gint.self) }
            )
        )
    }

    var naming: ReturningSignal<Void, String> {
        ReturningSignal(
            self,
            "naming",
            ReturningSignalShape(
                callback: namingCallback,
                decode: { _ in },
                encode: { $1.storeBytes(of: g_strdup($0), as: UnsafeMutablePointer<CChar>?.self) }
            )
        )
    }

    var asking: ReturningSignal<Void, Bool> {
        ReturningSignal(
            self,
            "asking",
            ReturningSignalShape(
                callback: askingCallback,
                decode: { _ in },
                encode: { $1.storeBytes(of: $0 ? 1 : 0, as: gboolean.self) }
            )
        )
    }
}

@MainActor private let askingType: GType = {
    let type = g_type_register_static_simple(
        g_object_get_type(),
        "TestAskingObject",
        guint(MemoryLayout<GObjectClass>.size),
        nil,
        guint(MemoryLayout<GObject>.size),
        nil,
        GTypeFlags(rawValue: 0)
    )
    // The default result if there are no handlers.
    let ownAnswer: @convention(c) (gpointer?, gint, gpointer?) -> gint = { _, _, _ in -1 }
    var integer: GType = 6 << 2
    let closure = g_cclosure_new(unsafeBitCast(ownAnswer, to: GCallback.self), nil, nil)
    g_closure_set_marshal(closure, g_cclosure_marshal_generic)
    let runFirst = G_SIGNAL_RUN_FIRST
    g_signal_newv("count", type, runFirst, closure, nil, nil, nil, integer, 1, &integer)
    g_signal_newv("naming", type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, String.valueType, 0, nil)
    g_signal_newv("asking", type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, Bool.valueType, 0, nil)
    return type
}()

private let countCallback: GCallback = {
    let callback: @convention(c) (UnsafeMutableRawPointer, gint, UnsafeMutableRawPointer) -> gint = {
        _,
        number,
        connection in
        var arguments = number
        var result: gint = 99
        SignalArguments.deliverReturning(&arguments, &result, to: connection)
        return result
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()

private let namingCallback: GCallback = {
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> UnsafeMutablePointer<CChar>? = {
        emitter,
        connection in
        var result: UnsafeMutablePointer<CChar>?
        SignalArguments.deliverReturning(emitter, &result, to: connection)
        return result
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()

private let askingCallback: GCallback = {
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = {
        emitter,
        connection in
        var result: gboolean = 0
        SignalArguments.deliverReturning(emitter, &result, to: connection)
        return result
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()
