import CGtk
import Combine
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of wrappers whose last reference is released on another thread.
@MainActor
final class DyingWrapperTests: GtkTestCase {
    func testADyingWrapperIsNotReturned() {
        let before = LiveCount.objects
        for _ in 0..<500 {
            let button = Button(label: "")
            // The main loop doesn't run in the meantime, so the deallocation waits.
            dropOnAnotherThread { Page(button) }
            let parent = button.parent
            XCTAssertTrue(parent == nil || (parent as? Page)?.state == 42)
            withExtendedLifetime(parent) { pumpUntilIdle() }
            XCTAssertNil(button.parent)
        }
        wait { LiveCount.objects == before }
    }

    func testAnObjectWithADyingWrapperGetsANewOne() {
        let before = LiveCount.objects
        let button = Button(label: "")
        dropOnAnotherThread { Page(button) }
        guard let page = gtk_widget_get_parent(button.widgetPointer) else { return XCTFail("no parent") }
        let found = Box.wrap(UnsafeMutableRawPointer(page))
        XCTAssertTrue(type(of: found) == Box.self, "its state and its Swift class are released")
        pumpUntilIdle()
        XCTAssertTrue(button.parent === found, "the second one still has its object after the first one is deallocated")
        found.remove(button)
        XCTAssertNil(button.parent)
        _ = consume found
        wait { LiveCount.objects == before + 1 }
    }

    func testADyingObjectThatEmitsIsStillFreed() {
        let before = (LiveCount.objects, LiveCount.connections)
        var count = 0
        var pointer: UnsafeMutablePointer<GtkAdjustment>?
        func make() -> Adjustment {
            let adjustment = Adjustment(value: 0, lower: 0, upper: 10)
            adjustment.valueChanged.sink { count += 1 }.store(in: &adjustment.cancellables)
            pointer = adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self)
            return adjustment
        }
        dropOnAnotherThread(make)
        // The emission retains the object during its deallocation. The main loop releases that reference.
        gtk_adjustment_set_value(pointer, 5)
        wait { LiveCount.objects == before.0 && LiveCount.connections == before.1 }
        XCTAssertLessThanOrEqual(count, 1)
    }

    func testAFinishedSubscriptionToADyingObject() {
        var isFinished = false
        var cancellable: AnyCancellable?
        func make() -> Adjustment {
            let adjustment = Adjustment()
            cancellable = adjustment.valueChanged.sink { _ in
                isFinished = true
            } receiveValue: {
            }
            return adjustment
        }
        dropOnAnotherThread(make)
        wait { isFinished }
        cancellable?.cancel()
    }

    /// Releases the last reference to an object on another thread, and waits until it's released.
    private func dropOnAnotherThread(_ make: () -> Object) {
        let holder = Holder()
        holder.object = make()
        onAnotherThread { holder.object = nil }
    }
}

/// Passes an object to another thread.
//
// `@unchecked Sendable`: one thread at a time uses it.
private final class Holder: @unchecked Sendable {
    var object: Object?
}

private final class Page: Box {
    let state = 42

    init(_ child: Widget) {
        super.init(orientation: .vertical, spacing: 0)
        append(child)
    }
}
