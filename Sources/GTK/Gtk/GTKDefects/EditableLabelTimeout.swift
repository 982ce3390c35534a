import CGtk
import Gsk

/// Prevents the timeout of an editable label from using the label after the label was freed.
///
/// The defect: when the keyboard focus leaves a `GtkEditableLabel`, GTK starts a timeout of 100 ms that stops editing.
/// The timeout uses the label's focus controller. If the label is freed earlier, for example because its row is
/// removed, the timeout isn't cancelled, and GTK uses freed memory. GTK 4.8 has the defect, and GTK 4.14 fixes it.
///
/// The workaround: when the focus leaves a label for the first time, qdata is attached to the controller. The destroy
/// function of the qdata, which runs when the controller is finalized, cancels the timeouts.
@MainActor
enum EditableLabelTimeout {
    private static let key = g_quark_from_string("combine-gtk-editable-label-timeout")

    static func start() {
        guard GTKDefect.editableLabelTimeout.isPresent else { return }
        // The hook runs before all handlers, including the handler that starts the timeout.
        addEmissionHook("leave", of: gtk_event_controller_focus_get_type()) { _, _, values, _ in
            passObject(in: values) { EditableLabelTimeout.focusLeaves($0) }
        }
    }

    private static func focusLeaves(_ controller: UnsafeMutableRawPointer) {
        guard GTKDefect.editableLabelTimeout.isPatched,
            let widget = gtk_event_controller_get_widget(OpaquePointer(controller)),
            isInstance(widget, of: gtk_editable_label_get_type()),
            g_object_get_qdata(controller.assumingMemoryBound(to: GObject.self), key) == nil
        else { return }
        g_object_set_qdata_full(controller.assumingMemoryBound(to: GObject.self), key, controller) { controller in
            // Removes all timeouts whose data is the controller, one per iteration.
            while let source = g_main_context_find_source_by_user_data(nil, controller) { g_source_destroy(source) }
        }
    }
}
