import CGtk
import Gsk

/// Takes the keyboard focus from a widget that was removed from its window.
///
/// The defect: GTK moves the focus only after the next frame, and until then the window's focus is a widget without a
/// parent. Keys go there, and neither the window's shortcuts nor the application's accelerators see them. Where the widget
/// that GTK chooses next claims to have taken the focus and has not, as a check button does that is not focusable, it stays
/// so for good, and so does the removed widget. Still so in 4.18.
///
/// The guard: when the widget that has the focus is removed, then before the next event,
/// - the row after it gets the focus, else one before it, else the list, where it was a row of a list or within one;
/// - else nothing in the window has it, and GTK chooses after the next frame.
///
/// A program that moves the focus itself, or puts the widget back, before the next event has its way.
@MainActor
enum RemovedFocus {
    /// A widget that was removed with the focus, to be handled before the next event.
    private struct Removal {
        /// The window, with a reference.
        let window: UnsafeMutablePointer<GtkWindow>
        /// The candidates for the focus, in order of preference, each with a reference.
        let successors: [UnsafeMutablePointer<GtkWidget>]
    }

    private static var removals: [Removal] = []
    private static let key = g_quark_from_string("combine-gtk-removed-focus")

    // MARK: Noticing

    /// Follows the focus of a window. Called for each window that enters GTK's list.
    static func watch(_ window: UnsafeMutableRawPointer) {
        guard GTKDefect.removedFocus.isPresent else { return }
        connectHandler(to: "notify::focus-widget", of: window) {
            guard let focus = gtk_window_get_focus(window.assumingMemoryBound(to: GtkWindow.self)) else { return }
            watchFocus(UnsafeMutableRawPointer(focus))
        }
    }

    /// Checks for the defect when a widget is unmapped, after it first had the focus.
    private static func watchFocus(_ widget: UnsafeMutableRawPointer) {
        let object = widget.assumingMemoryBound(to: GObject.self)
        if g_object_get_qdata(object, key) != nil { return }
        g_object_set_qdata(object, key, widget)
        // While it is unrealized, a widget that is being removed has its place in the window still.
        connectHandler(to: "unrealize", of: widget) { unrealized(widget.assumingMemoryBound(to: GtkWidget.self)) }
    }

    private static func unrealized(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard GTKDefect.removedFocus.isGuarded, let root = gtk_widget_get_root(widget) else { return }
        let pointer = UnsafeMutableRawPointer(root)
        let window = pointer.assumingMemoryBound(to: GtkWindow.self)
        // A window that is being destroyed has left GTK's list.
        guard WindowTeardown.isOpen(pointer), gtk_window_get_focus(window) == widget else { return }
        g_object_ref(window)
        if removals.isEmpty { scheduleMoves() }
        removals.append(Removal(window: window, successors: successors(of: widget)))
    }

    /// Returns the candidates for the focus after a widget is removed: the rows after its own, the previous rows, and
    /// the list.
    private static func successors(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        var row = widget
        // The widget that is being removed is unmapped with everything in it. Its container isn't.
        while let parent = gtk_widget_get_parent(row), gtk_widget_get_mapped(parent) == 0 { row = parent }
        guard let list = gtk_widget_get_parent(row), isList(list) else { return [] }
        var found: [UnsafeMutablePointer<GtkWidget>] = []
        var next = gtk_widget_get_next_sibling(row)
        while let current = next {
            found.append(current)
            next = gtk_widget_get_next_sibling(current)
        }
        var previous = gtk_widget_get_prev_sibling(row)
        while let current = previous {
            found.append(current)
            previous = gtk_widget_get_prev_sibling(current)
        }
        found.append(list)
        for successor in found { g_object_ref(successor) }
        return found
    }

    private static func isList(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        [gtk_list_box_get_type(), gtk_list_base_get_type(), gtk_flow_box_get_type()].contains {
            g_type_check_instance_is_a(&widget.pointee.parent_instance.g_type_instance, $0) != 0
        }
    }

    // MARK: Moving

    private static func scheduleMoves() {
        // Before the next event, which has the default priority.
        g_idle_add_full(
            G_PRIORITY_HIGH,
            { _ in
                MainThread.assume { RemovedFocus.moveAll() }
                return 0
            },
            nil,
            nil
        )
    }

    private static func moveAll() {
        // Taken out first, as moving the focus runs the program's handlers.
        let taken = removals
        removals = []
        for removal in taken {
            if isFocusLost(removal.window) { move(removal) }
            for successor in removal.successors { g_object_unref(successor) }
            g_object_unref(removal.window)
        }
    }

    private static func move(_ removal: Removal) {
        let window = UnsafeMutableRawPointer(removal.window)
        for successor in removal.successors {
            guard let root = gtk_widget_get_root(successor), UnsafeMutableRawPointer(root) == window,
                gtk_widget_get_mapped(successor) != 0
            else { continue }
            // The result isn't used, because some widgets report that they took the focus when they didn't.
            _ = gtk_widget_child_focus(successor, GTK_DIR_TAB_FORWARD)
            if isFocusLost(removal.window) { _ = gtk_widget_grab_focus(successor) }
            if !isFocusLost(removal.window) { return }
        }
        gtk_window_set_focus(removal.window, nil)
    }

    /// Returns a Boolean value that indicates whether the widget that has a window's focus is not in the window.
    private static func isFocusLost(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        guard let focus = gtk_window_get_focus(window) else { return false }
        return gtk_widget_get_root(focus).map { UnsafeMutableRawPointer($0) } != UnsafeMutableRawPointer(window)
    }
}
