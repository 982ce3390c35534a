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
    var selection: Set<Grocery.ID> = []
    let undoManager = UndoManager()

    /// The groceries that match the search, in the order of the table.
    var visible: [Grocery] {
        groceries.filter { $0.name.lowercased().hasPrefix(search.lowercased()) }.sorted(by: sort)
    }

    func add(_ name: String) {
        let id = (groceries.map(\.id).max() ?? 0) + 1
        set(groceries + [Grocery(id: id, name: name)], actionName: "Add \(name)")
    }

    func removeSelection() {
        set(groceries.filter { !selection.contains($0.id) }, actionName: "Remove")
    }

    /// Replaces the groceries, and registers the opposite change.
    private func set(_ new: [Grocery], actionName: String) {
        let previous = groceries
        undoManager.registerUndo(withTarget: self) { $0.set(previous, actionName: actionName) }
        undoManager.setActionName(actionName)
        groceries = new
    }
}
