import Combine
import Testing

@testable import Groceries

@MainActor
struct GroceriesViewModelTests {
    let viewModel = GroceriesViewModel()

    @Test func searchIgnoresCase() {
        var names: [String] = []
        let subscription = viewModel.visible.sink { names = $0.map(\.name) }
        viewModel.search = "m"
        #expect(names == ["Milk", "Mustard"])
        subscription.cancel()
    }
}
