import CombineGtk

enum LedgerKind: CaseIterable, Sendable {
    case food, rent, travel

    var title: String { "\(self)" }
}

struct LedgerEntry: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var amount = 0
    var isPaid = false
    var kind = LedgerKind.food
}

/// The model in the tests of editable tables.
@MainActor
final class LedgerModel: ObservableObject {
    @Published var entries: [LedgerEntry]
    @Published var sort: [SortKey<LedgerEntry>] = []
    @Published var selection: Set<Int> = []
    private(set) var renames: [String] = []

    init(_ names: String...) {
        entries = names.enumerated().map { LedgerEntry(id: $0, name: $1, amount: $0) }
    }

    var sorted: some Publisher<[LedgerEntry], Never> {
        $entries.combineLatest($sort) { $0.sorted(by: $1) }
    }

    func rename(_ id: Int, to name: String) throws {
        renames.append(name)
        if name.isEmpty { throw ValidationError("a name is required") }
        guard name != "ignored", let place = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[place].name = name
    }
}

@MainActor
func makeLedger(_ model: LedgerModel) -> ColumnView {
    @Bindable var model = model
    let table = ColumnView(Rows(model.sorted), sort: $model.sort) {
        Column("Name", \.name, .text, in: $model.entries).id("name").expand()
        Column("Amount", \.amount, .number, in: $model.entries).id("amount").width(80).resizable()
        Column("Paid", \.isPaid, .check, in: $model.entries).id("paid").width(80)
        Column("Kind", \.kind, .dropDown(of: LedgerKind.allCases, \.title), in: $model.entries).id("kind").width(120)
    }
    table.selection <~> $model.selection
    return table
}

@MainActor
func makeLedgerWindow(_ table: ColumnView) -> Window {
    let window = makeListWindow(table)
    window.setDefaultSize(560, height: 260)
    return window
}

extension ColumnView {
    /// The visible editable labels, column by column and from top to bottom.
    var editedLabels: [EditableLabel] { descendants(of: EditableLabel.self).filter(\.isMapped) }

    func label(_ text: String) -> EditableLabel? { editedLabels.first { $0.text == text } }
}
