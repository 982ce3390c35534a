import CombineGtk
@_exported import GtkTesting
import XCTest

@testable import Groceries

@MainActor
final class GroceriesWindowTests: GtkTestCase {
    func testAddsItem() {
        let viewModel = GroceriesViewModel()
        let window = GroceriesWindow(application: nil, viewModel: viewModel)
        let user = User(window)
        user.click(window.name)
        user.type("Tea")
        user.press(.return)
        wait { viewModel.groceries.last?.name == "Tea" }
    }

    func testDeleteRemovesSelectedRow() throws {
        let viewModel = GroceriesViewModel()
        let window = GroceriesWindow(application: nil, viewModel: viewModel)
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Bread")))
        user.press(.delete)
        wait { viewModel.groceries.count == 3 }
        user.press("z", modifiers: .control)
        wait { viewModel.groceries.count == 4 }
    }

    func testIsAccessible() {
        let window = GroceriesWindow(application: nil, viewModel: GroceriesViewModel())
        _ = User(window)
        window.assertAccessible()
    }

    func testLeavesNothingBehind() {
        assertFreed {
            let window = GroceriesWindow(application: nil, viewModel: GroceriesViewModel())
            window.present()
            window.close()
            return window
        }
    }
}
