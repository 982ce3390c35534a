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
}
