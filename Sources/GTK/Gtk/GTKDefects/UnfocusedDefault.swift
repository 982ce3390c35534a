import CGtk
import Gsk

/// Activates the default widget of a popover in a window without focus.
///
/// The defect: a popover whose default widget is activated, for example by Enter, asks whether the window's focus is in it, even
/// if the window has no focus. GTK then logs a critical message.
///
/// The guard: in a window without focus, the class handler of the signal `activate-default` activates the default widget
/// without asking.
@MainActor
enum UnfocusedDefault {
    /// Replaces the class handler.
    static func start() {
        guard GTKDefect.unfocusedDefault.isPresent else { return }
        let type = gtk_popover_get_type()
        // The signal exists once the class does. GTK never releases the class.
        g_type_class_ref(type)
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)
        g_closure_set_marshal(closure) { _, result, _, values, _, _ in
            guard let values else { return }
            // Safe, although unchecked: keys are handled on the main thread.
            nonisolated(unsafe) let popover = g_value_get_object(values)
            let isDone = MainThread.assume {
                GTKDefect.unfocusedDefault.isGuarded && UnfocusedDefault.activate(popover)
            }
            if !isDone { g_signal_chain_from_overridden(values, result) }
        }
        g_signal_override_class_closure(g_signal_lookup("activate-default", type), type, closure)
    }

    /// Activates the default widget of a popover. Returns false, and does nothing, if its window has a focus.
    private static func activate(_ popover: UnsafeMutableRawPointer?) -> Bool {
        guard let popover = popover?.assumingMemoryBound(to: GtkWidget.self) else { return true }
        if let root = gtk_widget_get_root(popover), gtk_root_get_focus(root) != nil { return false }
        var value = GValue()
        g_value_init(&value, gtk_widget_get_type())
        defer { g_value_unset(&value) }
        let object = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GObject.self)
        g_object_get_property(object, "default-widget", &value)
        let widget = g_value_get_object(&value)?.assumingMemoryBound(to: GtkWidget.self)
        if let widget, gtk_widget_is_sensitive(widget) != 0 { gtk_widget_activate(widget) }
        return true
    }
}
