import CGtk
import Gsk

extension Widget {
    /// The pointer to the C widget, as a typed pointer.
    package var widgetPointer: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// Makes the widgets of a direct subclass of `Widget` unparent their children when the widgets are disposed of, as
    /// GTK requires. For other classes, this method does nothing.
    static func unparentChildrenWhenDisposed(_ classPointer: UnsafeMutableRawPointer) {
        let type = classPointer.load(as: GType.self)
        guard g_type_parent(type) == gtk_widget_get_type() else { return }
        AttachedChildren.addClass(type)
        classPointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
            guard let object else { return }
            let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            g_type_class_peek(gtk_widget_get_type())?
                .assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
        }
    }

    /// Traps if an overridden method hasn't called `super` and has therefore left the widget in an unexpected state.
    func requireState(_ isRight: Bool, _ method: StaticString) {
        if !isRight { fatalError("\(type(of: self)).\(method)() must call super.\(method)()") }
    }
}
