import CGtk
import GLib

/// Traps if a model doesn't have a row at the given position. Otherwise C would read memory that was freed or that
/// belongs to a different model.
///
/// If the model hasn't removed any row since the position was created, the position is valid. Otherwise, the check
/// depends on the model. A list or tree store is searched for the row. In a model that sorts or filters another model,
/// the row counts as removed. In all other models, the row counts as existing.
@MainActor
func requireRow(_ position: TreeIter?, of model: (any TreeModel)?, _ what: StaticString) {
    guard let position, let model else { return }
    let generation = position.owner as? RowGeneration
    if generation === RowGeneration.current { return requireStamp(position, of: model, what) }
    let object = model.pointer.assumingMemoryBound(to: GObject.self)
    if let generation, generation.removalCount >= RowGeneration.removalCountAtLastRemoval(from: object) {
        return requireStamp(position, of: model, what)
    }
    var cPosition = position.cValue
    let type = model.gType
    let exists =
        if g_type_is_a(type, gtk_list_store_get_type()) != 0 {
            gtk_list_store_iter_is_valid(model.pointer.assumingMemoryBound(to: CGtk.GtkListStore.self), &cPosition) != 0
        } else if g_type_is_a(type, gtk_tree_store_get_type()) != 0 {
            gtk_tree_store_iter_is_valid(model.pointer.assumingMemoryBound(to: GtkTreeStore.self), &cPosition) != 0
        } else {
            g_type_is_a(type, gtk_tree_model_sort_get_type()) == 0
                && g_type_is_a(type, gtk_tree_model_filter_get_type()) == 0
        }
    if !exists { fatalError("\(what): the row was removed from the \(model.typeName)") }
}

/// Traps if a position belongs to a different model. Only tree stores need this check, because some of their C
/// functions don't check the model.
@MainActor
private func requireStamp(_ position: TreeIter, of model: any TreeModel, _ what: StaticString) {
    guard isInstance(model.pointer, of: gtk_tree_store_get_type()) else { return }
    var first = GtkTreeIter()
    let hasRows = gtk_tree_model_get_iter_first(OpaquePointer(model.pointer), &first) != 0
    if hasRows, first.stamp == position.cValue.stamp { return }
    fatalError("\(what): the row isn't in the \(model.typeName)")
}
