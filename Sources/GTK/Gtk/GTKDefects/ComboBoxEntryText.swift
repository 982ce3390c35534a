import CGtk
import Gsk

/// Prevents a crash of a combo box with an entry when the selected row has no text.
///
/// The defect: a combo box with an entry passes the text of the selected row to the entry, even if the text is null.
/// The entry doesn't check for a null pointer, so the program crashes.
///
/// The workaround: the class handler of the `format-entry-text` signal returns an empty string for a row without text.
@MainActor
enum ComboBoxEntryText {
    /// Replaces the class handler.
    static func start() {
        guard GTKDefect.comboBoxEntryText.isPresent else { return }
        let type = gtk_combo_box_get_type()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)
        g_closure_set_marshal(closure) { _, result, _, values, _, _ in
            g_signal_chain_from_overridden(values, result)
            guard let result, g_value_get_string(result) == nil else { return }
            // `nonisolated(unsafe)` is safe here, because GTK selects rows on the main thread.
            let isPatched = MainThread.assume { GTKDefect.comboBoxEntryText.isPatched }
            if isPatched { g_value_set_string(result, "") }
        }
        g_signal_override_class_closure(signalOfInitializedClass("format-entry-text", type), type, closure)
    }
}
