import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

private final class ToastWindow: TestedWindow {
    static var alive = 0
    let entry = Entry()
    let label = Label(label: "below")

    init() {
        super.init(properties: [:])
        Self.alive += 1
        let box = Box(orientation: .vertical, spacing: 12)
        box.append(entry)
        label.expandsVertically = true
        box.append(label)
        testedContent = box
        setDefaultSize(400, height: 300)
    }

    isolated deinit {
        Self.alive -= 1
    }
}

@MainActor
final class ToastTests: GtkTestCase {
    private func shown() -> (ToastWindow, User) {
        let window = ToastWindow()
        let user = User(window)
        // An earlier test may have left the pointer at the position of the toast.
        user.move(to: window.entry)
        return (window, user)
    }

    private func text(in window: Window) -> String? {
        window.children.first { $0 is Revealer && $0.isVisible }?.first(Label.self)?.label
    }

    func testAppearsOverWindowAndDisappears() throws {
        let (window, user) = shown()
        let (time, child) = (VirtualTimeScheduler(), window.testedContent)
        user.click(window.entry)
        user.type("a")
        let toast = window.toast("Saved", scheduler: time)
        wait { window.image() != nil && self.text(in: window) == "Saved" }
        XCTAssertIdentical(window.testedContent, child)
        user.type("b")
        XCTAssertEqual(window.entry.text, "ab", "the focus stays")
        let view = try XCTUnwrap(window.children.first { $0 is Revealer })
        wait { view.height > 0 }
        let bounds = try XCTUnwrap(view.bounds(in: window))
        let area = try XCTUnwrap(window.testedContent?.bounds(in: window))
        XCTAssertEqual(bounds.x + bounds.width / 2, area.x + area.width / 2, accuracy: 1)
        XCTAssertEqual(bounds.y + bounds.height, area.y + area.height - 16, accuracy: 1, "with the shadow")
        XCTAssertEqual(view.firstChild?.accessibleRole, .alert)
        time.advance(by: .seconds(4.9))
        XCTAssertEqual(text(in: window), "Saved")
        time.advance(by: .seconds(0.1))
        XCTAssertNil(text(in: window))
        XCTAssertTrue(toast.isDisposed)
    }

    func testKeepsWindowLayout() {
        let (window, user) = shown()
        let (width, height) = (window.width, window.height)
        let before = window.requestedSize(.horizontal, forSize: -1)
        window.toast("Saved")
        wait { self.text(in: window) != nil }
        XCTAssertEqual(window.requestedSize(.horizontal, forSize: -1), before)
        XCTAssertEqual([window.width, window.height], [width, height])
        user.click(window.entry)
        user.type("a")
        XCTAssertEqual(window.entry.text, "a", "the user can use what is next to the toast")
    }

    func testStaysAboveLaterChild() throws {
        let (window, user) = shown()
        var isUndone = false
        window.toast("deleted", undo: { isUndone = true })
        let undo = try XCTUnwrap(window.first(Button.self, labelled: "Undo"))
        window.testedContent = Button("Everywhere")
        wait { undo.isMapped && undo.width > 0 }
        user.click(undo)
        wait { isUndone }
    }

    func testFollowsWindowSize() throws {
        let (window, _) = shown()
        window.toast(Array(repeating: "words", count: 40).joined(separator: " "))
        let view = try XCTUnwrap(window.children.first { $0 is Revealer })
        wait { view.width > 0 }
        XCTAssertLessThanOrEqual(view.width, window.width - 32, "a long text has several lines")
        let width = window.width
        window.setDefaultSize(width + 200, height: window.height)
        wait { window.width > width }
        let bounds = try XCTUnwrap(view.bounds(in: window))
        XCTAssertEqual(bounds.x + bounds.width / 2, Double(window.width) / 2, accuracy: 1)
    }

    func testCallsUndoOnceAndReleasesIt() throws {
        let (window, user) = shown()
        var count = 0
        let toast = window.toast("3 notes deleted", undo: { count += 1 })
        let undo = try XCTUnwrap(window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped && undo.width > 0 }
        user.click(undo)
        wait { count == 1 }
        XCTAssertNil(text(in: window))
        XCTAssertTrue(toast.isDisposed)
        final class Store {}
        weak var weakStore: Store?
        let time = VirtualTimeScheduler()
        do {
            let store = Store()
            weakStore = store
            window.toast("deleted", scheduler: time, undoTitle: "Back", undo: { withExtendedLifetime(store) {} })
        }
        XCTAssertEqual(undo.label, "Back")
        XCTAssertNotNil(weakStore)
        time.advance(by: .seconds(5))
        XCTAssertNil(weakStore)
    }

