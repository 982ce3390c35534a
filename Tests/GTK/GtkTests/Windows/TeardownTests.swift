import CGtk
import Combine
import Gtk
import GtkTesting
import XCTest

/// Tests of the events that a program receives when a window is closed, and of their order.
@MainActor
final class TeardownTests: GtkTestCase {
    /// The documented order.
    private let order = [
        "destroy button", "destroy window, which shows text", "finished button", "finished window", "cancellables",
        "drawing freed", "window freed",
    ]

    func testClosing() {
        let log = Log()
        func make() {
            let window = LoggingWindow(log)
            window.present()
            window.close()
        }
        make()
        XCTAssertEqual(log.lines, ["unrealize"], "the other steps wait for the main loop")
        wait { log.lines.count > self.order.count }
        XCTAssertEqual(log.lines, ["unrealize"] + order)
    }

    func testDestroying() {
        let log = Log()
        func make() {
            let window = LoggingWindow(log)
            window.present()
            window.destroy()
        }
        make()
        XCTAssertEqual(log.lines, ["unrealize"] + order)
    }

    func testClosingBeforeShowing() {
        let log = Log()
        func make() { LoggingWindow(log).close() }
        make()
        wait { log.lines.count == self.order.count }
        XCTAssertEqual(log.lines, order)
    }

    func testDestroyingBeforeShowing() {
        let log = Log()
        func make() { LoggingWindow(log).destroy() }
        make()
        XCTAssertEqual(log.lines, order)
    }

    func testDestroyingInAHandlerOfTheWindow() {
        let log = Log()
        func make() {
            let window = LoggingWindow(log)
            window.present()
            window.button.clicked.sink { [unowned window] in window.destroy() }.store(in: &window.cancellables)
            window.button.emit("clicked")
        }
        make()
        wait { log.lines.last == "window freed" }
        XCTAssertEqual(log.lines, ["unrealize"] + order)
    }

    func testClosingInANestedLoop() {
        let log = Log()
        func make() {
            let window = LoggingWindow(log)
            window.present()
            window.button.clicked.sink { [unowned window] in
                window.close()
                XCTAssertTrue(MainContext.run(for: .seconds(5)) { log.lines.contains("cancellables") })
            }.store(in: &window.cancellables)
            window.button.emit("clicked")
        }
        make()
        wait { log.lines.last == "window freed" }
        XCTAssertEqual(log.lines, ["unrealize"] + order)
    }

    func testClosingADialogWithItsWindow() {
        let log = Log()
        func make() {
            let window = Window()
            window.present()
            let dialog = LoggingWindow(log)
            dialog.transientFor = window
            dialog.isDestroyedWithParent = true
            dialog.present()
            window.close()
        }
        make()
        wait { log.lines.last == "window freed" }
        XCTAssertEqual(log.lines, ["unrealize"] + order)
    }

    func testReleasingWithoutShowing() {
        let log = Log()
        func make() {
            let window = Window()
            let button = Button(label: "")
            window.child = button
            button.destroy.sink { _ in
                log.add("finished button")
            } receiveValue: {
                log.add("destroy button")
            }
            .store(in: &button.cancellables)
            window.destroy.sink { _ in
                log.add("finished window")
            } receiveValue: {
                log.add("destroy window")
            }
            .store(in: &window.cancellables)
        }
        make()
        XCTAssertEqual(log.lines, ["destroy button", "finished button", "destroy window", "finished window"])
    }

    func testAWindowThatWasNeverShownIsFreed() {
        assertFreed { Window() }
        assertFreed { ApplicationWindow() }
        assertFreed {
            let window = Window()
            window.child = Button(label: "")
            window.title = "dropped"
            return window
        }
        assertFreed {
            let window = Window()
            window.close()
            return window
        }
        XCTAssertEqual(openWindows.count, 0)
    }

    func testAHiddenWindowIsOwnedByGTK() {
        weak var weakWindow: Window?
        func make() {
            let window = Window()
            window.present()
            window.isVisible = false
            weakWindow = window
        }
        make()
        pumpUntilIdle()
        XCTAssertNotNil(weakWindow)
        weakWindow?.close()
        wait { weakWindow == nil }
    }

