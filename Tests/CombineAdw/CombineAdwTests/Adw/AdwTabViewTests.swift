import Adw
import XCTest

@MainActor
final class AdwTabViewTests: GtkTestCase {
    func testPagesAreAddedMovedAndClosed() {
        let view = TabView()
        let first = view.append(Label(label: "1"))
        let second = view.append(Label(label: "2"))
        XCTAssertTrue(view.movePageToStart(second))
        XCTAssertEqual(view.position(of: second), 0)
        XCTAssertTrue(view.page(at: 1) === first)
        view.setPinned(true, first)
        XCTAssertTrue(first.isPinned)
        view.closePage(second)
        wait { view.pageCount == 1 }
    }

    func testAHandlerDecidesWhetherAPageCloses() {
        let view = TabView()
        let page = view.append(Label(label: "1"))
        let connection = view.closePageSignal.connect { [unowned view] page in
            view.finishClosing(page, confirming: false)
            return true
        }
        view.closePage(page)
        XCTAssertEqual(view.pageCount, 1)
        withExtendedLifetime(connection) {}
    }

    func testPagesAreFreedWithTheirView() {
        func make() -> TabView {
            let view = TabView()
            let page = view.append(Label(label: "1"))
            page.title = "First"
            _ = view.selectedPage
            let window = Window()
            window.child = view
            window.present()
            window.destroy()
            return view
        }
        _ = make()
        assertNoLeaks { make() }
    }
}
