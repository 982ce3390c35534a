import CGtk
import Gtk

extension Object {
    /// Emits a signal without arguments, as GTK does, whether or not the user could.
    public func emit(_ signal: String) {
        combinegtk_emit(pointer, g_signal_lookup(signal, gType))
    }

    /// Returns a Boolean value that indicates whether any handler of a signal is connected, GTK's and the tests' own
    /// included.
    public func hasHandler(for signal: String) -> Bool {
        g_signal_has_handler_pending(pointer, g_signal_lookup(signal, gType), 0, 1) != 0
    }
}