    func testShowsToastsOneAfterAnother() {
        let (window, _) = shown()
        let time = VirtualTimeScheduler()
        window.toast("first", for: .seconds(2), scheduler: time)
        let second = window.toast("second", for: .seconds(2), scheduler: time)
        let third = window.toast("third", for: .seconds(2), scheduler: time)
        XCTAssertEqual(text(in: window), "first")
        second.cancel()
        time.advance(by: .seconds(2))
        XCTAssertEqual(text(in: window), "third")
        third.cancel()
        XCTAssertNil(text(in: window))
        window.toast("fourth", scheduler: time)
        XCTAssertEqual(text(in: window), "fourth")
    }

    func testAcceptsLongDurations() {
        let (window, _) = shown()
        let toast = window.toast("Offline", for: .seconds(Int64.max))
        pumpUntilIdle()
        XCTAssertFalse(toast.isDisposed)
        XCTAssertEqual(text(in: window), "Offline")
        window.toast("Never mind", for: .seconds(-1))
        toast.cancel()
        wait { self.text(in: window) == nil }
    }

    func testShowsToastsOneAfterAnotherWithAnimations() {
        enableAnimations()
        let (window, _) = shown()
        let time = VirtualTimeScheduler()
        window.toast("first", scheduler: time)
        window.toast("second", scheduler: time)
        wait { (window.children.first { $0 is Revealer } as? Revealer)?.isChildRevealed == true }
        time.advance(by: .seconds(5))
        wait { self.text(in: window) == "second" }
        time.advance(by: .seconds(5))
        wait { self.text(in: window) == nil }
    }

    func testPointerKeepsToastVisible() throws {
        let (window, user) = shown()
        let time = VirtualTimeScheduler()
        window.toast("Saved", scheduler: time)
        let label = try XCTUnwrap(window.children.first { $0 is Revealer }?.first(Label.self))
        wait { label.width > 0 }
        user.move(to: label)
        time.advance(by: .seconds(60))
        XCTAssertEqual(text(in: window), "Saved")
        user.move(to: window.entry)
        time.advance(by: .seconds(4))
        XCTAssertEqual(text(in: window), "Saved")
        time.advance(by: .seconds(1))
        XCTAssertNil(text(in: window))
    }

    func testKeyboardReachesUndoButton() throws {
        let (window, user) = shown()
        var isUndone = false
        window.toast("deleted", undo: { isUndone = true })
        let undo = try XCTUnwrap(window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped }
        user.click(window.entry)
        user.press(.tab)
        XCTAssertTrue(undo.hasFocus)
        user.press(.return)
        wait { isUndone }
        user.type("x")
        XCTAssertEqual(window.entry.text, "x", "the focus has returned")
    }

    func testKeyboardLeavesTextViewForUndoButton() throws {
        let (window, user) = shown()
        let text = TextView().expand(.vertical)
        window.testedContent = Box.vertical {
            Entry()
            text
        }
        window.toast("deleted", undo: {})
        let undo = try XCTUnwrap(window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped && text.height > 0 }
        user.click(text)
        user.press(.tab)
        XCTAssertTrue(text.hasFocus, "Tab is a character of the text")
        user.press(.tab, modifiers: .control)
        XCTAssertTrue(undo.hasFocus)
        user.press(.tab, modifiers: .shift)
        XCTAssertTrue(text.hasFocus)
    }

    func testClosesWithWindow() {
        User(TestedWindow()).window.destroy()
        final class Store {}
        weak var weakStore: Store?
        XCTAssertEqual(ToastWindow.alive, 0)
        assertNoLeaks {
            let (window, _) = shown()
            let store = Store()
            weakStore = store
            let toast = window.toast("deleted", undo: { [window, store] in withExtendedLifetime((window, store)) {} })
            window.toast("waits", undo: { withExtendedLifetime(window) {} })
            wait { window.image() != nil }
            window.close()
            wait { toast.isDisposed }
            XCTAssertTrue(window.toast("late").isDisposed)
        }
        wait { ToastWindow.alive == 0 && weakStore == nil }
        assertTraps(saying: "the toast \"Saved\" requires a window that was shown, but the ToastWindow") {
            ToastWindow().toast("Saved")
        }
    }
}
