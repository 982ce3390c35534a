import CGtk
import Gsk

extension Widget {
    /// Traps if this widget is a popover that has no parent, or whose window hasn't been shown. Such a popover can't be
    /// shown.
    func requireParentOfPopover(_ what: StaticString) {
        if !isInstance(pointer, of: gtk_popover_get_type()) { return }
        let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
        if gtk_widget_get_parent(widget) == nil {
            fatalError("\(what): \(self) is a popover without a parent, and can't be shown")
        }
        if gtk_widget_get_root(widget) != nil { requireShownRoot(what) }
    }
}
