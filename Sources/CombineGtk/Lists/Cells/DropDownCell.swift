import Combine
import Gtk

/// A cell with a drop-down. A value that isn't one of the choices is displayed as an empty item.
final class DropDownCell<Value: Equatable>: ValueCell<Value> {
    private let dropDown: DropDown
    private let values: [Value]

    init(title: String, values: [Value], texts: [String]) {
        self.values = values
        dropDown = DropDown(strings: texts)
        super.init(dropDown, title: title)
        // If the button had a frame, a row with an empty item would have a different height.
        dropDown.firstChild?.addCSSClass("flat")
        dropDown.publisher(for: \.selected).changes.sink(on: self) { cell, position in
            guard !cell.isDisplaying, let position, cell.values.indices.contains(position) else { return }
            cell.commit(cell.values[position])
        }
    }

    override func display(_ value: Value) {
        dropDown.selected = values.firstIndex(of: value)
    }
}
