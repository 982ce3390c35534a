import CombineGtk
import CombineTesting
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class ByUserAsynchronousTests: GtkTestCase {
    func testUserInAsynchronousTest() async {
        let (window, entry) = (Window(), Entry())
        window.child = entry
        await Task.yield()
        let seen = Recorder<String>()
        entry.publisher(for: \.text).byUser.sink { seen.values.append($0) }.store(in: &entry.cancellables)
        let user = User(window)
        user.click(entry)
        user.type("a")
        XCTAssertEqual(seen.values, ["a"])
    }

    func testChangesByTasksTimersAndObserversAreNotByUser() async {
        let entry = Entry()
        let source = CurrentValueRelay("")
        let seen = Recorder<String>()
        entry.publisher(for: \.text).byUser.sink { seen.values.append($0) }.store(in: &entry.cancellables)
        entry.observe { $0.text = source.value }
        source.accept("observed")
        wait { entry.text == "observed" }
        let timer = MainContext.default.schedule(
            after: MainContext.default.now.advanced(by: .milliseconds(1)),
            interval: .seconds(10)
        ) { MainThreadBox.run { entry.text = "timer" } }
        wait { entry.text == "timer" }
        timer.cancel()
        let task = Task { @MainActor in entry.text = "task" }
        await task.value
        XCTAssertEqual(seen.values, [])
    }
}

/// A function that runs code on the main actor when a scheduler of the main thread calls it.
private enum MainThreadBox {
    static func run(_ body: @MainActor () -> Void) {
        MainActor.assumeIsolated(body)
    }
}
