import CGtk
import Gsk

extension Widget {
    /// The pointer to the widget with its C type.
    package var widgetPointer: UnsafeMutablePointer<GtkWidget> {
        pointer.assumingMemoryBound(to: GtkWidget.self)
    }

    /// Makes objects of a direct subclass of `Widget` unparent their children during disposal, as GTK requires.
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

    /// Traps if an overridden method didn't call `super` and left the widget in an unexpected state.
    func requireState(_ isRight: Bool, _ method: StaticString) {
        if !isRight { fatalError("\(type(of: self)).\(method)() must call super.\(method)()") }
    }
}
