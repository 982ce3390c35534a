import CombineGtk

final class Part: Object, ConstructibleFromC {
    @GObjectProperty var name = ""
    @GObjectProperty var count = 0
}

@MainActor
func makePartsTable(_ parts: ListStore<Part>) -> ColumnView {
    let table = ColumnView(model: nil)

    let names = SignalListItemFactory()
    names.setup.sink(on: table) { _, item in item.child = EditableLabel(text: "") }
    names.bind.sink(on: table) { _, item in
        guard let label = item.child as? EditableLabel, let part = item.item as? Part else { return }
        label.reactive.text <~> Bindable(part).name
    }
    let name = ColumnViewColumn(title: "Name", factory: names)
    name.sorter = StringSorter(by: \Part.name)
    name.expands = true

    let counts = SignalListItemFactory()
    counts.setup.sink(on: table) { _, item in item.child = Label("").set(\.xalign, 1) }
    counts.bind.sink(on: table) { _, item in
        guard let label = item.child as? Label, let part = item.item as? Part else { return }
        label.reactive.label <~ part.publisher(for: \.count).map { "\($0)" }
    }
    let count = ColumnViewColumn(title: "Count", factory: counts)
    count.sorter = NumericSorter(by: \Part.count)

    for column in [name, count] { table.appendColumn(column) }
    table.model = MultiSelection(model: SortListModel(model: parts, sorter: table.sorter))
    table.activate.sink(on: parts) { parts, position in print("opens row \(position) of \(parts.count)") }
    return table
}
