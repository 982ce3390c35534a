import CGtk
import Gtk

extension Window {
    /// The program's window that has the keyboard focus, or nil if another program has the focus.
    static var active: Window? {
        guard let list = gtk_window_get_toplevels() else { return nil }
        for index in 0..<g_list_model_get_n_items(list) {
            guard let window = g_list_model_get_item(list, index) else { continue }
            defer { g_object_unref(window) }
            if gtk_window_is_active(window.assumingMemoryBound(to: GtkWindow.self)) == 0 { continue }
            // The inspector of GTK can still be the active window after the user has closed it, because GTK only hides
            // it.
            if gtk_widget_get_mapped(window.assumingMemoryBound(to: GtkWidget.self)) == 0 { continue }
            let active: Window = .wrap(window)
            return active
        }
        return nil
    }
}
