import Gtk

extension _RowsView {
    /// Lets the user drag rows to other widgets and programs.
    ///
    /// ```swift
    /// list.draggableRows { (ids: [Note.ID]) in model.notes(ids) }
    /// list.draggableRows(actions: [.copy, .move], moved: { ids in model.remove(ids) }) { (ids: [Note.ID]) in model.notes(ids) }
    /// ```
    ///
    /// - If the user drags a selected row, all selected rows are dragged. The closures receive their identities in the
    ///   order of the rows. The drag icon shows the row and, if there are several rows, their number.
    /// - The identities are determined when the drag begins. Changes of the rows don't affect the drag.
    /// - You can also call ``move(_:)``. If the rows are then dropped in the same list, they are reordered, and `moved`
    ///   isn't called.
    /// - The view retains the closures until the view is deallocated or its window is closed. The method traps if `ID`
    ///   isn't the type of the rows' identities.
    ///
    /// This method corresponds to `draggable(_:)` and `onDrag(_:)` of a row in SwiftUI, and to
    /// `UITableViewDragDelegate` in UIKit.
    ///
    /// - Parameters:
    ///   - actions: The actions that a drop can perform. The user chooses one of them with the Ctrl and Shift keys.
    ///   - moved: A closure that removes the rows after a drop moved them to another place.
    ///   - item: A closure that returns the value to drag, or nil to drag nothing. An array provides several values for
    ///     drops within the program. An array of files can also be dropped in other programs.
    @discardableResult
    public func draggableRows<ID: Hashable, Item: Transferable>(
        actions: DragAction = .copy,
        moved: (@MainActor ([ID]) -> Void)? = nil,
        _ item: @escaping @MainActor ([ID]) -> Item?
    ) -> any Disposable {
        rows("\(Self.self).draggableRows")?.requireIdentity(ID.self, "\(Self.self).draggableRows")
        let view = "\(Self.self)"
        var feature = RowDrags.Feature(actions: actions) { _, identities in
            guard let item = item(identities.compactMap { $0.base as? ID }) else { return nil }
            do {
                return try TransferContent.provider(for: item)
            } catch {
                Diagnostics.warning("\(view): can't drag a \(Item.self): \(error)")
                return nil
            }
        }
        if let moved { feature.moved = { identities in moved(identities.compactMap { $0.base as? ID }) } }
        return RowDrags.add(feature, to: self)
    }

    /// Lets the user drag rows. The closures receive an object, which the view references weakly. In all other
    /// respects, the method behaves like the overload without an object.
    @discardableResult
    public func draggableRows<ID: Hashable, Item: Transferable, Owner: AnyObject>(
        actions: DragAction = .copy,
        on owner: Owner,
        moved: (@MainActor (Owner, [ID]) -> Void)? = nil,
        _ item: @escaping @MainActor (Owner, [ID]) -> Item?
    ) -> any Disposable {
        var ended: (@MainActor ([ID]) -> Void)?
        if let moved {
            ended = { [weak owner] ids in
                if let owner { moved(owner, ids) }
            }
        }
        return draggableRows(actions: actions, moved: ended) { [weak owner] (ids: [ID]) in
            owner.flatMap { item($0, ids) }
        }
    }
}
