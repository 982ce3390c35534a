import CGtk
import Gsk

/// Prevents a crash when the user presses Page Up or Page Down in a flow box without a layout.
///
/// The defect: a flow box divides by the number of children per line, which is zero before its first layout with
/// children. The division by zero ends the program with SIGFPE. This can happen in the emoji chooser, because its first
/// layout takes some time. The user must open the emoji chooser with the keyboard and quickly press Tab and Page Down.
///
/// The workaround: the class handler of the `move-cursor` signal ignores page steps while no child has a size.
@MainActor
enum FlowBoxPages {
    /// Replaces the class handler.
    static func start() {
        guard GTKDefect.flowBoxPages.isPresent else { return }
        let type = gtk_flow_box_get_type()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)
        g_closure_set_marshal(closure) { _, result, _, values, _, _ in
            guard let values else { return }
            // `nonisolated(unsafe)` is safe here, because keys are handled on the main thread.
            nonisolated(unsafe) let box = g_value_get_object(values)
            let step = g_value_get_enum(values + 1)
            let isIgnored = MainThread.assume {
                GTKDefect.flowBoxPages.isPatched && step == gint(GTK_MOVEMENT_PAGES.rawValue)
                    && !FlowBoxPages.hasLayout(box)
            }
            if isIgnored {
                if let result { g_value_set_boolean(result, 0) }
            } else {
                g_signal_chain_from_overridden(values, result)
            }
        }
        g_signal_override_class_closure(signalOfInitializedClass("move-cursor", type), type, closure)
    }

    /// Returns a Boolean value that indicates whether a child of a flow box has a size.
    private static func hasLayout(_ box: UnsafeMutableRawPointer?) -> Bool {
        nativeChildren(of: box?.assumingMemoryBound(to: GtkWidget.self))
            .contains { gtk_widget_get_width($0) > 0 || gtk_widget_get_height($0) > 0 }
    }
}
