import CGtk
@_spi(Binding) import Gsk

/// The members of ``Editable`` that a class can implement.
@MainActor
public protocol EditableRequirements: Widget {
    /// The widget that edits the text on behalf of this widget, or nil for a GTK widget that edits the text itself.
    ///
    /// In a Swift class, the delegate is usually a `Text`. The property is read once, while the object is created.
    /// Therefore, it must be a stored property that is set before `super.init`, or an outlet of the class's template.
    /// All other members of ``Editable``, including the GObject properties and signals, are forwarded to the delegate.
    /// `GtkEditableInterface.get_delegate`. [Reference](https://docs.gtk.org/gtk4/vfunc.Editable.get_delegate.html)
    var delegate: (any Editable)? { get }
}

extension NativeEditable {
    /// The widget that edits the text on behalf of this widget, or nil if this widget edits the text itself.
    ///
    /// `gtk_editable_get_delegate`. [Reference](https://docs.gtk.org/gtk4/method.Editable.get_delegate.html)
    public var delegate: (any Editable)? {
        requireInterface(gtk_editable_get_type(), "gtk_editable_get_delegate")
        return convertOptionalInterface(UnsafeRawPointer(gtk_editable_get_delegate(OpaquePointer(pointer))), .none)
    }
}
