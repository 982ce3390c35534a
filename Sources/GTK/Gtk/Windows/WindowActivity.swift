import CGtk
import Gsk

/// Detects operations of GTK during which a window must not be destroyed.
///
/// GTK doesn't expect that a window is destroyed while GTK shows, hides, measures, allocates or draws widgets, or binds
/// a row of a list, or while the focus or the pointer leaves a widget. If the program closes or destroys a window during
/// such an operation, the window is destroyed in the next iteration of the main loop.
@MainActor
enum WindowActivity {
    private static let widgetSignals = signals(
        ["map", "unmap", "realize", "unrealize", "state-flags-changed"],
        of: gtk_widget_get_type()
    )
    private static let show = g_signal_lookup("show", gtk_widget_get_type())
    private static let factorySignals = signals(
        ["setup", "bind", "unbind", "teardown"],
        of: gtk_signal_list_item_factory_get_type()
    )
    private static let clockSignals = signals(["layout", "paint"], of: gdk_frame_clock_get_type())

    /// The properties that GTK changes together with the focus.
    private static let focusProperties = ["has-focus", "focus-widget"].map { (name: String) in
        g_quark_from_string(name)
    }
    /// While the focus or the pointer moves, GTK emits these signals for a widget and its ancestors, without retaining
    /// the widgets.
    private static let crossingSignals =
        signals(["enter", "leave", "notify"], of: gtk_event_controller_focus_get_type())
        + signals(["enter", "leave"], of: gtk_event_controller_motion_get_type())

    /// Returns the identifiers of signals. They can be looked up only after the class is initialized.
    private static func signals(_ names: [String], of type: GType) -> [guint] {
        guard let typeClass = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(typeClass) }
        return names.map { g_signal_lookup($0, type) }
    }

    /// Returns a Boolean value that indicates whether a window must not be destroyed now.
    static func isBusy(_ window: Window) -> Bool {
        if let clock = gtk_widget_get_frame_clock(window.widgetPointer), isEmitting(clock, clockSignals) { return true }
        // If the window is emitting `show`, `gtk_window_present` may have caused the emission. That function uses the
        // window's surface after the emission.
        return isEmitting(OpaquePointer(window.widgetPointer), [show]) || isBusy(window.widgetPointer)
    }

    private static func isBusy(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if isEmitting(OpaquePointer(widget), widgetSignals) { return true }
        // The class handler of `show` measures a popover. During the measurement, the popover isn't mapped yet.
        if gtk_widget_get_mapped(widget) == 0, isEmitting(OpaquePointer(widget), [show]) { return true }
        if isCrossing(widget) { return true }
        if factories(of: widget).contains(where: { isEmitting($0, factorySignals) }) { return true }
        return nativeChildren(of: widget).contains { isBusy($0) }
    }

    /// Returns a Boolean value that indicates whether the focus or the pointer is entering or leaving a widget.
    private static func isCrossing(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let hint = g_signal_get_invocation_hint(UnsafeMutableRawPointer(widget))
        if let hint, focusProperties.contains(hint.pointee.detail) { return true }
        guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        return mapItems(of: controllers) { isEmitting(OpaquePointer($0), crossingSignals) }.contains(true)
    }

    private static func factories(of widget: UnsafeMutablePointer<GtkWidget>) -> [OpaquePointer] {
        let view = OpaquePointer(widget)
        let found: [OpaquePointer?]
        if isInstance(widget, of: gtk_list_view_get_type()) {
            found = [gtk_list_view_get_factory(view)]
        } else if isInstance(widget, of: gtk_grid_view_get_type()) {
            found = [gtk_grid_view_get_factory(view)]
        } else if isInstance(widget, of: gtk_column_view_get_type()), let columns = gtk_column_view_get_columns(view) {
            found = mapItems(of: columns) { gtk_column_view_column_get_factory(OpaquePointer($0)) }
        } else {
            found = []
        }
        return found.compactMap { $0 }
    }

    private static func isEmitting(_ object: OpaquePointer, _ signals: [guint]) -> Bool {
        guard let hint = g_signal_get_invocation_hint(UnsafeMutableRawPointer(object)) else { return false }
        return signals.contains(hint.pointee.signal_id)
    }
}
