#if DEBUG
import CGtk
import Gsk

/// Widgets by address, for messages that contain an address.
@MainActor
enum WidgetAddresses {
    /// Returns a description of the object at an address. If the object is a widget without a Swift object, such as a
    /// part of another widget, the description names the innermost container that has a Swift object. Returns nil if no
    /// known object has the address.
    ///
    /// The method compares the address with the addresses of known objects. It never accesses the memory at the
    /// address, because the address can be invalid.
    static func description(at address: UInt) -> String? {
        if let object = LiveObjects.object(at: address) { return LogObjects.description(of: object) }
        guard let list = gtk_window_get_toplevels() else { return nil }
        for index in 0..<g_list_model_get_n_items(list) {
            guard let window = g_list_model_get_item(list, index) else { continue }
            defer { g_object_unref(window) }
            if let widget = find(address, in: window.assumingMemoryBound(to: GtkWidget.self)) {
                return description(of: widget)
            }
        }
        return nil
    }

    private static func find(
        _ address: UInt,
        in widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget>? {
        if UInt(bitPattern: widget) == address { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if let found = find(address, in: current) { return found }
            child = gtk_widget_get_next_sibling(current)
        }
        return nil
    }

    private static func description(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        var ancestor = gtk_widget_get_parent(widget)
        while let current = ancestor {
            if let object = Object.existingWrapper(for: UnsafeMutableRawPointer(current)) {
                return "a part of \(LogObjects.description(of: object))"
            }
            ancestor = gtk_widget_get_parent(current)
        }
        return nil
    }
}
#endif
