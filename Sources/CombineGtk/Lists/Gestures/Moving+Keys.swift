import Gtk

extension _RowsView {
    /// Moves the focused row when the user presses Alt and an arrow key. If the focused row is selected, moves all
    /// selected rows. Returns false for other keys, or if no row has the focus.
    func moveRows<ID: Hashable>(_ key: Key, _ modifiers: ModifierType, _ move: @MainActor ([ID], ID?) -> Void) -> Bool {
        guard modifiers.intersection([.altMask, .controlMask, .shiftMask, .superMask]) == .altMask,
            let isForward = isForward(key), let rows = rows("move"),
            let focused = rows.cells.containingFocus(of: self)?.position
        else { return false }
        let positions = rows.selectedPositions(with: focused)
        guard let first = positions.first, let last = positions.last else { return false }
        // Rows that are contiguous and already at the first or last position can't move further.
        let isThere = isForward ? last + 1 == rows.itemCount : first == 0
        if isThere, last - first + 1 == positions.count { return true }
        let identities = positions.map { rows.identity(at: $0) }
        let moved = rows.identity(at: focused)
        let before = rows.identity(from: isForward ? last + 2 : max(0, first - 1), notIn: identities)
        move(identities.compactMap { $0.base as? ID }, before?.base as? ID)
        showMoved(moved, of: rows)
        return true
    }

    /// Scrolls to a row and focuses it again. The row lost the focus, because a moved row is removed and inserted.
    private func showMoved(_ identity: AnyHashable, of rows: any RowsModel) {
        guard let position = rows.position(of: identity) else { return }
        if let view = self as? any _SelectionView { view.scroll(toPosition: position) }
        if rows.cells.containingFocus(of: self)?.position == position { return }
        guard let container = rowContainer, let row = rows.cells.at(position).first?.widget.row(in: container) else {
            return
        }
        if !row.grabFocus() { _ = row.childFocus(.tabForward) }
    }

    /// Returns true for an arrow key that moves rows toward the end, and false for an arrow key that moves rows toward
    /// the start. Returns nil for any other key.
    private func isForward(_ key: Key) -> Bool? {
        switch key {
        case .up, .keypadUp: false
        case .down, .keypadDown: true
        case .left, .keypadLeft: isGrid ? direction == .rtl : nil
        case .right, .keypadRight: isGrid ? direction != .rtl : nil
        default: nil
        }
    }
}
