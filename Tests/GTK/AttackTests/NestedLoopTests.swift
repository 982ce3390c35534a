import Combine
@_spi(Binding) import CombineGtk
import Dispatch
import GtkTesting
import XCTest

/// Tests of nested main loops.
@MainActor
final class NestedLoopTests: AttackTestCase {
    func testALoopInAHandlerServesTasksBlocksAndWorkers() {
        let button = Button(label: "")
        var served = 0
        button.clicked.sink { served = self.servedInNestedLoop() }.store(in: &button.cancellables)
        button.emit("clicked", [])
        XCTAssertEqual(served, 3)
    }

    /// Dispatch's main queue isn't reentrant: its other blocks wait until the current block or task has finished.
    func testALoopInATaskDelaysOtherTasks() {
        assertServesLater { served in Task { @MainActor in served(self.servedInNestedLoop()) } }
    }

    func testALoopInAMainQueueBlockDelaysOtherBlocks() {
        assertServesLater { served in
            DispatchQueue.main.async { MainActor.assumeIsolated { served(self.servedInNestedLoop()) } }
        }
    }

    func testManyNestedLoops() {
        assertSurvives {
            var depth = 0
            var deepest = 0
            let button = Button(label: "")
            button.clicked.sink { [unowned button] in
                depth += 1
                deepest = max(deepest, depth)
                if depth < 50 { button.emit("clicked", []) }
                self.pumpUntilIdle()
                depth -= 1
            }.store(in: &button.cancellables)
            button.emit("clicked", [])
            XCTAssertEqual(deepest, 50)
        }
    }

    func testWindowsOpenAndCloseInNestedLoops() {
        assertSurvives {
            for _ in rounds(2) { openWindow(depth: 5) }
        }
    }

    /// Opens a window that opens more windows in a nested loop, and closes it.
    private func openWindow(depth: Int) {
        let window = Window()
        Finalization.watch(window)
        let button = Button(label: "")
        window.child = button
        button.clicked.sink { [unowned self] in
            if depth > 1 { openWindow(depth: depth - 1) }
        }.store(in: &button.cancellables)
        window.present()
        wait { window.isMapped }
        button.emit("clicked", [])
        window.close()
        wait { !window.isVisible }
    }

    /// Runs a nested loop and returns the number of results that it delivers. The results are those of a task, a main
    /// queue block and a worker thread.
    private func servedInNestedLoop() -> Int {
        let server = Server()
        _ = MainContext.pump(for: .milliseconds(500)) { server.served == 3 }
        last = server
        return server.served
    }

    private var last: Server?

    /// Checks that a nested loop delivers none of the results, and that the outer loop delivers all of them.
    private func assertServesLater(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ start: (@escaping @MainActor (Int) -> Void) -> Void
    ) {
        assertExitsCleanly(file: file, line: line) {
            var result: Int?
            start { result = $0 }
            wait { result != nil }
            XCTAssertEqual(result, 0, "of a task, a main-queue block and a worker's value", file: file, line: line)
            wait { self.last?.served == 3 }
        }
    }
}

/// Receives the results of a task, a main queue block and a worker thread.
@MainActor
private final class Server {
    private let label = Label(label: "")
    private var others = 0

    init() {
        nonisolated(unsafe) let subject = PassthroughSubject<String, Never>()  // Any thread can send to it.
        label.reactive.label <~ subject
        Task { @MainActor in others += 1 }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.others += 1 } }
        DispatchQueue.global().async { subject.send("value") }
    }

    /// The number of deliveries.
    var served: Int { others + (label.label == "value" ? 1 : 0) }
}
