import CGtk
import Combine
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import Synchronization
import XCTest

@testable import GLib

/// Tests of calls that C makes on other threads.
@MainActor
final class OtherThreadTests: GtkTestCase {
    func testReferencesAddedAndReleasedOnAnotherThread() {
        weak var weakAdjustment: StatefulAdjustment?
        func handOver() -> Address {
            let adjustment = StatefulAdjustment()
            adjustment.state = 42
            weakAdjustment = adjustment
            g_object_ref(adjustment.pointer)
            return Address(pointer: adjustment.pointer)
        }
        let address = handOver()
        XCTAssertEqual(weakAdjustment?.state, 42, "the C reference retains the Swift object")
        onAnotherThread {
            for _ in 0..<100 {
                g_object_ref(address.pointer)
                g_object_unref(address.pointer)
            }
        }
        XCTAssertEqual(weakAdjustment?.state, 42)
        onAnotherThread { g_object_unref(address.pointer) }
        wait { weakAdjustment == nil }
    }

    func testReferencesChangeOnTwoThreadsSimultaneously() {
        let before = LiveCount.objects
        for _ in 0..<50 {
            let adjustment = StatefulAdjustment()
            let address = Address(pointer: adjustment.pointer)
            g_object_ref(address.pointer)
            DispatchQueue.global().async {
                for _ in 0..<20 {
                    g_object_ref(address.pointer)
                    g_object_unref(address.pointer)
                }
                g_object_unref(address.pointer)
            }
            for _ in 0..<20 {
                g_object_ref(address.pointer)
                g_object_unref(address.pointer)
            }
        }
        wait { LiveCount.objects == before }
    }

    /// Another thread adds a reference. Before GLib calls the function of the toggle reference on that thread, the main
    /// thread releases the wrapper and creates another one. This happens only by chance, so the test makes both calls.
    func testANotificationThatArrivesAfterTheNextWrapperWasCreated() throws {
        weak var weakAdjustment: Adjustment?
        var adjustment: Adjustment? = Adjustment()
        let address = Address(pointer: try XCTUnwrap(adjustment?.pointer))
        let object = address.pointer.assumingMemoryBound(to: GObject.self)
        let data = Address(pointer: try XCTUnwrap(ToggleReference.of(address.pointer)).data)
        object.pointee.ref_count += 1
        adjustment = nil
        func wrap() {
            let new: Adjustment = .wrap(address.pointer)
            weakAdjustment = new
        }
        wrap()
        onAnotherThread {
            ToggleReference.notice(data.pointer, address.pointer.assumingMemoryBound(to: GObject.self), 0)
            g_object_unref(address.pointer)
        }
        wait { weakAdjustment == nil }
    }

    func testAnEventWithoutArgumentsIsDeliveredOnTheMainThread() {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
        var isMainThread: [Bool] = []
        let cancellable = adjustment.valueChanged.sink { isMainThread.append(Thread.isMainThread) }
        let address = Address(pointer: adjustment.pointer)
        onAnotherThread { gtk_adjustment_set_value(address.pointer.assumingMemoryBound(to: GtkAdjustment.self), 5) }
        XCTAssertEqual(isMainThread, [])
        wait { isMainThread == [true] }
        cancellable.cancel()
    }

    func testEventsOfSeveralThreadsAreAllDeliveredOnTheMainThread() {
        // `GCancellable` is thread-safe, and GTK doesn't connect to this one.
        let emitter = Gtk.GCancellable()
        var (count, isMainThread) = (0, true)
        let cancellable = emitter.cancelled.sink {
            count += 1
            isMainThread = isMainThread && Thread.isMainThread
        }
        let address = Address(pointer: emitter.pointer)
        let signal = g_signal_lookup("cancelled", g_cancellable_get_type())
        let running = DispatchGroup()
        for _ in 0..<3 {
            DispatchQueue.global().async(group: running) {
                for _ in 0..<200 { combinegtk_emit(address.pointer, signal) }
            }
        }
        for _ in 0..<200 { combinegtk_emit(emitter.pointer, signal) }
        wait { running.wait(timeout: .now()) == .success && count == 800 }
        XCTAssertTrue(isMainThread)
        cancellable.cancel()
        onAnotherThread { combinegtk_emit(address.pointer, signal) }
        pumpUntilIdle()
        XCTAssertEqual(count, 800)
    }

