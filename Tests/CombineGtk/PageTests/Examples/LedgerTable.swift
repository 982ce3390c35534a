import CombineGtk

struct Expense: Identifiable, Equatable, Sendable {
    enum Kind: String, CaseIterable { case food, rent, travel }

    let id: Int
    var payee: String
    var amount: Double
    var kind = Kind.food
    var isPaid = false
}

@MainActor
final class LedgerModel: ObservableObject {
    @Published var expenses: [Expense] = []
    @Published var sort = [SortKey<Expense>(\.payee)]

    var sorted: some Publisher<[Expense], Never> {
        $expenses.combineLatest($sort) { $0.sorted(by: $1) }
    }

    func rename(_ id: Expense.ID, to payee: String) throws {
        if payee.isEmpty { throw ValidationError("A payee is required.") }
        guard let place = expenses.firstIndex(where: { $0.id == id }) else { return }
        expenses[place].payee = payee
    }
}

@MainActor
func makeLedger(_ model: LedgerModel) -> ColumnView {
    @Bindable var model = model
    let table = ColumnView(Rows(model.sorted), sort: $model.sort) {
        Column("Payee", \.payee, .text) { [model] expense, payee in try model.rename(expense.id, to: payee) }
            .id("payee").expand()
        Column("Amount", \.amount, .number, in: $model.expenses).id("amount").resizable()
        Column("Kind", \.kind, .dropDown(of: Expense.Kind.allCases, \.rawValue), in: $model.expenses).id("kind")
        Column("Paid", \.isPaid, .check, in: $model.expenses).id("paid")
    }
    table.restoreColumns(as: "ledger")
    return table
}
