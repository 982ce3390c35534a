import CGtk
@_spi(Binding) import Gsk

@MainActor
let editableImplementation = InterfaceImplementation(
    gtk_editable_get_type(),
    isImplemented: { $0 is any Editable.Type && !($0 is any NativeEditable.Type) }
) { interface, _ in
    guard let structure = interface?.assumingMemoryBound(to: GtkEditableInterface.self) else { return }
    structure.pointee.get_delegate = { editable in
        VirtualCall.perform("GtkEditableInterface.get_delegate", editable) { editable in
            // The delegate is stored with the C object, so that it's found even after the wrapper is deallocated.
            if let followed = FollowedDelegate.of(UnsafeMutableRawPointer(editable)) { return OpaquePointer(followed) }
            guard let object = VirtualCall.implementer(editable, as: (any Editable).self) else { return nil }
            return OpaquePointer((object as Object).editingDelegate.pointer)
        }
    }
} propertyDelegate: {
    $0.editingDelegate
}

extension Object {
    /// The delegate of an object whose Swift class implements ``Editable``. Traps if the delegate is nil or the object
    /// itself.
    fileprivate var editingDelegate: Object {
        guard let delegate = (self as? any Editable)?.delegate else {
            fatalError(
                "\(type(of: self)).delegate is nil: expected a widget that edits the text, created before super.init or "
                    + "by the class's template"
            )
        }
        guard delegate !== self else {
            fatalError("\(type(of: self)).delegate is the widget itself: expected another widget")
        }
        return delegate
    }
}

extension Widget {
    /// A Boolean value that indicates whether this class is a Swift class that implements ``Editable`` with a delegate.
    static var delegatesEditing: Bool { self is any Editable.Type && !(self is any NativeEditable.Type) }

    /// Forwards the delegate's signals until the widget is disposed of. `gtk_editable_init_delegate`.
    func followEditingDelegate() {
        guard FollowedDelegate.of(pointer) == nil else { return }
        FollowedDelegate.set(editingDelegate.pointer, of: pointer)
        gtk_editable_init_delegate(OpaquePointer(pointer))
    }
}

/// Stores the delegate whose signals a widget forwards. The widget retains the delegate.
private enum FollowedDelegate {
    private static let key: GQuark = g_quark_from_string("combine-gtk-editable-delegate")

    /// Returns the delegate whose signals a widget forwards, or nil if the widget doesn't forward signals yet.
    static func of(_ widget: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let widget else { return nil }
        return g_object_get_qdata(widget.assumingMemoryBound(to: GObject.self), key)
    }

    static func set(_ delegate: UnsafeMutableRawPointer, of widget: UnsafeMutableRawPointer) {
        let object = widget.assumingMemoryBound(to: GObject.self)
        g_object_set_qdata_full(object, key, g_object_ref(delegate)) { delegate in
            if let delegate { g_object_unref(delegate) }
        }
        // This code replaces `gtk_editable_finish_delegate`, which C classes call when they are disposed of. The
        // delegate may exist longer than the widget, and the data of its signal handlers is a pointer to the widget.
        // Therefore, the handlers must be disconnected.
        let disconnect: GWeakNotify = { delegate, widget in
            g_signal_handlers_disconnect_matched(delegate, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, widget)
        }
        g_object_weak_ref(object, disconnect, delegate)
    }
}
