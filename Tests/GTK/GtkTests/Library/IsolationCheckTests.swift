import CGtk
import Combine
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
                "MainActor.assumeIsolated(_:) or a main-actor closure was called on a thread other than the main thread. Only the main thread can use GTK objects",
            withDisplay: false
        ) {
            _ = Adjustment(value: 1)
            onThread { MainActor.assumeIsolated {} }
        }
    }

    func testAMainActorClosureThatAPublisherCallsOnAnotherThread() {
        assertTraps(saying: "a main-actor closure was called on a thread other than the main", withDisplay: false) {
            let adjustment = Adjustment(value: 1)
            nonisolated(unsafe) let values = PassthroughSubject<Double, Never>()
            let subscription = values.sink { adjustment.value = $0 }
            values.send(2)
            onThread { values.send(3) }
            subscription.cancel()
        }
    }

    func testMainActorClosuresRunInNestedLoopsAndOnTheMainQueue() {
        let values = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let subscription = values.map { seen.count + $0 }.sink { seen.append($0) }
        nonisolated(unsafe) let sender = values
        values.send(0)
        MainContext.perform {
            sender.send(0)
            DispatchQueue.main.async { sender.send(0) }
            var isEnded = false
            MainContext.perform {
                sender.send(0)
                isEnded = true
            }
            // A modal dialog of C code would run such a nested loop.
            while !isEnded { g_main_context_iteration(nil, 1) }
        }
        wait { seen == [0, 1, 2, 3] }
        subscription.cancel()
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
            onThread { g_object_unref(g_object_new_with_properties(type, 0, nil, nil)) }
        }
    }

    func testAWidgetThatAnotherThreadConstructs() {
        assertTraps(
            saying: "constructed of WidgetOfAnotherThread was called on a thread other than the main thread"
        ) {
            let type = WidgetOfAnotherThread.registeredType
            g_type_class_unref(g_type_class_ref(type))
            onThread { g_object_unref(g_object_new_with_properties(type, 0, nil, nil)) }
        }
    }

    func testTheMainThreadIsNotStopped() {
        _ = Adjustment(value: 1)
        XCTAssertEqual(MainActor.assumeIsolated { 1 }, 1)
    }
}

/// Runs a closure on another thread and waits for it. A trap on that thread ends the process.
private func onThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread {
        body()
        end.signal()
    }.start()
    end.wait()
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
