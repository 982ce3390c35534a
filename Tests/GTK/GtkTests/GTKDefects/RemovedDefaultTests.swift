import CGtk
import Gtk
import GtkTesting
import XCTest

@MainActor
final class RemovedDefaultTests: GtkTestCase {
    @MainActor private final class DefaultWindow {
        let window = Window()
        let box = Box(orientation: .vertical)

        init() { window.child = box }

        /// Returns a button that is the default widget of the window.
        func addDefault(in container: Box? = nil) -> Button {
            let button = Button(label: "Default")
            (container ?? box).append(button)
            window.defaultWidget = button
            XCTAssertTrue(window.defaultWidget === button)
            return button
        }
    }

    /// Uses only C functions, except for creating the window.
    func testTheDefect() {
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.removedDefault]
            let test = DefaultWindow()
            let button = test.addDefault()
            let window = test.window.pointer.assumingMemoryBound(to: GtkWindow.self)
            let widget = button.pointer.assumingMemoryBound(to: GtkWidget.self)
            gtk_box_remove(test.box.pointer.assumingMemoryBound(to: GtkBox.self), widget)
            GTKDefect.removedDefault.checkItShows(gtk_window_get_default_widget(window) == widget)
            // The default widget is reset while the button exists. Otherwise GTK would use freed memory when it
            // destroys the window.
            withExtendedLifetime(button) { gtk_window_set_default_widget(window, nil) }
        }
    }

    func testARemovedWidgetIsNotTheDefault() {
        for isPresented in [false, true] {
            let test = DefaultWindow()
            if isPresented {
                test.window.present()
                wait { test.window.isMapped }
            }
            let button = test.addDefault()
            test.box.remove(button)
            XCTAssertNil(test.window.defaultWidget)
            // Removing a container also removes its contents.
            let container = Box(orientation: .horizontal)
            test.box.append(container)
            _ = test.addDefault(in: container)
            test.box.remove(container)
            XCTAssertNil(test.window.defaultWidget)
            test.window.destroy()
        }
    }

    func testAFreedWidgetIsNotTheDefault() {
        let test = DefaultWindow()
        assertFreed {
            let button = test.addDefault()
            test.box.remove(button)
            return button
        }
        XCTAssertNil(test.window.defaultWidget)
        test.window.defaultWidget = nil
        XCTAssertTrue(test.addDefault() === test.window.defaultWidget)
    }

    func testAWidgetThatMovesToAnotherWindow() {
        let (former, latter) = (DefaultWindow(), DefaultWindow())
        let button = former.addDefault()
        former.box.remove(button)
        latter.box.append(button)
        latter.window.defaultWidget = button
        XCTAssertNil(former.window.defaultWidget)
        XCTAssertTrue(latter.window.defaultWidget === button)
        latter.box.remove(button)
        XCTAssertNil(latter.window.defaultWidget)
    }

    func testAWidgetThatStaysKeepsTheDefault() {
        let test = DefaultWindow()
        let button = test.addDefault()
        test.window.present()
        wait { test.window.isMapped }
        pumpUntilIdle()
        XCTAssertTrue(test.window.defaultWidget === button)
    }

    func testAWidgetThatLeavesADestroyedWindow() {
        let test = DefaultWindow()
        test.window.present()
        wait { test.window.isMapped }
        assertFreed {
            let button = test.addDefault()
            test.window.destroy()
            test.box.remove(button)
            return button
        }
        pumpUntilIdle()
    }

    func testAWidgetThatWasNeverInTheWindow() {
        let test = DefaultWindow()
        assertFreed {
            let button = Button(label: "Default")
            test.window.defaultWidget = button
            return button
        }
        XCTAssertNil(test.window.defaultWidget)
        let button = Button(label: "Default")
        test.window.defaultWidget = button
        test.box.append(button)
        XCTAssertTrue(test.window.defaultWidget === button)
    }

    func testAWindowWithItsDefaultWidgetIsFreed() {
        assertFreed {
            let test = DefaultWindow()
            _ = test.addDefault()
            test.window.present()
            wait { test.window.isMapped }
            test.window.destroy()
            return test.window
        }
    }
}
