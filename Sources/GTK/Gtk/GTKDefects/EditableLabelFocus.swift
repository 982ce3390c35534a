import CGtk
import Gsk

/// Prevents an editable label from taking the keyboard focus back.
///
/// The defect: when the focus leaves a `GtkEditableLabel` that is being edited, GTK stops editing after 100 ms, and
/// then moves the focus back to the label. Text that the user types during these 100 ms is lost. If the user has moved
/// the focus to another editable label, that label also stops editing.
///
/// The workaround: when the focus leaves the label, the label becomes unfocusable until editing stops or the user moves
/// the focus back.
@MainActor
enum EditableLabelFocus {
    /// The qdata key under which a label stores the ID of the handler that observes its editing.
    private static let key = g_quark_from_string("combine-gtk-editable-label-focus")

    static func start() {
        guard GTKDefect.editableLabelFocus.isPresent else { return }
        addEmissionHook("leave", of: gtk_event_controller_focus_get_type()) { _, _, values, _ in
            passObject(in: values) { controller in
                if let label = EditableLabelFocus.label(of: controller) { EditableLabelFocus.left(label) }
            }
        }
        addEmissionHook("enter", of: gtk_event_controller_focus_get_type()) { _, _, values, _ in
            passObject(in: values) { controller in
                if let label = EditableLabelFocus.label(of: controller) { EditableLabelFocus.restore(label) }
            }
        }
    }

    /// Returns the editable label to which a focus controller belongs, or nil if the controller belongs to a different
    /// widget.
    private static func label(of controller: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>? {
        guard let widget = gtk_event_controller_get_widget(OpaquePointer(controller)),
            isInstance(widget, of: gtk_editable_label_get_type())
        else { return nil }
        return widget
    }

    private static func left(_ label: UnsafeMutablePointer<GtkWidget>) {
        let object = UnsafeMutableRawPointer(label).assumingMemoryBound(to: GObject.self)
        guard GTKDefect.editableLabelFocus.isPatched, gtk_editable_label_get_editing(OpaquePointer(label)) != 0,
            gtk_widget_get_focusable(label) != 0, g_object_get_qdata(object, key) == nil
        else { return }
        gtk_widget_set_focusable(label, 0)
        let editingStopped: @convention(c) (gpointer, OpaquePointer?, gpointer?) -> Void = { label, _, _ in
            // `nonisolated(unsafe)` is safe here, because GTK stops the edit on the main thread.
            nonisolated(unsafe) let label = label
            MainThread.assume { EditableLabelFocus.restore(label.assumingMemoryBound(to: GtkWidget.self)) }
        }
        let callback = unsafeBitCast(editingStopped, to: GCallback.self)
        let handler = connectCallback(callback, to: "notify::editing", of: object)
        g_object_set_qdata(object, key, UnsafeMutableRawPointer(bitPattern: Int(handler)))
    }

    private static func restore(_ label: UnsafeMutablePointer<GtkWidget>) {
        let object = UnsafeMutableRawPointer(label).assumingMemoryBound(to: GObject.self)
        guard let handler = g_object_steal_qdata(object, key) else { return }
        g_signal_handler_disconnect(object, gulong(UInt(bitPattern: handler)))
        gtk_widget_set_focusable(label, 1)
    }
}
