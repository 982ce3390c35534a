import CombineModel

/// The list of groceries.
@MainActor
final class GroceriesViewModel: ObservableObject {
    @Published private(set) var groceries = [
        Grocery(id: 1, name: "Milk", count: 2), Grocery(id: 2, name: "Bread"),
        Grocery(id: 3, name: "Apples", count: 6), Grocery(id: 4, name: "Mustard"),
    ]
    @Published var search = ""
    @Published var sort = [SortKey<Grocery>(\.name)]
    @Published var selection: Set<Grocery.ID> = []
    let undoManager = UndoManager()

    /// The groceries that match the search, in the order of the table.
    var visible: some Publisher<[Grocery], Never> {
        $groceries.arranged(
            by: $search.combineLatest($sort) { search, sort in
                Arrangement(
                    where: { $0.name.lowercased().hasPrefix(search.lowercased()) },
                    sortedBy: sort
                )
            }
        )
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
