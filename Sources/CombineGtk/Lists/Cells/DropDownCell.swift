import Gtk

/// A cell with a drop-down. A value that isn't one of the choices is displayed as an empty item.
final class DropDownCell<Value: Equatable>: ValueCell<Value> {
    private let dropDown: DropDown
    private let values: [Value]
    /// The texts of the values. While the cell shows any other value, an empty item follows them, because since GTK
    /// 4.10, a drop-down can't show that nothing is selected.
    private let items: StringList

    init(title: String, values: [Value], texts: [String]) {
        self.values = values
        items = StringList(strings: texts)
        dropDown = DropDown(model: items)
        super.init(dropDown, title: title)
        // If the button had a frame, a row with an empty item would have a different height.
        dropDown.firstChild?.addCSSClass("flat")
        dropDown.publisher(for: \.selected).changes.sink(on: self) { cell, position in
            guard !cell.isDisplaying, let position, cell.values.indices.contains(position) else { return }
            cell.commit(cell.values[position])
        }
    }

    override func display(_ value: Value) {
        let position = values.firstIndex(of: value)
        if position == nil, items.itemCount == values.count { items.append("") }
        dropDown.selected = position ?? values.count
        if position != nil, items.itemCount > values.count { items.remove(values.count) }
    }
}
