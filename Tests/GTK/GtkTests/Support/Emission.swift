import CGtk
import Gtk

extension Object {
    /// Emits a signal without arguments, in the same way as GTK. Use it for signals that the user can't cause.
    func emit(_ signal: String) {
        combinegtk_emit(pointer, g_signal_lookup(signal, gType))
    }

    /// Returns a Boolean value that indicates whether a signal has a handler, including handlers of GTK and the tests.
    func hasHandler(for signal: String) -> Bool {
        g_signal_has_handler_pending(pointer, g_signal_lookup(signal, gType), 0, 1) != 0
    }
}
