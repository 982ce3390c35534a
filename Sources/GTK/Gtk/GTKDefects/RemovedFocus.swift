import CGtk
import Gsk

/// Prevents the keyboard focus from staying with a widget that was removed from its window.
///
/// The defect: GTK doesn't move the focus until the next frame. Until then, the removed widget is still the window's
/// focus widget and receives key events. The shortcuts of the window and the accelerators of the application don't
/// work. Some widgets report that they took the focus although they didn't take it. An example is a check button that
/// isn't focusable. If GTK chooses one of these widgets next, the focus never moves, and the removed widget is never
/// freed. If the removed widget is inserted and removed again before the next frame, GTK before version 4.24 never frees
/// it either, because it overwrites its reference to the widget. GTK 4.18 still has the defect.
///
/// The workaround moves the focus before the next event:
/// - If the removed widget was a list row, or was inside a list row, the focus moves to the next row. If there is no
///   next row, the focus moves to the previous row or to the list.
/// - Otherwise, the window's focus widget is set to nil, and GTK chooses another widget after the next frame.
///
/// If the program moves the focus itself before the next event, the workaround does nothing. If the program inserts the
/// widget again, the widget gets the focus again.
@MainActor
enum RemovedFocus {
    /// The removal of a focus widget, which must be handled before the next event.
    private struct Removal {
        /// The window, which is retained.
        let window: UnsafeMutablePointer<GtkWindow>
        /// The candidates for the focus, in order of preference. They are retained.
        var successors: [UnsafeMutablePointer<GtkWidget>]
        /// A Boolean value that indicates whether the widget was inserted again. The focus widget was then set to nil.
        var wasInserted = false
    }

    private static var removals: [Removal] = []
    private static let key = g_quark_from_string("combine-gtk-removed-focus")

    // MARK: Detecting

    /// Observes the focus of a window. Called for each window that is added to the GTK list of windows.
    static func watch(_ window: UnsafeMutableRawPointer) {
        guard GTKDefect.removedFocus.isPresent else { return }
        let changed: NotifyHandler = { window, _, _ in
            // `nonisolated(unsafe)` is safe here, because GTK moves the focus on the main thread.
            nonisolated(unsafe) let window = window?.assumingMemoryBound(to: GtkWindow.self)
            MainThread.assume {
                if let focus = gtk_window_get_focus(window) { RemovedFocus.watchFocus(UnsafeMutableRawPointer(focus)) }
            }
        }
        connectCallback(unsafeBitCast(changed, to: GCallback.self), to: "notify::focus-widget", of: window)
    }

    /// Observes a widget that has received the focus for the first time, to detect when it's removed and inserted again.
    private static func watchFocus(_ widget: UnsafeMutableRawPointer) {
        let object = widget.assumingMemoryBound(to: GObject.self)
        if g_object_get_qdata(object, key) != nil { return }
        g_object_set_qdata(object, key, widget)
        // While a widget is being removed, it's unrealized before it loses its parent.
        let unrealized: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { widget, _ in
            // `nonisolated(unsafe)` is safe here, because widgets are used on the main thread.
            nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
            MainThread.assume { if let widget { RemovedFocus.unrealized(widget) } }
        }
        connectCallback(unsafeBitCast(unrealized, to: GCallback.self), to: "unrealize", of: widget)
        let rooted: NotifyHandler = { widget, _, _ in
            // `nonisolated(unsafe)` is safe here, because widgets are used on the main thread.
            nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
            MainThread.assume { if let widget { RemovedFocus.rooted(widget) } }
        }
        connectCallback(unsafeBitCast(rooted, to: GCallback.self), to: "notify::root", of: widget)
    }

    /// Handles a focus widget that is inserted into its window again. If it were still the focus widget when it's removed
    /// the next time, GTK would retain it, or its removed ancestor, twice.
    private static func rooted(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard GTKDefect.removedFocus.isPatched, let root = gtk_widget_get_root(widget),
            let index = removals.firstIndex(where: {
                UnsafeMutableRawPointer($0.window) == UnsafeMutableRawPointer(root)
                    && gtk_window_get_focus($0.window) == widget
            })
        else { return }
        g_object_ref(widget)
        removals[index].successors.insert(widget, at: 0)
        removals[index].wasInserted = true
        gtk_window_set_focus(removals[index].window, nil)
    }

    private static func unrealized(_ widget: UnsafeMutablePointer<GtkWidget>) {
        guard GTKDefect.removedFocus.isPatched, let root = gtk_widget_get_root(widget) else { return }
        let pointer = UnsafeMutableRawPointer(root)
        let window = pointer.assumingMemoryBound(to: GtkWindow.self)
        // If the window is being destroyed, it isn't in the GTK list of windows anymore, and its focus doesn't matter.
        guard WindowTeardown.isOpen(pointer), gtk_window_get_focus(window) == widget else { return }
        g_object_ref(window)
        if removals.isEmpty { scheduleMoves() }
        removals.append(Removal(window: window, successors: successors(of: widget)))
    }

    /// Returns the candidates for the focus after a widget was removed: the following rows, then the previous rows,
    /// then the list.
    private static func successors(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        var row = widget
        // Only the removed widget and its descendants are unmapped. Therefore, the loop ends at the removed widget.
        while let parent = gtk_widget_get_parent(row), gtk_widget_get_mapped(parent) == 0 { row = parent }
        guard let list = gtk_widget_get_parent(row), isList(list) else { return [] }
        let following = sequence(first: row) { gtk_widget_get_next_sibling($0) }.dropFirst()
        let previous = sequence(first: row) { gtk_widget_get_prev_sibling($0) }.dropFirst()
        let found = Array(following) + Array(previous) + [list]
        for successor in found { g_object_ref(successor) }
        return found
    }

    private static func isList(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        [gtk_list_box_get_type(), gtk_list_base_get_type(), gtk_flow_box_get_type()].contains {
            isInstance(widget, of: $0)
        }
    }

    // MARK: Moving the focus

    private static func scheduleMoves() {
        // Events have the default priority. The idle function has a higher priority, so it runs before the next event.
        let function: GSourceFunc = { _ in
            MainThread.assume { RemovedFocus.moveAll() }
            return 0
        }
        g_idle_add_full(G_PRIORITY_HIGH, function, nil, nil)
    }

    private static func moveAll() {
        // The list is emptied first. Moving the focus runs the program's handlers, which may add removals to the list.
        let taken = removals
        removals = []
        for removal in taken {
            if isFocusLost(removal.window, orNil: removal.wasInserted) { move(removal) }
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
            // The result is ignored, because some widgets return true although they didn't take the focus.
            _ = gtk_widget_child_focus(successor, GTK_DIR_TAB_FORWARD)
            if isFocusLost(removal.window, orNil: true) { _ = gtk_widget_grab_focus(successor) }
            if !isFocusLost(removal.window, orNil: true) { return }
        }
        gtk_window_set_focus(removal.window, nil)
    }

    /// Returns a Boolean value that indicates whether the focus widget of a window is no longer in the window.
    ///
    /// - Parameter orNil: The result if the window has no focus widget.
    private static func isFocusLost(_ window: UnsafeMutablePointer<GtkWindow>, orNil: Bool) -> Bool {
        guard let focus = gtk_window_get_focus(window) else { return orNil }
        return gtk_widget_get_root(focus).map { UnsafeMutableRawPointer($0) } != UnsafeMutableRawPointer(window)
    }
}
