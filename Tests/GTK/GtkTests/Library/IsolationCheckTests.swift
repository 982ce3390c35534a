import CGtk
import Foundation
import Gtk
import GtkTesting
import XCTest

/// Tests of code that assumes main-actor isolation on another thread.
@MainActor
final class IsolationCheckTests: GtkTestCase {
    func testTheMessageForAnotherThread() {
        assertTraps(
            saying:
                "assumeIsolated(_:) of MainActor was called on a thread other than the main thread. Only the main thread can use GTK objects",
            withDisplay: false
        ) {
            _ = Adjustment(value: 1)
            Thread { MainActor.assumeIsolated {} }.start()
            // The trap on the other thread ends this process.
            sleep(30)
        }
    }

    func testASetterOnACThread() {
        assertTraps(saying: "on a thread other than the main thread") {
            LabelOfAnotherThread.label = Label(label: "x")
            var thread = pthread_t()
            pthread_create(&thread, nil, setLabel, nil)
            pthread_join(thread, nil)
        }
    }

    func testAClassThatAnotherThreadInitializes() {
        assertTraps(
            saying: "class_init of ClassOfAnotherThread was called on a thread other than the main thread",
            withDisplay: false
        ) {
            let type = ClassOfAnotherThread.registeredType
            Thread { g_object_unref(g_object_new_with_properties(type, 0, nil, nil)) }.start()
            sleep(30)
        }
    }

    func testAWidgetThatAnotherThreadConstructs() {
        assertTraps(
            saying: "constructed of WidgetOfAnotherThread was called on a thread other than the main thread"
        ) {
            let type = WidgetOfAnotherThread.registeredType
            g_type_class_unref(g_type_class_ref(type))
            Thread { g_object_unref(g_object_new_with_properties(type, 0, nil, nil)) }.start()
            sleep(30)
        }
    }

    func testTheMainThreadIsNotStopped() {
        _ = Adjustment(value: 1)
        XCTAssertEqual(MainActor.assumeIsolated { 1 }, 1)
    }
}

private func setLabel(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    MainActor.assumeIsolated { LabelOfAnotherThread.label?.label = "y" }
    return nil
}

private final class ClassOfAnotherThread: Object {}

private final class WidgetOfAnotherThread: Box, ConstructibleFromC {}

@MainActor
private enum LabelOfAnotherThread {
    static var label: Label?
}
