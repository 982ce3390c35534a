import CGtk
import Gsk

extension TreeDragSource {
    /// Traps if this object is a sort or filter model, and its underlying model is nil or isn't a drag source. Sort and
    /// filter models forward drags to their underlying model.
    func requireUnderlyingSource(_ function: StaticString) {
        var current = pointer
        while forwardsDrags(current) {
            let name = typeNameInC(current)
            guard let model = underlyingModel(current) else {
                fatalError("\(function): expected the \(name) to have a model, but its model is nil")
            }
            if !isInstance(model, of: gtk_tree_drag_source_get_type()) {
                let found = typeNameInC(model)
                fatalError("\(function): expected the model of the \(name) to be a TreeDragSource, found a \(found)")
            }
            current = model
        }
    }
}

private func forwardsDrags(_ model: UnsafeMutableRawPointer) -> Bool {
    isInstance(model, of: gtk_tree_model_sort_get_type()) || isInstance(model, of: gtk_tree_model_filter_get_type())
}

private func underlyingModel(_ model: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let found =
        isInstance(model, of: gtk_tree_model_sort_get_type())
        ? gtk_tree_model_sort_get_model(model.assumingMemoryBound(to: GtkTreeModelSort.self))
        : gtk_tree_model_filter_get_model(model.assumingMemoryBound(to: GtkTreeModelFilter.self))
    return found.map { UnsafeMutableRawPointer($0) }
}

private func typeNameInC(_ object: UnsafeMutableRawPointer) -> String {
    String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
}
