import Combine
import Gtk

extension SelectionView {
    /// Scrolls to a row and has its text be edited: the first `EditableLabel` in it, or else the first entry; does nothing
    /// where no row has the identity, or the row has neither.
    ///
    /// Where the row is still to come into view, its edit begins once it has. Traps where the rows' identities are of another
    /// type.
    public func beginEditing<ID: Hashable>(_ identity: ID) {
        let call = "\(Self.self).beginEditing"
        guard let rows = rows(call) else { return }
        rows.requireIdentity(ID.self, call)
        guard let position = rows.reveal(AnyHashable(identity)) else { return }
        if edit(position, of: rows) { return }
        scroll(toPosition: position)
        // GTK makes the row's cell and gives it a place in the frames to come.
        frameClock?.afterPaint.prefix(3).first { [weak self] in
            // A signal's event comes on the main thread.
            MainThread.assume { self?.editRow(AnyHashable(identity)) ?? true }
        }
        .sink(on: self) { _ in }
        queueDraw()
    }

    private func editRow(_ identity: AnyHashable) -> Bool {
        guard let rows = rows("beginEditing"), let position = rows.position(of: identity) else { return true }
        return edit(position, of: rows)
    }

    /// Edits the text of a row that a cell shows; returns whether one does.
    private func edit(_ position: Int, of rows: any RowsModel) -> Bool {
        for cell in rows.cells.at(position) {
            guard cell.widget.mapped, let editable = cell.widget.firstEditable else { continue }
            if let label = editable as? EditableLabel {
                label.startEditing()
            } else {
                _ = editable.grabFocus()
            }
            return true
        }
        return false
    }
}

extension Widget {
    /// The first text within this widget that can be edited, itself included; a label that can be before an entry.
    fileprivate var firstEditable: Widget? {
        let all = [self] + nested
        return all.first { $0 is EditableLabel } ?? all.first { $0 is any Editable }
    }

    private var nested: [Widget] { children.flatMap { [$0] + $0.nested } }
}
