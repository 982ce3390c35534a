import CGtk

extension Widget {
    /// Traps if the widget isn't in a window.
    ///
    /// GTK would log a warning. If the widget has its own surface, as a popover does, GTK would crash.
    func requireRoot(_ function: StaticString) {
        if gtk_widget_get_root(pointer.assumingMemoryBound(to: GtkWidget.self)) == nil {
            fatalError("\(function): \(self) isn't in a window")
        }
    }

    /// Traps if the widget isn't in a window that has been shown. For a popover, the parent must be in such a window.
    ///
    /// GTK would show the popover without its window, and crash when the window is destroyed.
    func requireShownRoot(_ function: StaticString) {
        guard let root = gtk_widget_get_root(pointer.assumingMemoryBound(to: GtkWidget.self)) else {
            fatalError("\(function): \(self) isn't in a window")
        }
        guard gtk_widget_get_realized(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)) != 0 else {
            fatalError("\(function): \(self) is in a window that hasn't been shown yet. Present the window first.")
        }
    }
}
