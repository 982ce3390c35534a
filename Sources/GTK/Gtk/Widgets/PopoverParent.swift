import CGtk

extension Widget {
    /// Traps, naming what was asked for, where a popover is to be shown that no widget is the parent of.
    func requireParentOfPopover(_ what: StaticString) {
        let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_popover_get_type()) == 0 { return }
        if gtk_widget_get_parent(pointer.assumingMemoryBound(to: GtkWidget.self)) == nil {
            fatalError("\(what): \(self) is a popover without a parent, and can be shown nowhere")
        }
    }
}
