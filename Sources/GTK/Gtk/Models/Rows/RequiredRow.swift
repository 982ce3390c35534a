import CGtk
import GLib

/// Traps if a model doesn't have the row of a position, because C would read memory that was freed or that belongs to
/// another model.
///
/// A position is valid if no row of the model was removed after the position was created. Otherwise, if the model is a
/// list or tree store, its rows are searched. If the model sorts or filters another model, the row counts as removed.
@MainActor
func requireRow(_ position: TreeIter?, of model: (any TreeModel)?, _ what: StaticString) {
    guard let position, let model else { return }
    let moment = position.owner as? RowMoment
    if moment === RowMoment.current { return requireStamp(position, of: model, what) }
    let object = model.pointer.assumingMemoryBound(to: GObject.self)
    if let moment, moment.losses >= RowMoment.lastLoss(of: object) { return requireStamp(position, of: model, what) }
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

/// Traps if a position belongs to another model. Only tree stores need this check, because GTK doesn't check positions
/// in all of their functions.
@MainActor
private func requireStamp(_ position: TreeIter, of model: any TreeModel, _ what: StaticString) {
    let instance = model.pointer.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_tree_store_get_type()) != 0 else { return }
    var first = GtkTreeIter()
    let hasRows = gtk_tree_model_get_iter_first(OpaquePointer(model.pointer), &first) != 0
    if hasRows, first.stamp == position.cValue.stamp { return }
    fatalError("\(what): the row isn't in the \(model.typeName)")
}
