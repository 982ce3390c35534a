import CGtk
@_spi(Binding) import Gsk

/// The members of ``Editable`` that a class implements.
@MainActor
public protocol EditableRequirements: Widget {
    /// The part of the widget that edits the text, or nil for a GTK widget that edits the text itself.
    ///
    /// In a Swift class this is usually a `Text`. It's read once, when the object is created, so it must exist by then,
    /// as a stored property that is set before `super.init` or as an outlet of the class's template. All other members
    /// of ``Editable``, and the GObject properties and signals of the widget, are forwarded to the delegate.
    /// `GtkEditableInterface.get_delegate`. [Reference](https://docs.gtk.org/gtk4/vfunc.Editable.get_delegate.html)
    var delegate: (any Editable)? { get }
}

extension NativeEditable {
    /// The part of the widget that edits the text, or nil if the widget edits the text itself.
    ///
    /// `gtk_editable_get_delegate`. [Reference](https://docs.gtk.org/gtk4/method.Editable.get_delegate.html)
    public var delegate: (any Editable)? {
        requireInterface(gtk_editable_get_type(), "gtk_editable_get_delegate")
        return convertOptionalInterface(UnsafeRawPointer(gtk_editable_get_delegate(OpaquePointer(pointer))), .none)
    }
}
