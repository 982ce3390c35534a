import CGtk
import Gsk

/// Prevents critical messages of popovers in windows without a focus widget.
///
/// The defect: a popover without focusable widgets checks whether it contains the window's focus widget, even if the
/// window has no focus widget. In this case, GTK logs a critical message. The same happens when the user presses Return
/// and the popover activates its default widget.
///
/// The workaround: two functions of the popover classes are replaced. One function moves the focus into a popover, and
/// the other activates the default widget. The replacements also work if the window has no focus widget.
@MainActor
enum UnfocusedPopover {
    private typealias Focus = @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean
    private typealias Activation = @convention(c) (UnsafeMutablePointer<GtkPopover>?) -> Void

    // The original C functions, which the workaround replaces. `nonisolated(unsafe)` is safe here, because `start()`
    // sets the properties once, before a window exists.
    nonisolated(unsafe) private static var popoverFocus: Focus?
    nonisolated(unsafe) private static var menuFocus: Focus?
    nonisolated(unsafe) private static var activation: Activation?

    /// Replaces the functions in the class structures. This must happen before subclasses copy the class structures.
    static func start() {
        guard GTKDefect.unfocusedPopover.isPresent else { return }
        // Both classes are initialized before the functions are replaced. Otherwise, the class of popover menus would
        // inherit the replacement as its original function. The references to the classes are never released.
        let menu = g_type_class_ref(gtk_popover_menu_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
        let popover = g_type_class_ref(gtk_popover_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
        menuFocus = menu.pointee.focus
        popoverFocus = popover.pointee.focus
        popover.pointee.focus = { widget, direction in
            UnfocusedPopover.moveFocus(widget, direction) ?? UnfocusedPopover.popoverFocus?(widget, direction) ?? 0
        }
        menu.pointee.focus = { widget, direction in
            UnfocusedPopover.moveFocus(widget, direction) ?? UnfocusedPopover.menuFocus?(widget, direction) ?? 0
        }
        // The class of popover menus inherits this function.
        activation = popoverClass(popover).pointee.activate_default
        for structure in [popover, menu] {
            popoverClass(structure).pointee.activate_default = { UnfocusedPopover.activateDefault($0) }
            // Each popover adds an action with this name that calls the original function. This action of the class
            // takes precedence over the popover's action.
            gtk_widget_class_install_action(structure, "default.activate", nil) { popover, _, _ in
                UnfocusedPopover.activateDefault(
                    UnsafeMutableRawPointer(popover)?.assumingMemoryBound(to: GtkPopover.self)
                )
            }
        }
    }

    private static func popoverClass(
        _ structure: UnsafeMutablePointer<GtkWidgetClass>
    ) -> UnsafeMutablePointer<GtkPopoverClass> {
        UnsafeMutableRawPointer(structure).assumingMemoryBound(to: GtkPopoverClass.self)
    }

    /// Activates the default widget of a popover. If the window has a focus widget, calls the original function.
    private nonisolated static func activateDefault(_ popover: UnsafeMutablePointer<GtkPopover>?) {
        // `nonisolated(unsafe)` is safe here, because popovers are used on the main thread.
        nonisolated(unsafe) let popover = popover
        MainThread.assume {
            guard GTKDefect.unfocusedPopover.isPatched, let popover,
                let root = gtk_widget_get_root(
                    UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
                ),
                gtk_root_get_focus(root) == nil
            else { return activation?(popover) ?? () }
            // GTK has no function that returns the default widget.
            var value = GValue()
            g_value_init(&value, gtk_widget_get_type())
            g_object_get_property(
                UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GObject.self),
                "default-widget",
                &value
            )
            if let widget = g_value_get_object(&value)?.assumingMemoryBound(to: GtkWidget.self),
                gtk_widget_is_sensitive(widget) != 0
            {
                gtk_widget_activate(widget)
            }
            g_value_unset(&value)
        }
    }

    /// Moves the focus into a popover whose window has no focus widget. Returns nil if the window has a focus widget.
    private nonisolated static func moveFocus(
        _ widget: UnsafeMutablePointer<GtkWidget>?,
        _ direction: GtkDirectionType
    ) -> gboolean? {
        // `nonisolated(unsafe)` is safe here, because GTK moves the focus on the main thread.
        nonisolated(unsafe) let widget = widget
        return MainThread.assume {
            guard GTKDefect.unfocusedPopover.isPatched, let widget, gtk_widget_get_visible(widget) != 0,
                let root = gtk_widget_get_root(widget), gtk_root_get_focus(root) == nil
            else { return nil }
            return nativeChildren(of: widget).contains { gtk_widget_child_focus($0, direction) != 0 } ? 1 : 0
        }
    }
}
