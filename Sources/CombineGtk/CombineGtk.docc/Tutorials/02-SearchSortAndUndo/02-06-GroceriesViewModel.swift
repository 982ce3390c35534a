import CombineModel
import Observation

/// The list of groceries.
@MainActor
@Observable
final class GroceriesViewModel {
    private(set) var groceries = [
        Grocery(id: 1, name: "Milk", count: 2), Grocery(id: 2, name: "Bread"),
        Grocery(id: 3, name: "Apples", count: 6), Grocery(id: 4, name: "Mustard"),
    ]
    var search = ""
    var sort = [SortKey<Grocery>(\.name)]

    /// The groceries that match the search, in the order of the table.
    var visible: [Grocery] {
        groceries.filter { $0.name.lowercased().hasPrefix(search.lowercased()) }.sorted(by: sort)
    }
}
