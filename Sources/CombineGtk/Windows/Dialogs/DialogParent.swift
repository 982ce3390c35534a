import CGtk
import Gtk

extension Window {
    /// Returns a Boolean value that indicates whether a dialog can be shown over this window. The window must have been
    /// shown, and it must not be closed.
    ///
    /// If the window is closed, the method returns false and logs a message. If the window was never shown, which is a
    /// programming error, the method traps with a message that names the dialog and the window.
    func canPresent(_ subject: @autoclosure () -> String) -> Bool {
        let name = Diagnostics.description(of: self)
        guard !isTornDown, isToplevel else {
            Diagnostics.message("\(subject()) is not shown: its window, the \(name), is closed")
            return false
        }
        guard gtk_widget_get_realized(widgetPointer) != 0 else {
            fatalError(
                "\(subject()) requires a window that was shown, but the \(name) was never shown. Call present() first."
            )
        }
        return true
    }

    /// A Boolean value that indicates whether the window is in the GTK list of toplevel windows. A window is removed
    /// from that list when it is destroyed.
    private var isToplevel: Bool {
        guard let list = gtk_window_get_toplevels() else { return false }
        return mapItems(of: list) { $0 }.contains(pointer)
    }
}
