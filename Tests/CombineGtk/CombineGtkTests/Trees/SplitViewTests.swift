import XCTest

@testable import CombineGtk

/// Tests of split views in wide and narrow windows.
@MainActor
final class SplitViewTests: GtkTestCase {
    @MainActor private struct Screen {
        let window = Window()
        let sidebar = Label("sidebar")
        let content = Label("content")
        let split: SplitView

        init(collapsedBelow limit: Int = 0, width: Int) {
            let (sidebar, content) = (sidebar.size(width: 200), content.size(width: 300))
            split = SplitView(collapsedBelow: limit, position: 240) {
                sidebar
            } content: {
                content
            }
            window.child = split
            window.setDefaultSize(width, height: 200)
            window.present()
        }

        func resize(to width: Int) { window.setDefaultSize(width, height: 200) }
    }

    func testWideWindowShowsBothWidgets() {
        let screen = Screen(width: 700)
        wait { screen.sidebar.isMapped && screen.content.isMapped }
        XCTAssertFalse(screen.split.isCollapsed)
        screen.split.showsContent = true
        XCTAssertTrue(screen.sidebar.isVisible)
        XCTAssertTrue(screen.content.isVisible)
        screen.window.destroy()
    }

    func testNarrowWindowShowsOneWidget() {
        let screen = Screen(width: 700)
        wait { screen.sidebar.isMapped && screen.content.isMapped }
        screen.resize(to: 400)
        wait { screen.split.isCollapsed && screen.sidebar.isMapped && !screen.content.isMapped }
        screen.split.showsContent = true
        wait { !screen.sidebar.isMapped && screen.content.isMapped }
        wait { screen.content.width >= 300 }
        screen.split.showsContent = false
        wait { screen.sidebar.isMapped && !screen.content.isMapped }
        screen.resize(to: 700)
        wait { !screen.split.isCollapsed && screen.sidebar.isMapped && screen.content.isMapped }
        XCTAssertEqual(screen.split.position, 240)
        screen.window.destroy()
    }

    func testInitiallyNarrowWindow() {
        let screen = Screen(width: 320)
        wait { screen.split.isCollapsed && !screen.content.isMapped }
        // The minimum width is the width of the wider widget.
        XCTAssertEqual(screen.split.requestedSize(.horizontal, forSize: -1).minimum, 300)
        screen.window.destroy()
    }

    func testCollapsesBelowLimitEvenIfBothFit() {
        let screen = Screen(collapsedBelow: 650, width: 600)
        wait { screen.split.isCollapsed }
        screen.resize(to: 660)
        wait { !screen.split.isCollapsed }
        screen.window.destroy()
    }

    func testIsReleasedWithWindow() {
        assertFreed {
            let screen = Screen(width: 400)
            wait { screen.split.isCollapsed }
            screen.window.close()
            return screen.split
        }
    }
}
