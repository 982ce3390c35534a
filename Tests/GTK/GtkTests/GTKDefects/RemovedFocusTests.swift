import CGtk
import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class RemovedFocusTests: GtkTestCase {
    /// A window with the shortcut F5, and a simulated user.
    @MainActor private final class ShortcutWindow {
        let window = Window()
        private(set) var count = 0
        private(set) lazy var user = User(window)

        init(_ children: [Widget]) {
            let box = Box(orientation: .vertical)
            for child in children { box.append(child) }
            window.child = box
            window.setDefaultSize(300, height: 300)
            let action = CallbackAction { [weak self] _, _ in
                self?.count += 1
                return true
            }
            let controller = ShortcutController()
            controller.addShortcut(Shortcut(trigger: ShortcutTrigger(string: "F5"), action: action))
            window.addController(controller)
        }

        /// A Boolean value that indicates whether the shortcut works.
        var hearsKeys: Bool {
            let before = count
            user.press(.f5)
            return count == before + 1
        }

        /// Runs the main loop until the window has been drawn twice.
        func drawTwice() {
            guard let clock = gtk_widget_get_frame_clock(window.pointer.assumingMemoryBound(to: GtkWidget.self)) else {
                return XCTFail("the window is not on the screen")
            }
            for _ in 0..<2 {
                let frame = gdk_frame_clock_get_frame_counter(clock)
                gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
                XCTAssertTrue(MainContext.pump { gdk_frame_clock_get_frame_counter(clock) > frame })
                MainContext.pumpUntilIdle()
            }
        }
    }

    /// Returns a check button that is skipped by keyboard navigation but can grab the focus.
    private func checkButton() -> CheckButton {
        let button = CheckButton(label: "Done")
        button.isFocusable = false
        return button
    }

    private func listBox(_ rows: [Widget]) -> ListBox {
        let list = ListBox()
        for row in rows { list.append(row) }
        return list
    }

    private func labels(_ count: Int) -> [Widget] {
        (0..<count).map { Label(label: "Row \($0)") }
    }

    // MARK: The defect

    /// Uses only C functions, except for the window's shortcut.
    func testTheDefect() {
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.removedFocus]
            let button = Button(label: "Remove")
            let shortcuts = ShortcutWindow([button, checkButton()])
            XCTAssertTrue(shortcuts.hearsKeys)
            let window = shortcuts.window.pointer.assumingMemoryBound(to: GtkWindow.self)
            let widget = button.pointer.assumingMemoryBound(to: GtkWidget.self)
            gtk_widget_grab_focus(widget)
            XCTAssertEqual(gtk_window_get_focus(window), widget)
            let box = UnsafeMutableRawPointer(gtk_widget_get_parent(widget))
            gtk_box_remove(box?.assumingMemoryBound(to: GtkBox.self), widget)
            shortcuts.drawTwice()
            GTKDefect.removedFocus.checkItShows(gtk_window_get_focus(window) == widget && !shortcuts.hearsKeys)
        }
    }

    // MARK: Shortcuts

    func testShortcutsWorkAfterTheFocusWidgetIsRemoved() {
        let button = Button(label: "Remove")
        let shortcuts = ShortcutWindow([button, checkButton()])
        XCTAssertTrue(shortcuts.hearsKeys)
        _ = button.grabFocus()
        (button.parent as? Box)?.remove(button)
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertNil(shortcuts.window.focus)
        shortcuts.drawTwice()
        XCTAssertTrue(shortcuts.hearsKeys)
    }

    func testShortcutsWorkAfterARowOfAListViewIsRemoved() throws {
        for kept in [false, true] {
            let strings = StringList(strings: ["A", "B", "C"])
            let factory = SignalListItemFactory()
            var cancellables: Set<AnyCancellable> = []
            factory.setup.sink { item in
                item.child = self.checkButton()
            }.store(in: &cancellables)
            let list = ListView(model: NoSelection(model: strings), factory: factory)
            let shortcuts = ShortcutWindow([list])
            XCTAssertTrue(shortcuts.hearsKeys)
            let first = try XCTUnwrap(list.firstChild)
            let second = try XCTUnwrap(first.nextSibling)
            _ = second.grabFocus()
            XCTAssertTrue(shortcuts.window.focus === second)
            let third = try XCTUnwrap(second.nextSibling)
            if kept { strings.remove(1) } else { strings.splice(at: 0, removing: 3) }
            XCTAssertTrue(shortcuts.hearsKeys)
            XCTAssertTrue(shortcuts.window.focus === (kept ? third : list))
            shortcuts.drawTwice()
            XCTAssertTrue(shortcuts.hearsKeys)
            XCTAssertTrue(shortcuts.window.focus === (kept ? third : list))
            shortcuts.window.destroy()
        }
    }

    // MARK: The new focus

    func testTheNextRowThePreviousRowOrTheListGetsTheFocus() throws {
        let list = listBox(labels(3))
        let shortcuts = ShortcutWindow([Button(label: "First of all"), list])
        let rows = try (0..<3).map { try XCTUnwrap(list.row(at: $0)) }
        XCTAssertTrue(shortcuts.hearsKeys)
        _ = rows[1].grabFocus()
        list.remove(rows[1])
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertTrue(shortcuts.window.focus === rows[2])
        list.remove(rows[2])
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertTrue(shortcuts.window.focus === rows[0])
        list.remove(rows[0])
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertTrue(shortcuts.window.focus === list)
        shortcuts.drawTwice()
        XCTAssertTrue(shortcuts.window.focus === list)
    }

    func testRowsThatAreRemovedTogether() throws {
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            let list = listBox(labels(5))
            let shortcuts = ShortcutWindow([list])
            let rows = try (0..<5).map { try XCTUnwrap(list.row(at: $0)) }
            XCTAssertTrue(shortcuts.hearsKeys)
            _ = rows[1].grabFocus()
            for index in order { list.remove(rows[index]) }
            XCTAssertTrue(shortcuts.hearsKeys)
            XCTAssertTrue(shortcuts.window.focus === rows[3], "\(order)")
            shortcuts.window.destroy()
        }
    }

    func testAListThatIsRebuilt() throws {
        let list = listBox(labels(3))
        let shortcuts = ShortcutWindow([Button(label: "First of all"), list])
        XCTAssertTrue(shortcuts.hearsKeys)
        _ = list.row(at: 1)?.grabFocus()
        while let row = list.row(at: 0) { list.remove(row) }
        for label in labels(3) { list.append(label) }
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertTrue(shortcuts.window.focus === list.row(at: 0))
    }

    func testAWidgetWithinARow() throws {
        let entries = (0..<3).map { _ in Entry() }
        let list = listBox(entries)
        let shortcuts = ShortcutWindow([list])
        XCTAssertTrue(shortcuts.hearsKeys)
        _ = entries[1].grabFocus()
        let removed = try XCTUnwrap(list.row(at: 1))
        let next = try XCTUnwrap(list.row(at: 2))
        list.remove(removed)
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertTrue(shortcuts.window.focus === next)
    }

    func testTheChoiceOfTheProgramTakesPrecedence() throws {
        let button = Button(label: "Chosen")
        let list = listBox(labels(3))
        let shortcuts = ShortcutWindow([list, button])
        let rows = try (0..<3).map { try XCTUnwrap(list.row(at: $0)) }
        XCTAssertTrue(shortcuts.hearsKeys)
        _ = rows[0].grabFocus()
        list.remove(rows[0])
        _ = button.grabFocus()
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertTrue(shortcuts.window.focus === button)
        // A row that is moved keeps the focus.
        _ = rows[1].grabFocus()
        list.remove(rows[1])
        list.append(rows[1])
        shortcuts.drawTwice()
        XCTAssertTrue(shortcuts.window.focus === rows[1])
        _ = rows[2].grabFocus()
        list.remove(rows[2])
        shortcuts.window.focus = nil
        pumpUntilIdle()
        XCTAssertTrue(shortcuts.hearsKeys)
    }

    func testARowThatIsInsertedAndRemovedAgain() throws {
        let list = listBox(labels(3))
        let shortcuts = ShortcutWindow([Button(label: "First of all"), list])
        let rows = try (0..<3).map { try XCTUnwrap(list.row(at: $0)) }
        XCTAssertTrue(shortcuts.hearsKeys)
        _ = rows[1].grabFocus()
        list.remove(rows[1])
        list.append(rows[1])
        list.remove(rows[1])
        XCTAssertTrue(shortcuts.hearsKeys)
        XCTAssertTrue(shortcuts.window.focus === rows[2])
    }

    // MARK: Lifetimes

    func testWidgetsThatAreRemovedAgainInTheSameFrameAreFreed() {
        let other = Box(orientation: .vertical)
        let shortcuts = ShortcutWindow([other])
        XCTAssertTrue(shortcuts.hearsKeys)
        for isInside in [false, true] {
            assertFreed {
                let (entry, content) = (Entry(), Box(orientation: .vertical))
                if isInside { content.append(entry) }
                let removed = isInside ? content : entry
                let box = shortcuts.window.child as? Box
                box?.append(removed)
                XCTAssertTrue(entry.grabFocus())
                box?.remove(removed)
                for _ in 0..<2 {
                    other.append(removed)
                    other.remove(removed)
                }
                return removed
            }
        }
    }

    func testRemovedWidgetsAreFreed() {
        let shortcuts = ShortcutWindow([checkButton()])
        XCTAssertTrue(shortcuts.hearsKeys)
        assertFreed {
            let button = Button(label: "Gone")
            (shortcuts.window.child as? Box)?.append(button)
            _ = button.grabFocus()
            XCTAssertTrue(shortcuts.window.focus === button)
            (shortcuts.window.child as? Box)?.remove(button)
            return button
        }
    }

    func testAWindowThatIsClosedImmediatelyIsFreed() {
        assertFreed {
            let list = listBox(labels(3))
            let shortcuts = ShortcutWindow([list])
            XCTAssertTrue(shortcuts.hearsKeys)
            guard let row = list.row(at: 0) else { return shortcuts.window }
            _ = row.grabFocus()
            list.remove(row)
            shortcuts.window.destroy()
            return shortcuts.window
        }
    }
}
