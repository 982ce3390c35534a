import Testing

@testable import Groceries

@MainActor
struct GroceriesViewModelTests {
    let viewModel = GroceriesViewModel()

    @Test func searchIgnoresCase() {
        viewModel.search = "m"
        #expect(viewModel.visible.map(\.name) == ["Milk", "Mustard"])
    }

    @Test func undoRestoresRemovedGroceries() {
        viewModel.selection = [1, 2]
        viewModel.removeSelection()
        #expect(viewModel.groceries.map(\.id) == [3, 4])
        viewModel.undoManager.undo()
        #expect(viewModel.groceries.map(\.id) == [1, 2, 3, 4])
    }
}
