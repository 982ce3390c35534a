import CGtk
import GLib

/// Traps if a position refers to a row that the model doesn't have, because C would read freed or foreign memory.
///
/// A position that is newer than the last removal of a row from the model is known to be valid. An older position is
/// searched for among the rows of a list or tree store. In a model that sorts or filters another one, an older position
/// counts as removed.
@MainActor
func requireRow(_ position: TreeIter?, of model: (any TreeModel)?, _ what: StaticString) {
    guard let position, let model else { return }
    let moment = position.owner as? RowMoment
    if moment === RowMoment.current { return requireStamp(position, of: model, what) }
    let object = model.pointer.assumingMemoryBound(to: GObject.self)
    if let moment, moment.losses >= RowMoment.lastLoss(of: object) { return requireStamp(position, of: model, what) }
    var cPosition = position.cValue
    let type = model.gType
    let isThere =
        if g_type_is_a(type, gtk_list_store_get_type()) != 0 {
            gtk_list_store_iter_is_valid(model.pointer.assumingMemoryBound(to: CGtk.GtkListStore.self), &cPosition) != 0
        } else if g_type_is_a(type, gtk_tree_store_get_type()) != 0 {
            gtk_tree_store_iter_is_valid(model.pointer.assumingMemoryBound(to: GtkTreeStore.self), &cPosition) != 0
        } else {
            g_type_is_a(type, gtk_tree_model_sort_get_type()) == 0
                && g_type_is_a(type, gtk_tree_model_filter_get_type()) == 0
        }
    if !isThere { fatalError("\(what): the row was removed from the \(model.typeName)") }
}

/// Traps if a position is one of another model than a tree store, which doesn't check that in each function.
@MainActor
private func requireStamp(_ position: TreeIter, of model: any TreeModel, _ what: StaticString) {
    let instance = model.pointer.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_tree_store_get_type()) != 0 else { return }
    var first = GtkTreeIter()
    let hasRows = gtk_tree_model_get_iter_first(OpaquePointer(model.pointer), &first) != 0
    if hasRows, first.stamp == position.cValue.stamp { return }
    fatalError("\(what): the row isn't in the \(model.typeName)")
}
