import CGtk
import CombineGtk
import Dispatch
import GtkTesting
import XCTest

/// Tests of main-actor calls on other threads that the compiler can't detect. They must trap with a message that
/// contains their name.
@MainActor
final class WrongThreadTests: AttackTestCase {
    func testWrappingOnAWorker() {
        assertTraps(saying: "main thread", "GtkAdjustment") {
            guard let new = g_object_new_with_properties(gtk_adjustment_get_type(), 0, nil, nil) else { return }
            let object = CObject(pointer: new)
            runOnWorker { _ = unisolated { Object.wrapper(for: object.pointer, transfer: .none) } }
        }
    }

    func testWrappingAnObjectWithAWrapperOnAWorker() {
        assertTraps(saying: "main thread", "GtkAdjustment") {
            let adjustment = Adjustment()
            let object = CObject(adjustment)
            runOnWorker { _ = unisolated { Object.wrapper(for: object.pointer, transfer: .none) } }
        }
    }

    func testCreatingAnObjectOnAWorker() {
        assertTraps(saying: "main thread", "Adjustment") {
            runOnWorker { _ = unisolated { Adjustment() } }
        }
    }

    func testCreatingASubclassOnAWorker() {
        assertTraps(saying: "main thread", "Canary") {
            runOnWorker { _ = unisolated { Canary(1) } }
        }
    }

    func testAHandlerThatReturnsAValueOnAWorker() {
        // The handler can't run there, so GTK uses the default result.
        expectLog(containing: "signal \"close-request\" was emitted off the main thread", domain: "CombineGtk")
        let window = Window()
        let connection = window.closeRequest.connect { true }
        let object = CObject(window)
        runOnWorker { object.emitCloseRequest() }
        connection.cancel()
    }

    func testAFilterOnAWorker() {
        assertTraps(saying: "main thread", "ilter") {
            let filter = CustomFilter { _ in true }
            let item = StringObject(string: "a")
            let (first, second) = (CObject(filter), CObject(item))
            runOnWorker {
                gtk_filter_match(
                    first.pointer.assumingMemoryBound(to: GtkFilter.self),
                    second.pointer
                )
            }
        }
    }

    func testTheFirstUseOnAWorker() {
        assertTraps(saying: "main thread", withDisplay: false) {
            runOnWorker { _ = unisolated { Adjustment() } }
        }
    }

    /// Runs a closure on a worker while the main thread waits.
    private func runOnWorker(_ body: @escaping @Sendable () -> Void) {
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { body() }
        group.wait()
    }
}

/// Calls main-actor code where the compiler doesn't allow it.
private func unisolated<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Result).self)() }
}

extension CObject {
    /// Emits a window's `close-request` on this thread.
    fileprivate func emitCloseRequest() {
        var value = GValue()
        var result = GValue()
        g_value_init(&value, gtk_window_get_type())
        g_value_set_object(&value, pointer)
        // The value of the macro `G_TYPE_BOOLEAN`.
        g_value_init(&result, 5 << 2)
        g_signal_emitv(&value, g_signal_lookup("close-request", gtk_window_get_type()), 0, &result)
        g_value_unset(&value)
    }
}
