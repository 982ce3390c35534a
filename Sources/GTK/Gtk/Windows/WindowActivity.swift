import CGtk
import Gsk

/// Detects operations of GTK during which a window must not be destroyed.
///
/// GTK doesn't expect that a window is destroyed while GTK shows, hides, measures, allocates or draws widgets, or binds
/// a row of a list. If the program closes or destroys a window during such an operation, the window is destroyed in the
/// next iteration of the main loop.
@MainActor
enum WindowActivity {
    private static let widgetSignals = ["map", "unmap", "realize", "unrealize"].map { (name: String) in
        g_signal_lookup(name, gtk_widget_get_type())
    }
    private static let show = g_signal_lookup("show", gtk_widget_get_type())
    private static let factorySignals = ["setup", "bind", "unbind", "teardown"].map { (name: String) in
        let type = gtk_signal_list_item_factory_get_type()
        // The signals can be looked up only after their class is initialized.
        guard let factoryClass = g_type_class_ref(type) else { return guint(0) }
        defer { g_type_class_unref(factoryClass) }
        return g_signal_lookup(name, type)
    }
    private static let clockSignals = ["layout", "paint"].map { (name: String) in
        g_signal_lookup(name, gdk_frame_clock_get_type())
    }

    /// Returns a Boolean value that indicates whether a window must not be destroyed now.
    static func isBusy(_ window: Window) -> Bool {
        if let clock = gtk_widget_get_frame_clock(window.widgetPointer), isEmitting(clock, clockSignals) { return true }
        // If the window is emitting `show`, `gtk_window_present` may have caused the emission. That function uses the
        // window's surface after the emission.
        return isEmitting(OpaquePointer(window.widgetPointer), [show]) || isBusy(window.widgetPointer)
    }

    private static func isBusy(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if isEmitting(OpaquePointer(widget), widgetSignals) { return true }
        // The class handler of `show` measures a popover. During the measurement, the popover isn't mapped yet.
        if gtk_widget_get_mapped(widget) == 0, isEmitting(OpaquePointer(widget), [show]) { return true }
        if factories(of: widget).contains(where: { isEmitting($0, factorySignals) }) { return true }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if isBusy(current) { return true }
            child = gtk_widget_get_next_sibling(current)
        }
        return false
    }

    private static func factories(of widget: UnsafeMutablePointer<GtkWidget>) -> [OpaquePointer] {
        let (pointer, view) = (UnsafeMutableRawPointer(widget), OpaquePointer(widget))
        if isA(pointer, gtk_list_view_get_type()) {
            return gtk_list_view_get_factory(view).map { [$0] } ?? []
        }
        if isA(pointer, gtk_grid_view_get_type()) {
            return gtk_grid_view_get_factory(view).map { [$0] } ?? []
        }
        guard isA(pointer, gtk_column_view_get_type()), let columns = gtk_column_view_get_columns(view) else {
            return []
        }
        return (0..<g_list_model_get_n_items(columns)).compactMap { index -> OpaquePointer? in
            guard let column = g_list_model_get_item(columns, index) else { return nil }
            defer { g_object_unref(column) }
            return gtk_column_view_column_get_factory(OpaquePointer(column))
        }
    }

    private static func isEmitting(_ object: OpaquePointer, _ signals: [guint]) -> Bool {
        guard let hint = g_signal_get_invocation_hint(UnsafeMutableRawPointer(object)) else { return false }
        return signals.contains(hint.pointee.signal_id)
    }

    private static func isA(_ object: UnsafeMutableRawPointer, _ type: GType) -> Bool {
        g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
    }
}
