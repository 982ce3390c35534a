import Testing

@testable import Groceries

@MainActor
struct GroceriesViewModelTests {
    let viewModel = GroceriesViewModel()

    @Test func searchIgnoresCase() {
        viewModel.search = "m"
        #expect(viewModel.visible.map(\.name) == ["Milk", "Mustard"])
    }
}
