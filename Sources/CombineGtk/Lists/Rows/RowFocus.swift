import Gtk

extension StreamRows {
    /// Moves the focus from a row that is about to be removed to the list. Otherwise, GTK would focus another row in the
    /// next frame and scroll to it.
    ///
    /// - Returns: The identity of the row that gets the focus after the change, which is nil if no row remains. If the
    ///   focus isn't in a removed row, the result is nil.
    func moveFocus() -> ID?? {
        guard let view = cells.view, let position = cells.containingFocus(of: view)?.position,
            position < values.count, !remains(identity(values[position])), let list = view.innerList
        else { return nil }
        list.root?.focus = list
        let next = values[position...].lazy.map(identity).first(where: remains)
        return .some(next ?? values[..<position].reversed().lazy.map(identity).first(where: remains))
    }

    /// Moves the focus from the list to a row, after GTK has laid out the rows. If the row isn't in view, the first row
    /// in view gets the focus.
    func returnFocus(to id: ID?) {
        guard let view = cells.view else { return }
        view.frameClock?.afterPaint.first().sink(on: view) { [weak self] view, _ in
            guard let self, let list = view.innerList, list.root?.focus === list else { return }
            let positions = cells.positionsInView
            let wanted = id.flatMap(position(ofRemaining:)).flatMap { positions.contains($0) ? $0 : nil }
            if let position = wanted ?? positions.first { cells.focusRow(at: position) }
        }
        view.queueDraw()
    }
}

extension BoundCells {
    /// Moves the focus to a row that has a cell, not to a widget in the row.
    func focusRow(at position: Int) {
        guard let row = at(position).first?.widget.row else { return }
        switch row {
        case is ListBoxRow: _ = row.grabFocus()
        // The arrow keys then continue from this row. GTK also selects it.
        case let child as FlowBoxChild
        where child.isSelected && (child.parent as? FlowBox)?.selectedChildren.count == 1:
            _ = child.childFocus(.tabForward)
        default: row.root?.focus = row
        }
    }
}