    func testAPropertyThatChangesOnAnotherThreadIsReadOnTheMainThread() {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
        let subscriber = TestSubscriber<Double, Never>()
        adjustment.publisher(for: \.value).subscribe(subscriber)
        let address = Address(pointer: adjustment.pointer)
        onAnotherThread { gtk_adjustment_set_value(address.pointer.assumingMemoryBound(to: GtkAdjustment.self), 5) }
        wait { subscriber.values == [0, 5] }
        subscriber.cancel()
    }

    func testAHandlerOnTheEmittingThreadReceivesTheArguments() throws {
        let before = LiveCount.closures
        let received = ReceivedTexts()
        let emitter = ThreadedEmitter()
        let address = Address(pointer: emitter.pointer)
        let signal = try emitter.publisher(forSignal: "sent")
        var cancellable: AnyCancellable? = signal.connectOnEmittingThread { arguments in
            let isMain = Thread.isMainThread
            let text = try? arguments[0].get(as: String.self) + "\(arguments[1].get(as: Int.self))"
            received.texts.withLock { $0.append("\(text ?? "none") \(isMain)") }
            Task { @MainActor in
                let object = try? arguments[2].get(as: Object.self)
                received.texts.withLock { $0.append(object?.typeName ?? "none") }
            }
        }
        onAnotherThread {
            address.emitSent("text", 42)
            received.texts.withLock { XCTAssertEqual($0, ["text42 false"], "before the emission returns") }
        }
        wait { received.texts.withLock { $0.count == 2 } }
        received.texts.withLock { XCTAssertEqual($0.last, "ThreadedEmitter") }
        XCTAssertEqual(LiveCount.closures, before + 1)
        cancellable = nil
        XCTAssertNil(cancellable)
        onAnotherThread { address.emitSent("text", 42) }
        received.texts.withLock { XCTAssertEqual($0.count, 2) }
        wait { LiveCount.closures == before }
    }

    func testAHandlerOnTheEmittingThreadIsReleasedWithTheEmitter() throws {
        let before = LiveCount.closures
        func connect() throws -> AnyCancellable {
            try ThreadedEmitter().publisher(forSignal: "sent").connectOnEmittingThread { _ in }
        }
        let cancellable = try connect()
        wait { LiveCount.closures == before }
        cancellable.cancel()
    }

    func testAnEventWithArgumentsIsRejectedWithAMessage() throws {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
        let subscriber = TestSubscriber<[Value], Never>()
        try adjustment.publisher(forSignal: "notify::value").subscribe(subscriber)
        expectLog(containing: "signal \"notify::value\" was emitted off the main thread", domain: "CombineGtk")
        let address = Address(pointer: adjustment.pointer)
        onAnotherThread { gtk_adjustment_set_value(address.pointer.assumingMemoryBound(to: GtkAdjustment.self), 5) }
        pumpUntilIdle()
        XCTAssertEqual(subscriber.values.count, 0)
        subscriber.cancel()
    }
}

private final class StatefulAdjustment: Adjustment {
    var state = 0

    init() {
        super.init(value: 0, lower: 0, upper: 10)
    }
}

private final class ReceivedTexts: Sendable {
    let texts = Mutex<[String]>([])
}

private final class ThreadedEmitter: Object {
    let sent = OwnSignal<(text: String, number: Int, object: Object)>()
}

/// A pointer for another thread.
//
// `@unchecked Sendable`: reference counts can be changed on any thread, and only one thread at a time sets properties
// in each test.
private struct Address: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    /// Emits the signal of a ``ThreadedEmitter`` like C, with the emitter as the last argument.
    func emitSent(_ text: String, _ number: gint64) {
        var values = Array(repeating: GValue(), count: 4)
        g_value_init(&values[0], g_object_get_type())
        g_value_init(&values[1], String.valueType)
        g_value_init(&values[2], Int.valueType)
        g_value_init(&values[3], g_object_get_type())
        g_value_set_object(&values[0], pointer)
        g_value_set_string(&values[1], text)
        g_value_set_int64(&values[2], number)
        g_value_set_object(&values[3], pointer)
        let type = pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
        g_signal_emitv(&values, g_signal_lookup("sent", type), 0, nil)
        for index in values.indices { g_value_unset(&values[index]) }
    }
}
