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

    @Test func undoRestoresRemovedGroceries() {
        viewModel.selection = [1, 2]
        viewModel.removeSelection()
        #expect(viewModel.groceries.map(\.id) == [3, 4])
        viewModel.undoManager.undo()
        #expect(viewModel.groceries.map(\.id) == [1, 2, 3, 4])
    }
}
