import CGtk
import GLib

/// An insertion or removal of rows that is in progress in a list or tree store. While handlers of the store's signals
/// run, C still needs some of the rows.
@MainActor
final class RowChange {
    private let store: UnsafeMutableRawPointer
    /// The rows that C reads after the handlers have returned, or nil if C may read any row.
    private let needed: [UnsafeMutableRawPointer]?
    /// The generation in which an insertion began, or nil for a removal. It's needed because a handler may remove the
    /// inserted row before the insertion ends.
    private let beginning: RowGeneration?

    private static var inProgress: [RowChange] = []

    private init(_ store: Object, _ needed: [UnsafeMutableRawPointer]?, beginning: RowGeneration? = nil) {
        self.store = store.pointer
        self.needed = needed
        self.beginning = beginning
        RowChange.inProgress.append(self)
    }

    static func insertion(into store: Object) -> RowChange { RowChange(store, [], beginning: .current) }

    /// Begins the removal of a row. Traps if C still needs the row for another removal that is in progress.
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
        // The removal is recorded before the row is removed, because freeing the row's contents may run code that uses
        // a position in the store.
        RowGeneration.recordRemoval(of: store.pointer.assumingMemoryBound(to: GObject.self))
        return RowChange(store, needed)
    }

    /// Begins the removal of all rows. Traps if a removal is already in progress.
    static func clearing(_ store: Object, _ what: StaticString) -> RowChange {
        requireUnneeded(nil, store, what)
        RowGeneration.recordRemoval(of: store.pointer.assumingMemoryBound(to: GObject.self))
        return RowChange(store, nil)
    }

    func end() {
        RowChange.inProgress.removeAll { $0 === self }
        if let beginning, RowGeneration.current !== beginning { RowGeneration.current.moveBack(to: beginning) }
    }

    /// Traps if C still needs the row for a removal that is in progress.
    ///
    /// - Parameter row: The row to remove, or nil to remove all rows.
    private static func requireUnneeded(_ row: UnsafeMutableRawPointer?, _ store: Object, _ what: StaticString) {
        for change in inProgress where change.store == store.pointer {
            let isNeeded = change.needed.map { needed in row.map(needed.contains) ?? !needed.isEmpty } ?? true
            if isNeeded {
                let removed = row == nil ? "all rows" : "this row"
                fatalError(
                    "\(what): a handler removed \(removed) while the \(store.typeName) was still removing another row"
                )
            }
        }
    }
}

extension TreeModel {
    /// Returns a function that calls the given function during an iteration. The returned function traps if the given
    /// function removes a row but doesn't end the iteration.
    func keepingRows(_ function: @escaping TreeModelForeachFunc, _ what: StaticString) -> TreeModelForeachFunc {
        let object = pointer.assumingMemoryBound(to: GObject.self)
        return { model, path, position in
            let removalCount = RowGeneration.removalCountAtLastRemoval(from: object)
            let isDone = function(model, path, position)
            if !isDone, RowGeneration.removalCountAtLastRemoval(from: object) != removalCount {
                fatalError("\(what): the closure removed a row of the \(model.typeName), but didn't end the iteration")
            }
            return isDone
        }
    }
}
