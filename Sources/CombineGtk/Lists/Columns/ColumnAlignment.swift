import Gtk

/// The horizontal alignment of a column's contents. It corresponds to `TableColumnAlignment` in SwiftUI.
public enum ColumnAlignment: Sendable {
    /// The side on which a line of text begins.
    case start
    /// The center.
    case center
    /// The side on which a line of text ends.
    case end

    private var fraction: Double {
        switch self {
        case .start: 0
        case .center: 0.5
        case .end: 1
        }
    }

    private var place: Align {
        switch self {
        case .start: .start
        case .center: .center
        case .end: .end
        }
    }

    @MainActor
    func apply(to cell: Widget) {
        switch cell {
        case let label as Label: label.xalign = fraction
        case let label as EditableLabel: label.alignment = fraction
        case let cell as any ValueWidget: cell.align(self)
        default: cell.halign = place
        }
    }

    /// Aligns the heading of the column that was added last.
    ///
    /// GTK has no property for the alignment of headings. The heading contains a box with the title and the sort
    /// indicator.
    @MainActor
    func applyToLastHeading(of table: ColumnView) {
        guard let box = table.firstChild?.lastChild?.firstChild as? Box else { return }
        box.halign = place
        // Moves the indicator in front of the title. At the end, even an empty indicator would take up space between
        // the title and the edge.
        if self == .end, let title = box.firstChild, let indicator = box.lastChild, title !== indicator {
            box.reorderChildAfter(title, sibling: indicator)
        }
    }
}
