import CGtk
import Gtk

extension Window {
    /// Returns a Boolean value that indicates whether something can be shown over this window, which is so from its
    /// first showing to its end.
    ///
    /// Traps, naming both, over a window that was never shown, which is the program's error. A window that was closed
    /// while a
    /// task was at work is nobody's: it is said in the log and answered by `false`.
    func canPresent(_ subject: @autoclosure () -> String) -> Bool {
        let name = Diagnostics.description(of: self)
        guard !isTornDown, isToplevel else {
            Diagnostics.message("\(subject()) is not shown: its window, the \(name), is closed")
            return false
        }
        guard gtk_widget_get_realized(widgetPointer) != 0 else {
            fatalError("\(subject()) requires a window that was shown. The \(name) wasn't. Call present() first.")
        }
        return true
    }

    /// A Boolean value that indicates whether GTK has the window in its list, as it has until the window is destroyed.
    private var isToplevel: Bool {
        guard let list = gtk_window_get_toplevels() else { return false }
        return (0..<g_list_model_get_n_items(list)).contains { index in
            let window = g_list_model_get_item(list, index)
            g_object_unref(window)
            return window == pointer
        }
    }
}
