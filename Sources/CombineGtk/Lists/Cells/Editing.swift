import Gtk

extension _SelectionView {
    /// Scrolls to a row and starts to edit the text of its first `EditableLabel`. If the row contains no
    /// `EditableLabel`, the method edits the row's first entry.
    ///
    /// If the stream hasn't sent the row yet, or the row isn't in view, the method waits for up to 120 frames. If the
    /// user is editing another row in the window, that edit ends and the entered text is kept. A new call cancels a
    /// previous call that is still waiting. Nothing happens if the row contains neither a label nor an entry that can
    /// be edited. The method traps if `ID` isn't the type of the rows' identities.
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
                // The signal is emitted on the main thread.
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

    /// Scrolls to a row and edits its text. Returns false if the row doesn't exist yet or isn't in view.
    private func scrollAndEdit(_ identity: AnyHashable, isInView: Bool) -> Bool {
        guard let rows = rows("beginEditing") else { return true }
        guard let position = rows.reveal(identity) else { return false }
        if edit(position, of: rows, isInView: isInView) { return true }
        scroll(toPosition: position)
        return edit(position, of: rows, isInView: isInView)
    }

    /// Edits the text of a row in one of the row's cells.
    ///
    /// - Parameter isInView: A Boolean value that indicates whether the row must be in view. GTK also creates cells for
    ///   rows slightly outside of the view, and doesn't scroll to these rows when an edit begins.
    /// - Returns: A Boolean value that indicates whether the edit began.
    private func edit(_ position: Int, of rows: any RowsModel, isInView: Bool) -> Bool {
        for cell in rows.cells.at(position) {
            guard cell.widget.isMapped, !isInView || (cell.isPlaced && shows(cell.widget)),
                let editable = cell.widget.firstEditable
            else { continue }
            // End the previous edit here. Otherwise, GTK would end that edit 100 ms after its label has lost the focus,
            // and would then move the focus back to the previous label.
            (root as? Window)?.endEditing()
            // The end of the previous edit may have changed the model, and the row may have moved.
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

    /// Returns a Boolean value that indicates whether a row is in view. If the row is taller than the view, its middle
    /// must be in view.
    private func shows(_ row: Widget) -> Bool {
        guard let bounds = row.bounds(in: self), bounds.height > 0 else { return false }
        let (top, bottom, end) = (Double(bounds.y), Double(bounds.y + bounds.height), Double(height))
        return top >= -0.5 && bottom <= end + 0.5 || bottom - top > end && 0...end ~= (top + bottom) / 2
    }
}

extension ColumnView {
    /// Makes F2 edit the focused row. The edit begins in the focused cell. If that cell can't be edited, editing begins
    /// in the first cell that can be edited.
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
    /// The first editable widget among this widget and its descendants. Editable labels take precedence over entries.
    fileprivate var firstEditable: Widget? {
        let all = [self] + nested
        return all.first { $0 is EditableLabel } ?? all.first { $0 is any Editable }
    }

    private var nested: [Widget] { children.flatMap { [$0] + $0.nested } }
}