    func testAWindowIsClosedOnce() {
        var count = 0
        let window = Window()
        window.destroy.sink { count += 1 }.store(in: &window.cancellables)
        let refusal = window.closeRequest.connect { true }
        window.close()
        pumpUntilIdle()
        XCTAssertEqual(count, 0, "it was never shown, but can still refuse")
        refusal.cancel()
        window.close()
        window.close()
        pumpUntilIdle()
        window.close()
        window.destroy()
        pumpUntilIdle()
        XCTAssertEqual(count, 1)
    }

    func testTheLastWindowsHandlersRunBeforeTheProgramEnds() {
        let application = Application(applicationID: nil, flags: .nonUnique)
        var saved: String?
        application.activate.sink { [unowned application] in
            let window = ApplicationWindow(application: application)
            let entry = Entry()
            window.child = entry
            entry.text = "a letter"
            window.destroy.sink { saved = entry.text }.store(in: &window.cancellables)
            window.present()
            window.close()
        }.store(in: &application.cancellables)
        XCTAssertEqual(application.run(["test"]), 0)
        XCTAssertEqual(saved, "a letter")
    }

    func testAHandlerMayDestroyTheWindowAgain() {
        assertFreed {
            let window = Window()
            window.present()
            window.destroy.sink { [unowned window] in window.destroy() }.store(in: &window.cancellables)
            window.close()
            return window
        }
    }

    func testOtherWidgetsCallTheirDestroyHandlers() {
        var lines: [String] = []
        var cancellables: Set<AnyCancellable> = []
        func make() throws {
            let button = Button(label: "")
            button.destroy.sink { _ in
                lines.append("finished")
            } receiveValue: {
                lines.append("destroy")
            }
            .store(in: &cancellables)
            try button.publisher(forSignal: "destroy").sink { lines.append("by name \($0.count)") }
                .store(in: &cancellables)
        }
        XCTAssertNoThrow(try make())
        XCTAssertEqual(lines.sorted(), ["by name 0", "destroy", "finished"])
    }

    func testCodeThatWrapsAWindowDuringConstruction() {
        let toplevels = Window.toplevels
        var met: [Window] = []
        let cancellable = toplevels.itemsChanged.sink { position, _, added in
            for index in position..<position + added { (toplevels.object(index) as? Window).map { met.append($0) } }
        }
        var window: SubclassedWindow? = SubclassedWindow()
        window?.state = 42
        XCTAssertEqual(met.count, 1)
        XCTAssertEqual(met.first?.pointer, window?.pointer)
        met.first?.title = "both"
        XCTAssertEqual(window?.title, "both")
        XCTAssertTrue(toplevels.object(toplevels.itemCount - 1) === window, "it is now the function of the subclass")
        window?.destroy()
        cancellable.cancel()
        met = []
        weak let weakWindow = window
        window = nil
        wait { weakWindow == nil }
    }
}

@MainActor
private final class Log {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

/// Adds a line to a log when it's deallocated.
@MainActor
private final class FreedLine {
    private let log: Log
    private let line: String

    init(_ log: Log, _ line: String) {
        (self.log, self.line) = (log, line)
    }

    isolated deinit { log.add(line) }
}

private final class SubclassedWindow: Window {
    var state = 0

    init() { super.init() }
}

private final class LoggingWindow: Window {
    let button = Button(label: "")
    let entry = Entry()
    private let area = DrawingArea()
    private let freed: FreedLine

    init(_ log: Log) {
        freed = FreedLine(log, "window freed")
        super.init()
        let box = Box(orientation: .vertical)
        box.append(button)
        box.append(entry)
        box.append(area)
        child = box
        entry.text = "text"
        let drawing = FreedLine(log, "drawing freed")
        area.setDrawing { _, _, _, _ in withExtendedLifetime((self, drawing)) {} }
        // The handler captures its window strongly, which is a common mistake.
        unrealizeSignal.sink { log.add("unrealize") }.store(in: &cancellables)
        button.destroy.sink { _ in
            log.add("finished button")
        } receiveValue: {
            log.add("destroy button")
        }
        .store(in: &button.cancellables)
        destroy.sink { _ in
            log.add("finished window")
        } receiveValue: {
            log.add("destroy window, which shows \(self.entry.text)")
        }.store(in: &cancellables)
        AnyCancellable { MainActor.assumeIsolated { log.add("cancellables") } }.store(in: &cancellables)
    }
}
