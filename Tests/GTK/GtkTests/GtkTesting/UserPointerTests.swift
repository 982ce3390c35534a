import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class UserPointerTests: GtkTestCase {
    func testClicksWithModifiers() {
        let window = Window()
        let label = Label(label: "Clicked")
        let gesture = GestureClick()
        label.addController(gesture)
        window.child = label
        var states: [ModifierType] = []
        let keys: ModifierType = [.controlMask, .shiftMask]
        let connection = gesture.pressed.sink { [unowned gesture] _ in
            states.append(gesture.currentEventState.intersection(keys))
        }
        let user = User(window)
        user.click(label, modifiers: .control)
        user.click(label, modifiers: [.shift, .control])
        user.click(label)
        user.doubleClick(label, modifiers: .shift)
        XCTAssertEqual(states, [.controlMask, keys, [], .shiftMask, .shiftMask])
        connection.cancel()
    }

    func testControlClickAddsToASelection() throws {
        let list = ListBox()
        list.selectionMode = .multiple
        for text in ["one", "two", "three"] { list.append(Label(label: text)) }
        let window = Window()
        window.child = list
        let user = User(window)
        user.click(try XCTUnwrap(list.row(at: 0)))
        user.click(try XCTUnwrap(list.row(at: 2)), modifiers: .control)
        XCTAssertEqual(list.selectedRows.map(\.index), [0, 2])
    }

    func testScrolls() {
        let window = Window()
        let scrolled = ScrolledWindow()
        let content = Label(label: "wide and high")
        content.setSizeRequest(2000, height: 2000)
        scrolled.child = content
        window.child = scrolled
        window.setDefaultSize(200, height: 200)
        let user = User(window)
        user.scroll(.down, over: scrolled, by: 2)
        let down = scrolled.vadjustment.value
        XCTAssertGreaterThan(down, 0)
        XCTAssertEqual(scrolled.hadjustment.value, 0)
        user.scroll(.right, over: scrolled)
        XCTAssertGreaterThan(scrolled.hadjustment.value, 0)
        user.scroll(.up, over: scrolled)
        XCTAssertLessThan(scrolled.vadjustment.value, down)
        user.scroll(.left, over: scrolled, by: 5)
        XCTAssertEqual(scrolled.hadjustment.value, 0)
        user.scroll(.up, over: scrolled, by: 0)
        XCTAssertGreaterThan(scrolled.vadjustment.value, 0)
    }

    func testScrollsWithModifiers() {
        let window = Window()
        let controller = EventControllerScroll(flags: .vertical)
        var turns: [Double] = []
        var states: [ModifierType] = []
        let connection = controller.scroll.connect { [unowned controller] turn in
            turns.append(turn.dy)
            states.append(controller.currentEventState.intersection(.controlMask))
            return true
        }
        let label = Label(label: "zoomed")
        label.addController(controller)
        window.child = label
        let user = User(window)
        user.scroll(.up, over: label, modifiers: .control)
        user.scroll(.down, over: label)
        XCTAssertEqual(turns, [-1, 1])
        XCTAssertEqual(states, [.controlMask, []])
        connection.cancel()
    }
}
