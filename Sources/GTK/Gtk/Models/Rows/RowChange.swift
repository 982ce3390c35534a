import CGtk
import GLib

/// A change of a list or tree store in progress, for which C still needs rows while handlers of its signals run.
@MainActor
final class RowChange {
    private let store: UnsafeMutableRawPointer
    /// The rows that C reads after the handlers return, or nil if it can read any row.
    private let needed: [UnsafeMutableRawPointer]?
    /// The moment before an insertion, or nil if no row is inserted. A handler may remove the inserted row immediately.
    private let beginning: RowMoment?

    private static var underWay: [RowChange] = []

    private init(_ store: Object, _ needed: [UnsafeMutableRawPointer]?, beginning: RowMoment? = nil) {
        self.store = store.pointer
        self.needed = needed
        self.beginning = beginning
        RowChange.underWay.append(self)
    }

    static func insertion(into store: Object) -> RowChange { RowChange(store, [], beginning: .current) }

    /// Returns the removal of a row. Traps if an earlier removal in progress needs the row.
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
        // The loss is recorded first, because freeing the contents of the row may run code that has a position of the
        // row.
        RowMoment.noteLoss(of: store.pointer.assumingMemoryBound(to: GObject.self))
        return RowChange(store, needed)
    }

    /// Returns the removal of all rows. Traps while another removal is in progress.
    static func clearing(_ store: Object, _ what: StaticString) -> RowChange {
        requireUnneeded(nil, store, what)
        RowMoment.noteLoss(of: store.pointer.assumingMemoryBound(to: GObject.self))
        return RowChange(store, nil)
    }

    func end() {
        RowChange.underWay.removeAll { $0 === self }
        if let beginning, RowMoment.current !== beginning { RowMoment.current.age(to: beginning) }
    }

    /// - Parameter row: The row that will be removed, or nil for all rows.
    private static func requireUnneeded(_ row: UnsafeMutableRawPointer?, _ store: Object, _ what: StaticString) {
        for change in underWay where change.store == store.pointer {
            let isNeeded = change.needed.map { needed in row.map(needed.contains) ?? !needed.isEmpty } ?? true
            if isNeeded { fatalError("\(what): \(store.typeName) needs this row while it removes another one") }
        }
    }
}

extension TreeModel {
    /// Returns a function that calls another one for each row, and traps if that function removes rows and continues.
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
