import Gtk
import GtkTesting
import XCTest

/// Tests of handlers that close or destroy a window while it, or its content, is being closed, destroyed, removed or
/// changed. Another window stays open.
@MainActor
final class ReentrantTeardownTests: GtkTestCase {
    private typealias End = @MainActor (Window) -> Void

    private let ends: [End] = [{ $0.close() }, { $0.destroy() }]
    private let changes: [End] = [
        { $0.isVisible = false }, { $0.child?.isVisible = false }, { $0.child = nil }, { $0.isSensitive = false },
        { $0.child?.isSensitive = false }, { $0.focusWidget = nil },
    ]

    /// A Boolean value that indicates whether the handlers are active.
    private var isEnding = false

    /// Ends or changes a window in each way, and ends it in the handlers that a closure connects. Returns the number of
    /// calls of the handlers.
    ///
    /// - Parameter connect: A closure that receives a visible window and the handler.
    @discardableResult
    private func endTwice(
        _ name: String,
        first: [End]? = nil,
        connect: (_ window: Window, _ handler: @escaping @MainActor () -> Void) throws -> Void
    ) rethrows -> Int {
        let other = Window()
        other.present()
        var count = 0
        for first in first ?? ends + changes {
            for second in ends {
                weak var window: Window?
                try autoreleasing {
                    let new = Window()
                    window = new
                    new.child = Entry()
                    new.present()
                    wait { new.isMapped }
                    XCTAssertEqual(new.child?.grabFocus(), true)
                    isEnding = false
                    let previous = count
                    try connect(new) { [weak new, unowned self] in
                        guard isEnding else { return }
                        count += 1
                        new.map(second)
                    }
                    isEnding = true
                    first(new)
                    if count == previous { new.destroy() }
                }
                wait("the end of a window, with \(name)") { window == nil }
                XCTAssertTrue(other.isMapped, name)
            }
        }
        other.destroy()
        return count
    }

    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

    /// Handles each signal that has no result.
    private func countEmissions(of emitter: @MainActor (Window) throws -> Widget) throws -> [String: Int] {
        let sample = Window()
        sample.child = Entry()
        let signals = try emitter(sample).signalSpecifications.filter { $0.returnTypeName == "void" }.map(\.name)
        sample.destroy()
        XCTAssertGreaterThan(signals.count, 12)
        var counts: [String: Int] = [:]
        for signal in signals {
            counts[signal] = try endTwice(signal) { window, handler in
                try emitter(window).publisher(forSignal: signal).sink { _ in handler() }.store(in: &window.cancellables)
            }
        }
        return counts
    }

    private func assertEmitted(_ signals: [String], _ counts: [String: Int]) {
        for signal in signals { XCTAssertGreaterThan(counts[signal, default: 0], 0, signal) }
    }

    func testSignalsOfTheWindow() throws {
        let counts = try countEmissions { $0 }
        assertEmitted(["unmap", "unrealize", "hide", "state-flags-changed", "notify", "destroy"], counts)
    }

    func testSignalsOfAChild() throws {
        let counts = try countEmissions { try XCTUnwrap($0.child) }
        assertEmitted(["unmap", "unrealize", "state-flags-changed", "notify", "destroy"], counts)
    }

    /// GTK moves the focus out of a widget that the user can't use anymore.
    func testTheEndOfTheFocus() {
        for signal in ["leave", "notify::contains-focus"] {
            let count = endTwice(signal) { window, handler in
                let controller = EventControllerFocus()
                window.child?.addController(controller)
                wait("the focus") { controller.containsFocus }
                try? controller.publisher(forSignal: signal).sink { _ in handler() }.store(in: &window.cancellables)
            }
            XCTAssertGreaterThan(count, 0, signal)
        }
        for signal in ["notify::has-focus", "notify::focus-widget"] {
            let count = endTwice(signal) { window, handler in
                let button = Button(label: "text")
                window.child = button
                button.grabFocus()
                let emitter: Widget = signal.hasSuffix("has-focus") ? button : window
                try? emitter.publisher(forSignal: signal).sink { _ in handler() }.store(in: &window.cancellables)
            }
            // GTK 4.18 and 4.24 don't notify of `has-focus`.
            if signal == "notify::focus-widget" || GTK.version.minor < 18 { XCTAssertGreaterThan(count, 0, signal) }
        }
    }

    func testAWidgetUnderThePointer() {
        let count = endTwice("leave") { window, handler in
            let (button, controller) = (Button(label: "text"), EventControllerMotion())
            button.addController(controller)
            window.child = button
            User(window).move(to: button)
            wait("the pointer") { controller.containsPointer }
            controller.leave.sink { handler() }.store(in: &window.cancellables)
        }
        XCTAssertGreaterThan(count, 0)
    }

    func testAnOpenPopover() {
        let popDown: End = { ($0.child as? MenuButton)?.popover?.popdown() }
        let counts = (ends + [popDown]).map { first in
            endTwice("closed", first: [first]) { window, handler in
                let (button, popover) = (MenuButton(), Popover())
                popover.child = Label(label: "text")
                button.popover = popover
                window.child = button
                button.popup()
                wait("the popover") { popover.isMapped }
                popover.closed.sink { handler() }.store(in: &window.cancellables)
            }
        }
        XCTAssertEqual(counts.last, 2)
        // GTK 4.18 and 4.24 don't emit the signal if the window ends first.
        for count in counts where count > 0 || GTK.version.minor < 18 { XCTAssertEqual(count, 2) }
    }

    func testTheFactoryOfAList() {
        for signal in ["unbind", "teardown"] {
            let count = endTwice(signal) { window, handler in
                let factory = SignalListItemFactory()
                var isBound = false
                factory.setup.sink(on: factory) { _, item in item.child = Label(label: "") }
                factory.bind.sink { _ in isBound = true }.store(in: &window.cancellables)
                window.child = ListView(model: NoSelection(model: StringList(strings: ["a", "b"])), factory: factory)
                wait("the rows") { isBound }
                (signal == "unbind" ? factory.unbind : factory.teardown).sink(on: factory) { _, _ in handler() }
            }
            XCTAssertGreaterThan(count, 0, signal)
        }
    }
}
