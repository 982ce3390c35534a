import Observation

/// The list of groceries.
@MainActor
@Observable
final class GroceriesViewModel {
    private(set) var groceries = [
        Grocery(id: 1, name: "Milk", count: 2), Grocery(id: 2, name: "Bread"),
        Grocery(id: 3, name: "Apples", count: 6), Grocery(id: 4, name: "Mustard"),
    ]
}
