import CGtk

// Unlike the Swift API, these functions don't create wrappers of widgets and items, and don't record that an observed
// closure has read a property.

/// Returns the children of a widget. The next sibling of a child is looked up when the loop continues after the child.
/// Therefore, the loop must not remove the child.
package func nativeChildren(
    of widget: UnsafeMutablePointer<GtkWidget>?
) -> UnfoldSequence<UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>?> {
    sequence(state: nil) { child in
        child = child == nil ? gtk_widget_get_first_child(widget) : gtk_widget_get_next_sibling(child)
        return child
    }
}

/// Passes each item of a list model to a closure, which must not change the list. The item is retained during the call.
package func forEachItem(of list: OpaquePointer, _ body: (UnsafeMutableRawPointer) -> Void) {
    for index in 0..<g_list_model_get_n_items(list) {
        guard let item = g_list_model_get_item(list, index) else { continue }
        body(item)
        g_object_unref(item)
    }
}

/// Returns the results of a closure for the items of a list model. An item is retained while the closure runs.
package func mapItems<Result>(of list: OpaquePointer, _ transform: (UnsafeMutableRawPointer) -> Result) -> [Result] {
    var results: [Result] = []
    forEachItem(of: list) { results.append(transform($0)) }
    return results
}

/// Passes each event controller of a widget to a closure. The controller is retained during the call.
func forEachController(of widget: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return }
    forEachItem(of: controllers, body)
    g_object_unref(UnsafeMutableRawPointer(controllers))
}
