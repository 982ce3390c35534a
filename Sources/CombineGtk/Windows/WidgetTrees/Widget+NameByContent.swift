import Gtk

// Before version 4.12, GTK doesn't derive the accessible name of a widget from the text within it, so these methods set
// the name.
extension Widget {
    /// Sets the accessible name of this widget to the text within it, unless the widget already has a name.
    func nameByContent() {
        if accessible.label != nil || !accessible.labelledBy.isEmpty { return }
        accessible.labelledBy = children.flatMap(\.labels)
    }

    /// Sets the accessible name of the row that contains this cell. The name is the accessible label of the cell or, if
    /// it has no label, the text within the cell. A screen reader reads the name when the row receives the focus.
    func nameRow() {
        guard let row = parent, row.accessible.labelledBy.isEmpty else { return }
        row.accessible.labelledBy = accessible.label == nil ? labels : [self]
    }

    /// The text of all labels within this widget, separated by spaces.
    var texts: String { labels.map(\.text).joined(separator: " ") }

    /// The labels within this widget, or this widget if it's a label. Labels in buttons and popovers are excluded.
    var labels: [Label] {
        if let label = self as? Label { return [label] }
        if self is Button || self is CheckButton || self is MenuButton || self is DropDown || self is Popover {
            return []
        }
        return children.flatMap(\.labels)
    }
}
