import Adw
import GtkTesting
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

    func testAPageOfAnotherViewTraps() {
        let (view, other) = (TabView(), TabView())
        let removed = view.append(Label(label: "1"))
        view.transferPage(removed, to: other, at: 0)
        let saying = "isn't a page of"
        assertTraps(saying: saying) { view.closePage(removed) }
        assertTraps(saying: saying) { view.finishClosing(removed, confirming: true) }
        assertTraps(saying: saying) { _ = view.position(of: removed) }
        assertTraps(saying: saying) { view.setPinned(true, removed) }
        assertTraps(saying: saying) { view.movePage(removed, to: 0) }
        assertTraps(saying: saying) { view.transferPage(removed, to: other, at: 0) }
        assertTraps(saying: saying) { view.selectedPage = removed }
        assertTraps(saying: saying) { view.addPage(Label(label: "2"), parent: removed) }
    }

    func testAPositionWithoutAPageTraps() {
        let (view, other) = (TabView(), TabView())
        let pages = (0..<3).map { view.append(Label(label: "\($0)")) }
        view.setPinned(true, pages[0])
        XCTAssertTrue(view.movePage(pages[1], to: 2))
        assertTraps(saying: "can have the positions 1 to 2, found -1") { view.movePage(pages[1], to: -1) }
        assertTraps(saying: "can have the positions 0 to 0, found 1") { view.movePage(pages[0], to: 1) }
        assertTraps(saying: "can have the positions 0 to 0, found 1") { view.transferPage(pages[1], to: other, at: 1) }
        assertTraps(saying: "can have the positions 1 to 3, found 0") { view.insert(Label(label: ""), at: 0) }
        assertTraps(saying: "can have the positions 0 to 1, found 2") { view.insertPinned(Label(label: ""), at: 2) }
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
