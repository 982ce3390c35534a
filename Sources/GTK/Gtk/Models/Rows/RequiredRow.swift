import CGtk
import GLib

/// Traps where a position is of a row that the model no longer has, as C would read freed memory.
///
/// Costs nothing for a position that is younger than the model's last loss of a row. An older one is looked for among
/// the rows of a list or tree store. In a model that sorts or filters another it counts as lost.
@MainActor
func requireRow(_ position: TreeIter?, of model: (any TreeModel)?, _ what: StaticString) {
    guard let position, let model else { return }
    let moment = position.owner as? RowMoment
    if moment === RowMoment.current { return }
    let object = model.pointer.assumingMemoryBound(to: GObject.self)
    if let moment, moment.losses >= RowMoment.lastLoss(of: object) { return }
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
