import Gtk

extension _RowsView {
    /// Lets the user move rows within the view, by drag and drop or by pressing Alt and an arrow key.
    ///
    /// ```swift
    /// list.move { (ids: [Note.ID], before) in store.move(ids, before: before) }
    /// ```
    ///
    /// - If the user drags a selected row, all selected rows move. The closure receives the identities of the moved
    ///   rows in order. It also receives the identity of the row before which the user drops the moved rows, or nil for
    ///   the end. That row is never one of the dragged rows.
    /// - Alt-Up and Alt-Down move the focused row by one position, or all selected rows if the focused row is selected.
    ///   In grids, Alt-Left and Alt-Right do the same. Alt-Up and Alt-Down are reported to assistive technologies.
    /// - The view doesn't move the rows itself. The stream must send them in the new order.
    /// - During a drag, the row at the pointer has the style class `drop-before` or `drop-after`.
    /// - The view retains the closure until the view is deallocated or its window is closed. The method traps if `ID`
    ///   isn't the type of the rows' identities. It also traps if the rows belong to a tree, in which a position
    ///   between two rows is ambiguous.
    ///
    /// This method corresponds to `onMove(perform:)` in SwiftUI.
    ///
    /// - Returns: A disposable that disables moving rows. You can discard it.
    @discardableResult
    public func move<ID: Hashable>(_ move: @escaping @MainActor ([ID], ID?) -> Void) -> any Disposable {
        if let rows = rows("\(Self.self).move") {
            rows.requireIdentity(ID.self, "\(Self.self).move")
            if rows.isTree { fatalError("\(Self.self).move: expected the rows of a list, found the rows of a tree") }
        }
        DropMark.applyStyle()
        let target = DropTarget(for: DraggedRows.self, actions: .move)
        let mark = DropMark()
        let drags = RowDrags.Feature(actions: .move) { rows, identities in
            (try? Value(DraggedRows(identities, of: rows))).map { ContentProvider(value: $0) }
        }
        let motion = target.motion.connect(on: self) { view, point in
            guard let rows = view.rows("move"), RowDrags.of(view)?.isDragging(from: rows) ?? false else { return [] }
            mark.show(RowPlace(at: point, in: view, of: rows))
            return .move
        }
        let leave = target.leave.sink(on: self) { _ in mark.show(nil) }
        let drop = target.drop.connect(on: self) { view, drop in
            mark.show(nil)
            guard let rows = view.rows("move"), let dragged = try? drop.value.get(as: DraggedRows.self),
                dragged.rows === rows
            else { return false }
            RowDrags.of(view)?.reorder()
            let place = RowPlace(at: (drop.x, drop.y), in: view, of: rows)
            let first = place.map { $0.isInSecondHalf ? $0.position + 1 : $0.position } ?? rows.itemCount
            let before = rows.identity(from: first, notIn: dragged.identities)
            move(dragged.identities.compactMap { $0.base as? ID }, before?.base as? ID)
            return true
        }
        let keys = EventControllerKey()
        let keyPressed = keys.keyPressed.connect(on: self) { view, press in view.moveRows(press.key, press.state, move)
        }
        accessible.keyShortcuts = "Alt+Up Alt+Down"
        let parts: [any Disposable] = [RowDrags.add(drags, to: self), motion, leave, drop, keyPressed]
        return AddedControllers([target, keys], to: self, parts) { view in
            view.accessible.keyShortcuts = nil
        }
    }

    /// Lets the user move rows. The closure receives an object, which the view references weakly. In all other
    /// respects, the method behaves like the overload without an object.
    @discardableResult
    public func move<ID: Hashable, Owner: AnyObject>(
        on owner: Owner,
        _ move: @escaping @MainActor (Owner, [ID], ID?) -> Void
    ) -> any Disposable {
        self.move { [weak owner] (ids: [ID], before: ID?) in
            if let owner { move(owner, ids, before) }
        }
    }
}

private final class DraggedRows: Object {
    let identities: [AnyHashable]
    private(set) weak var rows: (any RowsModel)?

    init(_ identities: [AnyHashable], of rows: any RowsModel) {
        self.identities = identities
        self.rows = rows
        super.init(properties: [:])
    }
}
