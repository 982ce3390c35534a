import CombineAdw
import GtkTesting
import XCTest

private struct Item: Identifiable {
    let id: String
}

/// Tests of placeholders for empty lists.
@MainActor
final class PlaceholderTests: GtkTestCase {
    func testStatusPageFillsList() throws {
        let add = Button(label: "Add")
        let page = StatusPage("No Notes", description: "Add a note to begin.", icon: "starred-symbolic") { add }
        let list = ListView(Rows(Just([Item]()), \.id))
        let overlay = Overlay(list, placeholder: page)
        let window = AdwWindow()
        window.setDefaultSize(400, height: 600)
        window.content = overlay
        var isClicked = false
        add.clicked.sink { isClicked = true }.store(in: &window.cancellables)
        let user = User(window)
        wait { page.height > 0 }
        XCTAssertEqual(page.height, overlay.height)
        XCTAssertEqual(page.width, overlay.width)
        user.click(add)
        wait { isClicked }
    }
}
