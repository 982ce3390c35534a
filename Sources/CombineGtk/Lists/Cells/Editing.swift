import Combine
import Gtk

extension _SelectionView {
    /// Scrolls to a row and edits its text: the first `EditableLabel` in it, or else the first entry.
    ///
    /// If the stream hasn't sent the row yet, or the row isn't in view, the edit begins as soon as both are the case,
    /// within 120 frames. An edit of another row in the window then ends and keeps its text. Does nothing for a row
    /// without such a widget. A call cancels an earlier call whose row hasn't been found yet. Traps if the rows'
    /// identities have another type.
    public func beginEditing<ID: Hashable>(_ identity: ID) {
        let call = "\(Self.self).beginEditing"
        guard let rows = rows(call) else { return }
        rows.requireIdentity(ID.self, call)
        rows.cells.pendingEdit?.dispose()
        rows.cells.pendingEdit = nil
        if scrollAndEdit(AnyHashable(identity), isInView: true) { return }
        // GTK creates the row's cell and allocates it in the following frames.
        var remaining = 120
        rows.cells.pendingEdit = frameClock?.afterPaint.prefix(remaining)
            .first { [weak self] in
                // A signal's event arrives on the main thread.
                MainThread.assume {
                    guard let self else { return true }
                    remaining -= 1
                    if self.scrollAndEdit(AnyHashable(identity), isInView: remaining > 0) { return true }
                    self.queueDraw()
                    return false
                }
            }
            .sink(on: self) { _ in }
        queueDraw()
    }

    /// Scrolls to a row and edits its text. Returns false if there is no such row yet, or it isn't in view.
    private func scrollAndEdit(_ identity: AnyHashable, isInView: Bool) -> Bool {
        guard let rows = rows("beginEditing") else { return true }
        guard let position = rows.reveal(identity) else { return false }
        if edit(position, of: rows, isInView: isInView) { return true }
        scroll(toPosition: position)
        return edit(position, of: rows, isInView: isInView)
    }

    /// Edits the text of a row that a cell shows.
    ///
    /// - Parameter isInView: A Boolean value that indicates whether the row must be in view. GTK also has cells for
    ///   rows slightly out of view, and doesn't scroll to a row that is edited there.
    /// - Returns: A Boolean value that indicates whether there is such a row.
    private func edit(_ position: Int, of rows: any RowsModel, isInView: Bool) -> Bool {
        for cell in rows.cells.at(position) {
            guard cell.widget.isMapped, !isInView || (cell.isPlaced && shows(cell.widget)),
                let editable = cell.widget.firstEditable
            else { continue }
            // At the end of an edit, GTK moves the focus to its label, 100 ms after the label lost the focus.
            (root as? Window)?.endEditing()
            // The text of the edit that ended may have moved the row.
            guard cell.position == position else { return false }
            if let label = editable as? EditableLabel {
                label.startEditing()
            } else {
                _ = editable.grabFocus()
            }
            return true
        }
        return false
    }

    /// Returns a Boolean value that indicates whether a row is in view. If it's higher than the view, its middle must
    /// be.
    private func shows(_ row: Widget) -> Bool {
        guard let bounds = row.bounds(in: self), bounds.height > 0 else { return false }
        let (top, bottom, end) = (Double(bounds.y), Double(bounds.y + bounds.height), Double(height))
        return top >= -0.5 && bottom <= end + 0.5 || bottom - top > end && 0...end ~= (top + bottom) / 2
    }
}

extension ColumnView {
    /// Makes F2 edit the row that has the focus: the focused cell, or else the first cell that can be edited.
    func addEditKey() {
        let keys = EventControllerKey()
        keys.keyPressed.connect(on: self) { table, press in
            let modifiers = press.state.intersection([.shiftMask, .controlMask, .altMask, .superMask])
            guard press.key == .f2, modifiers.isEmpty else { return false }
            return table.editFocusedRow()
        }
        addController(keys)
    }

    private func editFocusedRow() -> Bool {
        guard let rows = rows("F2"), let focused = rows.cells.containingFocus(of: self),
            let position = focused.position
        else { return false }
        let focus = root?.focus
        let cells = rows.cells.at(position).compactMap { $0.widget as? any ValueWidget }.sorted { first, second in
            if let focus, focus.isAncestor(first) != focus.isAncestor(second) { return focus.isAncestor(first) }
            let (left, right) = (first.bounds(in: self)?.x ?? 0, second.bounds(in: self)?.x ?? 0)
            return direction == .rtl ? left > right : left < right
        }
        return cells.contains { $0.isMapped && $0.beginEditing() }
    }
}

extension Widget {
    /// The first editable widget within this widget, including itself. An editable label takes precedence over an
    /// entry.
    fileprivate var firstEditable: Widget? {
        let all = [self] + nested
        return all.first { $0 is EditableLabel } ?? all.first { $0 is any Editable }
    }

    private var nested: [Widget] { children.flatMap { [$0] + $0.nested } }
}
