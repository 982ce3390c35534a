import Gtk
import GtkTesting
import XCTest

/// Tests of actions whose handlers retain their window, which is closed.
@MainActor
final class ActionGroupTeardownTests: GtkTestCase {
    /// The only tooltip of GTK retains the action groups of the window in which it was last shown.
    func testActionsOfAWindowInWhichATooltipWasShown() {
        for isApplicationWindow in [false, true] {
            assertFreed {
                let window = isApplicationWindow ? ApplicationWindow(application: nil) : Window()
                let action = SimpleAction(name: "act")
                action.activate.sink { _ in window.title = "acted" }.store(in: &action.cancellables)
                if let map = window as? ApplicationWindow {
                    map.addAction(action)
                } else {
                    let group = SimpleActionGroup()
                    group.addAction(action)
                    window.insertActionGroup("act", group: group)
                }
                let button = Button(label: "Hover")
                button.tooltipText = "tip"
                window.child = button
                var isAsked = false
                button.queryTooltip.connect { _ in
                    isAsked = true
                    return true
                }.store(in: &button.cancellables)
                User(window).move(to: button)
                wait("the tooltip") { isAsked }
                pumpUntilIdle()
                window.close()
                return window
            }
        }
    }

    func testAGroupThatIsRemoved() {
        let window = Window()
        let action = SimpleAction(name: "act")
        let group = SimpleActionGroup()
        group.addAction(action)
        var count = 0
        action.activate.sink { _ in count += 1 }.store(in: &window.cancellables)
        window.insertActionGroup("act", group: group)
        XCTAssertTrue(window.activateAction("act.act"))
        window.insertActionGroup("act")
        XCTAssertFalse(window.activateAction("act.act"))
        XCTAssertEqual(count, 1)
        window.destroy()
    }
}
