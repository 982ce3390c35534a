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
}
