import Gtk
import GtkTesting
import XCTest

@MainActor
final class UnfinishedGestureTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.unfinishedGesture.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.unfinishedGesture]
            let label = pressLabelOfWindowThatEnds()
            GTKDefect.unfinishedGesture.checkItShows(!MainContext.pump(for: .seconds(1)) { label.object == nil })
        }
    }

    func testAWidgetIsFreedWhileAButtonIsPressed() {
        let label = pressLabelOfWindowThatEnds()
        wait("the label's end") { label.object == nil }
    }

    /// Presses a button over a label. A handler of the press closes the label's window.
    private func pressLabelOfWindowThatEnds() -> WeakLabel {
        let window = Window()
        let box = Box(orientation: .vertical)
        let label = Label(label: "Press")
        let found = WeakLabel(object: label)
        box.append(label)
        window.child = box
        label.addController(GestureClick())
        let ending = GestureClick()
        ending.pressed.sink { [unowned window] _ in window.destroy() }.store(in: &ending.cancellables)
        box.addController(ending)
        window.present()
        wait { window.isMapped }
        User(window).click(label)
        pumpUntilIdle()
        return found
    }
}

private struct WeakLabel {
    weak let object: Label?
}
