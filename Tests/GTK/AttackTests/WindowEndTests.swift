import CombineGtk
import GtkTesting
import XCTest

/// Tests of windows that are closed early, twice or never.
@MainActor
final class WindowEndTests: AttackTestCase {
    func testAWindowThatWasNeverShownIsFreed() {
        assertFreed { Window() }
        assertFreed {
            let window = Window()
            window.child = Button(label: "")
            return window
        }
    }

    func testAWindowThatIsClosedBeforeItIsShownIsFreed() {
        assertFreed {
            let window = Window()
            window.close()
            return window
        }
    }

    func testAWindowThatIsDestroyedTwiceIsFreed() {
        assertFreed {
            let window = Window()
            window.present()
            window.destroy()
            window.destroy()
            window.close()
            return window
        }
    }

    func testAWindowThatIsClosedImmediatelyAfterBeingPresentedIsFreed() {
        assertFreed {
            let window = Window()
            window.present()
            window.close()
            return window
        }
    }

    func testAHiddenWindowExistsUntilItIsDestroyed() {
        weak var weakWindow: Window?
        func run() {
            let window = Window()
            weakWindow = window
            window.present()
            wait { window.isMapped }
            window.isVisible = false
            pumpUntilIdle()
            XCTAssertNotNil(weakWindow)
            window.present()
            wait { window.isMapped }
            window.close()
        }
        run()
        wait { weakWindow == nil }
    }

    func testTheWidgetsOfADestroyedWindowCanBeUsed() {
        let button = Button(label: "a")
        assertFreed {
            let window = Window()
            window.child = button
            window.present()
            wait { window.isMapped }
            window.destroy()
            return window
        }
        button.label = "b"
        XCTAssertNil(button.root)
        let other = Window()
        other.child = button
        other.present()
        wait { button.isMapped }
    }

    func testDestroyEmitsItsSignal() {
        var events: [String] = []
        func run() {
            let window = Window()
            let button = Button(label: "")
            window.child = button
            window.destroy.sink { events.append("window") }.store(in: &window.cancellables)
            button.destroy.sink { events.append("button") }.store(in: &button.cancellables)
            window.present()
            wait { window.isMapped }
            window.close()
        }
        run()
        wait { events.count == 2 }
    }

    func testManyWindowsAtTheSameTime() {
        assertSurvives {
            for _ in rounds(2) {
                var windows: [Window] = []
                for _ in 0..<20 {
                    let window = Window()
                    Finalization.watch(window)
                    window.child = Entry()
                    window.present()
                    windows.append(window)
                }
                wait { windows.allSatisfy { $0.isMapped } }
                for window in windows.shuffled() { window.close() }
                windows = []
            }
        }
    }
}
