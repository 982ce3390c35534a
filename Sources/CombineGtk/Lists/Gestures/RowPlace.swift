import Gtk

/// The row at a point of a view.
@MainActor
struct RowPlace {
    let position: Int
    /// The GTK widget that contains the cells of the row.
    let widget: Widget
    let isInSecondHalf: Bool

    /// Finds the row at a point of a view. Fails if there is no row at that point.
    init?(at point: (x: Double, y: Double), in view: some _RowsView, of rows: any RowsModel) {
        guard let picked = view.pick(point.x, y: point.y), let list = view.rowContainer,
            let row = picked.row(in: list),
            let cell = rows.cells.all.first(where: { $0.widget === row || $0.widget.isAncestor(row) }),
            let position = cell.position,
            let bounds = row.bounds(in: view)
        else { return nil }
        self.position = position
        widget = row
        let isOnTheRight = point.x > bounds.x + bounds.width / 2
        isInSecondHalf = view.isGrid ? isOnTheRight != (view.direction == .rtl) : point.y > bounds.y + bounds.height / 2
    }
}

extension _RowsView {
    /// The widget whose children are the rows. In a column view, this is the inner list. In other views, it's the view.
    var rowContainer: Widget? { self is ColumnView ? children.first { $0 is ListView } : self }
}

extension Widget {
    /// Returns the child of `container` that contains this widget, or this widget if it's a child of `container`.
    func row(in container: Widget) -> Widget? {
        var widget: Widget? = self
        while let current = widget {
            guard let parent = current.parent else { return nil }
            if parent === container { return current }
            widget = parent
        }
        return nil
    }
}
