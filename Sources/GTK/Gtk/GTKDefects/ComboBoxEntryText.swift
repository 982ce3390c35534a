import CGtk
import Gsk

/// Shows an empty text in the entry of a combo box whose selected row has no text.
///
/// The defect: a combo box with an entry passes the text of the selected row to the entry even if it's null. The entry
/// then crashes.
///
/// The guard: the class handler of the signal `format-entry-text` returns an empty text for such a row.
@MainActor
enum ComboBoxEntryText {
    /// Replaces the class handler.
    static func start() {
        guard GTKDefect.comboBoxEntryText.isPresent else { return }
        let type = gtk_combo_box_get_type()
        // The signal exists once the class does. GTK never releases the class.
        g_type_class_ref(type)
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)
        g_closure_set_marshal(closure) { _, result, _, values, _, _ in
            g_signal_chain_from_overridden(values, result)
            guard let result, g_value_get_string(result) == nil else { return }
            // `nonisolated(unsafe)` is safe here: GTK selects rows on the main thread.
            let isGuarded = MainThread.assume { GTKDefect.comboBoxEntryText.isGuarded }
            if isGuarded { g_value_set_string(result, "") }
        }
        g_signal_override_class_closure(g_signal_lookup("format-entry-text", type), type, closure)
    }
}
