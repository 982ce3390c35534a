import CGtk

/// The dialogs of a window, which are other windows or, with libadwaita, widgets inside the window.
extension Window {
    /// The open dialogs that are widgets inside the window, in the order in which they were shown. Only windows of
    /// libadwaita 1.5 or later have such dialogs.
    package var innerDialogs: [Widget] {
        // In a destroyed window, the widget that contains the dialogs no longer exists.
        guard WindowTeardown.isOpen(self) else { return [] }
        let name = "dialogs"
        let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
        guard let objectClass = instance.pointee.g_class.map({ UnsafeMutableRawPointer($0) }),
            let property = g_object_class_find_property(
                objectClass.assumingMemoryBound(to: GObjectClass.self),
                name
            ), g_type_is_a(property.pointee.value_type, g_list_model_get_type()) != 0
        else { return [] }
        var value = GValue()
        g_value_init(&value, property.pointee.value_type)
        defer { g_value_unset(&value) }
        g_object_get_property(pointer.assumingMemoryBound(to: GObject.self), name, &value)
        guard let model = g_value_get_object(&value).map({ OpaquePointer($0) }) else { return [] }
        return mapItems(of: model) { Widget.wrap($0) }
    }

    /// The dialog for which libadwaita created this window, or nil. libadwaita creates a window if the parent of a
    /// dialog can't contain the dialog.
    package var wrappedDialog: Widget? {
        guard let child = gtk_window_get_child(pointer.assumingMemoryBound(to: GtkWindow.self)) else { return nil }
        let widget = Widget.wrap(UnsafeMutableRawPointer(child))
        return widget.enclosingDialog === widget ? widget : nil
    }

    /// The open dialogs of the window and the dialogs of these dialogs. The dialogs inside a window precede those that
    /// are windows. Otherwise, they're in the order in which they were shown.
    package var openDialogs: [Widget] {
        guard let list = gtk_window_get_toplevels() else { return innerDialogs }
        let windows: [Window] = mapItems(of: list) { Window.wrap($0) }
        let dialogs = windows.filter { dialog in
            dialog.isMapped && sequence(first: dialog, next: \.transientFor).dropFirst().contains { $0 === self }
        }
        return innerDialogs + dialogs.flatMap { [$0.wrappedDialog ?? $0] + $0.innerDialogs }
    }
}

extension Widget {
    /// The libadwaita dialog that contains this widget, or this widget itself if it's a dialog. Otherwise, it's nil.
    /// The dialog is a widget, not a window.
    package var enclosingDialog: Widget? {
        let type = g_type_from_name("AdwDialog")
        guard type != 0, let found = gtk_widget_get_ancestor(widgetPointer, type) else { return nil }
        return Widget.wrap(UnsafeMutableRawPointer(found))
    }
}
