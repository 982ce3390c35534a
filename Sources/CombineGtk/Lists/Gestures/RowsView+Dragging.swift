import Combine
import CombineModel
import Gtk

extension _RowsView {
    /// Lets the user drag rows to other widgets and programs.
    ///
    /// ```swift
    /// list.draggableRows { (ids: [Note.ID]) in model.notes(ids) }
    /// list.draggableRows(actions: [.copy, .move], moved: { ids in model.remove(ids) }) { (ids: [Note.ID]) in model.notes(ids) }
    /// ```
    ///
    /// - If a dragged row is selected, all selected rows are dragged with it. The closures receive their identities in
    ///   the order of the rows. The drag icon shows the row, and the number of rows if there are several.
    /// - The identities are those at the beginning of the drag. The drag continues while the stream sends other rows,
    ///   or the cell under the pointer shows another row.
    /// - A list can also have ``move(_:)``. Rows that are dropped in the list itself are then reordered, and `moved` isn't called.
    /// - The closures live as long as the view, at most until its window is closed. The method traps if the rows' identities have
    ///   another type.
    ///
    /// SwiftUI's `draggable(_:)` and `onDrag(_:)` of a row, UIKit's `UITableViewDragDelegate`.
    ///
    /// - Parameters:
    ///   - actions: The actions that the user can choose from by Ctrl and Shift.
    ///   - moved: A closure that removes rows after they were moved elsewhere.
    ///   - item: A closure that returns the value to drag, or nil to drag nothing. An array contains several values for
    ///     drops within the program. An array of files can also be dropped in other programs.
    /// - Returns: A disposable that ends this earlier. You can discard it.
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

    /// Lets the user drag rows, with an object for the closures, which is held weakly. See the other `draggableRows`.
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
