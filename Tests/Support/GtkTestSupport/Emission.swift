import CGtk
import Gtk

extension Object {
    /// Emits a signal without arguments, like GTK, even if the user couldn't cause it.
    public func emit(_ signal: String) {
        combinegtk_emit(pointer, g_signal_lookup(signal, gType))
    }

    /// Returns a Boolean value that indicates whether a signal has any handler, including those of GTK and of tests.
    public func hasHandler(for signal: String) -> Bool {
        g_signal_has_handler_pending(pointer, g_signal_lookup(signal, gType), 0, 1) != 0
    }
}
