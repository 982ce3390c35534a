import CGtk
import GLib

/// A change of a list or tree store that is in progress. C still needs some rows while the handlers of the store's
/// signals run.
@MainActor
final class RowChange {
    private let store: UnsafeMutableRawPointer
    /// The rows that C reads after the handlers return, or nil if it may read any row.
    private let needed: [UnsafeMutableRawPointer]?
    /// The period before an insertion, or nil for a removal. A handler may immediately remove the inserted row.
    private let beginning: RowMoment?

    private static var inProgress: [RowChange] = []

    private init(_ store: Object, _ needed: [UnsafeMutableRawPointer]?, beginning: RowMoment? = nil) {
        self.store = store.pointer
        self.needed = needed
        self.beginning = beginning
        RowChange.inProgress.append(self)
    }

    static func insertion(into store: Object) -> RowChange { RowChange(store, [], beginning: .current) }

    /// Begins the removal of a row. Traps if another removal in progress needs the row.
    static func removal(of position: TreeIter, from store: some TreeModel, _ what: StaticString) -> RowChange {
        requireRow(position, of: store, what)
        requireUnneeded(position.cValue.user_data, store, what)
        var needed: [UnsafeMutableRawPointer] = []
        var next = position.cValue
        if gtk_tree_model_iter_next(OpaquePointer(store.pointer), &next) != 0, let row = next.user_data {
            needed.append(row)
        }
        var child = position.cValue
        var parent = GtkTreeIter()
        while gtk_tree_model_iter_parent(OpaquePointer(store.pointer), &parent, &child) != 0 {
            if let row = parent.user_data { needed.append(row) }
            child = parent
        }
        // The removal is recorded first, because freeing the contents of the row may run code that uses a position of
        // the row.
        RowMoment.noteLoss(of: store.pointer.assumingMemoryBound(to: GObject.self))
        return RowChange(store, needed)
    }

    /// Begins the removal of all rows. Traps if another removal is in progress.
    static func clearing(_ store: Object, _ what: StaticString) -> RowChange {
        requireUnneeded(nil, store, what)
        RowMoment.noteLoss(of: store.pointer.assumingMemoryBound(to: GObject.self))
        return RowChange(store, nil)
    }

    func end() {
        RowChange.inProgress.removeAll { $0 === self }
        if let beginning, RowMoment.current !== beginning { RowMoment.current.age(to: beginning) }
    }

    /// - Parameter row: The row to remove, or nil for all rows.
    private static func requireUnneeded(_ row: UnsafeMutableRawPointer?, _ store: Object, _ what: StaticString) {
        for change in inProgress where change.store == store.pointer {
            let isNeeded = change.needed.map { needed in row.map(needed.contains) ?? !needed.isEmpty } ?? true
            if isNeeded {
                fatalError(
                    "\(what): this row was removed while the \(store.typeName) still needed it to remove another row"
                )
            }
        }
    }
}

extension TreeModel {
    /// Returns a function that calls another function for each row. It traps if that function removes a row and doesn't
    /// end the iteration.
    func keepingRows(_ function: @escaping TreeModelForeachFunc, _ what: StaticString) -> TreeModelForeachFunc {
        let object = pointer.assumingMemoryBound(to: GObject.self)
        return { model, path, position in
            let losses = RowMoment.lastLoss(of: object)
            let isDone = function(model, path, position)
            if !isDone, RowMoment.lastLoss(of: object) != losses {
                fatalError("\(what): func removed the row of the \(model.typeName) that the iteration has reached")
            }
            return isDone
        }
    }
}
